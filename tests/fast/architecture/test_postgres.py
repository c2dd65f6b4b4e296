import pytest
import sqlalchemy


@pytest.mark.parametrize("time", ["first", "second"])
def test_each_test_gets_an_empty_database_of_a_real_postgresql(postgres_url: str, time: str) -> None:
    engine = sqlalchemy.create_engine(postgres_url)
    try:
        assert sqlalchemy.inspect(engine).get_table_names() == []
        with engine.begin() as connection:
            connection.execute(sqlalchemy.text(f"CREATE TABLE left_by_the_{time} (n int)"))
        assert engine.dialect.server_version_info >= (16,)
    finally:
        engine.dispose()
