<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>screens</name>
    <message>
        <source>white</source>
        <translation>en blanco</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>en plata</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>en gris</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>en amarillo</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>en naranja</translation>
    </message>
    <message>
        <source>red</source>
        <translation>en rojo</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>en rosa</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>en morado</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>en azul</translation>
    </message>
    <message>
        <source>green</source>
        <translation>en verde</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>en marrón</translation>
    </message>
    <message>
        <source>black</source>
        <translation>en negro</translation>
    </message>
    <message>
        <source>Start of shift</source>
        <translation>Inicio del turno</translation>
    </message>
    <message>
        <source>Table reopened</source>
        <translation>Mesa reabierta</translation>
    </message>
    <message>
        <source>End of shift</source>
        <translation>Fin del turno</translation>
    </message>
    <message>
        <source>No players</source>
        <translation>Sin jugadores</translation>
    </message>
    <message>
        <source>Fault at the table</source>
        <translation>Fallo en la mesa</translation>
    </message>
    <message>
        <source>Pit manager&apos;s order</source>
        <translation>Orden del jefe de pit</translation>
    </message>
    <message>
        <source>Limits changed</source>
        <translation>Cambio de límites</translation>
    </message>
    <message>
        <source>Pay table changed</source>
        <translation>Cambio de tabla de pagos</translation>
    </message>
    <message>
        <source>New deck counted and checked</source>
        <translation>Baraja nueva contada y revisada</translation>
    </message>
    <message>
        <source>Scheduled change</source>
        <translation>Cambio programado</translation>
    </message>
    <message>
        <source>Seen on camera</source>
        <translation>Visto en cámara</translation>
    </message>
    <message>
        <source>Seen at the table and on camera</source>
        <translation>Visto en la mesa y en cámara</translation>
    </message>
    <message>
        <source>Seen at the table</source>
        <translation>Visto en la mesa</translation>
    </message>
    <message>
        <source>Agreed with surveillance</source>
        <translation>Acordado con vigilancia</translation>
    </message>
    <message>
        <source>Counted together</source>
        <translation>Contado juntos</translation>
    </message>
    <message>
        <source>Counted together on camera</source>
        <translation>Contado juntos ante la cámara</translation>
    </message>
    <message>
        <source>Miscounted</source>
        <translation>Mal contado</translation>
    </message>
    <message>
        <source>Written on the wrong form</source>
        <translation>Anotado en otra hoja</translation>
    </message>
    <message>
        <source>The chips were not moved</source>
        <translation>Las fichas no se movieron</translation>
    </message>
    <message>
        <source>As posted</source>
        <translation>Según lo anunciado</translation>
    </message>
    <message>
        <source>Manager&apos;s decision</source>
        <translation>Decisión del gerente</translation>
    </message>
    <message>
        <source>Overpaid</source>
        <translation>Pagado de más</translation>
    </message>
    <message>
        <source>Underpaid</source>
        <translation>Pagado de menos</translation>
    </message>
    <message>
        <source>Wrong wager recorded</source>
        <translation>Apuesta mal registrada</translation>
    </message>
    <message>
        <source>The device is put right</source>
        <translation>El dispositivo está arreglado</translation>
    </message>
    <message>
        <source>House decision</source>
        <translation>Decisión de la casa</translation>
    </message>
    <message>
        <source>The wager came late</source>
        <translation>La apuesta llegó tarde</translation>
    </message>
    <message>
        <source>A card is marked</source>
        <translation>Hay una carta marcada</translation>
    </message>
    <message>
        <source>The deck is not whole</source>
        <translation>La baraja no está completa</translation>
    </message>
    <message>
        <source>± {seconds} s</source>
        <translation>± {seconds} s</translation>
    </message>
    <message>
        <source>Console {name}</source>
        <translation>Consola {name}</translation>
    </message>
    <message>
        <source>{name} is signed on. Somebody else may sign on here.</source>
        <translation>{name} está en la consola. Aquí puede entrar otra persona.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Sign on to look back. Each look is written in the console&apos;s journal.</source>
        <translation>Entre para ver lo pasado. Cada consulta queda escrita en el diario de la consola.</translation>
    </message>
    <message>
        <source>Sign on</source>
        <translation>Entrar</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Signed off</source>
        <translation>Sesión cerrada</translation>
    </message>
    <message>
        <source>Enter number and PIN.</source>
        <translation>Introduzca número y PIN.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Sign off</source>
        <translation>Cerrar sesión</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar todo</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>chip {denomination}</source>
        <translation>ficha {denomination}</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Irregularity</source>
        <translation>Incidencia</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Supervisor</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>Tablas de pagos</translation>
    </message>
    <message>
        <source>The journal does not take what happened</source>
        <translation>El diario no registra lo ocurrido</translation>
    </message>
    <message>
        <source>CHECKLIST OFF</source>
        <translation>LISTA APAGADA</translation>
    </message>
    <message>
        <source>{cents}¢ in coin</source>
        <translation>{cents}¢ en monedas</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Crupier</translation>
    </message>
    <message>
        <source>Surveillance</source>
        <translation>Vigilancia</translation>
    </message>
    <message>
        <source>Auditor</source>
        <translation>Auditor</translation>
    </message>
    <message>
        <source>Administrator</source>
        <translation>Administrador</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Reparte</translation>
    </message>
    <message>
        <source>Deals, approves, opens tables</source>
        <translation>Reparte, aprueba, abre mesas</translation>
    </message>
    <message>
        <source>Watches and reviews</source>
        <translation>Observa y revisa</translation>
    </message>
    <message>
        <source>Approves, opens tables, manages operators</source>
        <translation>Aprueba, abre mesas, gestiona operadores</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Activo</translation>
    </message>
    <message>
        <source>Locked out</source>
        <translation>Bloqueado</translation>
    </message>
    <message>
        <source>Disabled</source>
        <translation>Dado de baja</translation>
    </message>
    <message>
        <source>{whose} · by hand: the reader is in doubt</source>
        <translation>{whose} · a mano: el lector duda</translation>
    </message>
    <message>
        <source>{whose} · read {count} of {due}: {cards}</source>
        <translation>{whose} · leídas {count} de {due}: {cards}</translation>
    </message>
    <message>
        <source>{count} positions · {amount}</source>
        <translation>{count} posiciones · {amount}</translation>
    </message>
    <message>
        <source>{plays} play · {folds} fold</source>
        <translation>Juegan: {plays} · Se retiran: {folds}</translation>
    </message>
    <message>
        <source>See to the reader</source>
        <translation>Revise el lector</translation>
    </message>
    <message>
        <source>It reports a fault</source>
        <translation>Informa un fallo</translation>
    </message>
    <message>
        <source>Open position {seat}</source>
        <translation>Abrir posición {seat}</translation>
    </message>
    <message>
        <source>Position {seat}</source>
        <translation>Posición {seat}</translation>
    </message>
    <message>
        <source>Dealer&apos;s hand</source>
        <translation>Mano del crupier</translation>
    </message>
    <message>
        <source>Show the Draw card</source>
        <translation>Muestre la carta Draw</translation>
    </message>
    <message>
        <source>Show the cards to the reader</source>
        <translation>Muestre las cartas al lector</translation>
    </message>
    <message>
        <source>Position {seat} · touch: by hand</source>
        <translation>Posición {seat} · toque: a mano</translation>
    </message>
    <message>
        <source>Dealer&apos;s hand · touch: by hand</source>
        <translation>Mano del crupier · toque: a mano</translation>
    </message>
    <message>
        <source>Tucked · position {seat}</source>
        <translation>Metida debajo · posición {seat}</translation>
    </message>
    <message>
        <source>Collected · position {seat}</source>
        <translation>Recogido · posición {seat}</translation>
    </message>
    <message>
        <source>show position {seat}</source>
        <translation>muestre posición {seat}</translation>
    </message>
    <message>
        <source>open position {seat}</source>
        <translation>abrir posición {seat}</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pagado</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>Recogido</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Devuelto</translation>
    </message>
    <message>
        <source>Nothing paid</source>
        <translation>Nada pagado</translation>
    </message>
    <message>
        <source>Pushed</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>Liquidado</translation>
    </message>
    <message>
        <source>1 position · {amount}</source>
        <translation>1 posición · {amount}</translation>
    </message>
    <message>
        <source>Nobody has an Ante</source>
        <translation>Nadie tiene Ante</translation>
    </message>
    <message>
        <source>Round {number} · position {seat}</source>
        <translation>Ronda {number} · posición {seat}</translation>
    </message>
    <message>
        <source>Open the dealer&apos;s hand</source>
        <translation>Abrir la mano del crupier</translation>
    </message>
    <message>
        <source>Draw card</source>
        <translation>Carta Draw</translation>
    </message>
    <message>
        <source>Place wagers</source>
        <translation>Ponga apuestas</translation>
    </message>
    <message>
        <source>Touch a circle</source>
        <translation>Toque un círculo</translation>
    </message>
    <message>
        <source>Same again</source>
        <translation>Lo mismo</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>No va más</translation>
    </message>
    <message>
        <source>Rest in the rack</source>
        <translation>Resto en la bandeja</translation>
    </message>
    <message>
        <source>Lock decisions</source>
        <translation>Fijar decisiones</translation>
    </message>
    <message>
        <source>Call the supervisor</source>
        <translation>Llame al supervisor</translation>
    </message>
    <message>
        <source>Position {seat}: payment on hold</source>
        <translation>Posición {seat}: pago en espera</translation>
    </message>
    <message>
        <source>The deal pays more than its limit</source>
        <translation>La mano paga más que su límite</translation>
    </message>
    <message>
        <source>New deck in play</source>
        <translation>Baraja nueva en juego</translation>
    </message>
    <message>
        <source>A supervisor confirms</source>
        <translation>Confirma un supervisor</translation>
    </message>
    <message>
        <source>Returned · deck is back</source>
        <translation>Devuelto · baraja de vuelta</translation>
    </message>
    <message>
        <source>Deck is back</source>
        <translation>Baraja devuelta</translation>
    </message>
    <message>
        <source>Then: the next round</source>
        <translation>Luego: la próxima ronda</translation>
    </message>
    <message>
        <source>1 chip counted</source>
        <translation>1 ficha contada</translation>
    </message>
    <message>
        <source>{chips} chips counted</source>
        <translation>{chips} fichas contadas</translation>
    </message>
    <message>
        <source>As many as were accepted</source>
        <translation>Tantas como las aceptadas</translation>
    </message>
    <message>
        <source>Jackpot · position {seat}</source>
        <translation>Jackpot · posición {seat}</translation>
    </message>
    <message>
        <source>Begin its approval</source>
        <translation>Iniciar su aprobación</translation>
    </message>
    <message>
        <source>Choose above</source>
        <translation>Elija arriba</translation>
    </message>
    <message>
        <source>Pending Jackpot</source>
        <translation>Pending Jackpot</translation>
    </message>
    <message>
        <source>Position {seat}: jackpot pending</source>
        <translation>Posición {seat}: jackpot pendiente</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Repartiendo</translation>
    </message>
    <message>
        <source>Rest to the rack</source>
        <translation>Resto a la bandeja</translation>
    </message>
    <message>
        <source>The reader reports it</source>
        <translation>Lo informa el lector</translation>
    </message>
    <message>
        <source>Deck back</source>
        <translation>Devolver baraja</translation>
    </message>
    <message>
        <source>Position {seat} dealt</source>
        <translation>Posición {seat} repartida</translation>
    </message>
    <message>
        <source>Dealer&apos;s hand dealt</source>
        <translation>Mano del crupier repartida</translation>
    </message>
    <message>
        <source>As this terminal shows it</source>
        <translation>Según este terminal</translation>
    </message>
    <message>
        <source>House procedures</source>
        <translation>Procedimientos de la casa</translation>
    </message>
    <message>
        <source>todo</source>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>current</source>
        <translation>actual</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>overridden</source>
        <translation>anulado</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>no aplica</translation>
    </message>
    <message>
        <source>deferred</source>
        <translation>aplazado</translation>
    </message>
    <message>
        <source>CALLED OFF</source>
        <translation>RONDA ANULADA</translation>
    </message>
    <message>
        <source>COMPLETE, WITH OVERRIDDEN STEPS</source>
        <translation>COMPLETO, CON PASOS OMITIDOS</translation>
    </message>
    <message>
        <source>COMPLETE</source>
        <translation>COMPLETO</translation>
    </message>
    <message>
        <source>Touch a circle for a wager</source>
        <translation>Toque un círculo para apostar</translation>
    </message>
    <message>
        <source>Everyone plays until touched</source>
        <translation>Todos juegan salvo que los toque</translation>
    </message>
    <message>
        <source>CHECKLIST</source>
        <translation>LISTA DE PASOS</translation>
    </message>
    <message>
        <source>CLOSED</source>
        <translation>CERRADO</translation>
    </message>
    <message>
        <source>PENDING</source>
        <translation>ESPERA</translation>
    </message>
    <message>
        <source>HIT</source>
        <translation>PREMIO</translation>
    </message>
    <message>
        <source>Now {amount}</source>
        <translation>Ahora {amount}</translation>
    </message>
    <message>
        <source>HOLD</source>
        <translation>ESPERA</translation>
    </message>
    <message>
        <source>{wager} ONLY</source>
        <translation>SOLO {wager}</translation>
    </message>
    <message>
        <source>NO ANTE</source>
        <translation>SIN ANTE</translation>
    </message>
    <message>
        <source>Tucked</source>
        <translation>Metida debajo</translation>
    </message>
    <message>
        <source>LATE</source>
        <translation>TARDE</translation>
    </message>
    <message>
        <source>OUT</source>
        <translation>FUERA</translation>
    </message>
    <message>
        <source>PLAY</source>
        <translation>JUEGA</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>boca abajo</translation>
    </message>
    <message>
        <source>FOLD</source>
        <translation>RETIRA</translation>
    </message>
    <message>
        <source>DEALER</source>
        <translation>CRUPIER</translation>
    </message>
    <message>
        <source>Player of position {seat}</source>
        <translation>Jugador de posición {seat}</translation>
    </message>
    <message>
        <source>Paid once the jackpot is: {what}</source>
        <translation>Se paga después del jackpot: {what}</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>pierde</translation>
    </message>
    <message>
        <source>forfeited</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>Paid once the hold is decided: {what}</source>
        <translation>Se paga cuando se decida la espera: {what}</translation>
    </message>
    <message>
        <source>{what}: corrected by {name}</source>
        <translation>{what}: corrigió {name}</translation>
    </message>
    <message>
        <source>The manual</source>
        <translation>El manual</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Espere</translation>
    </message>
    <message>
        <source>Return {amount}</source>
        <translation>Devuelva {amount}</translation>
    </message>
    <message>
        <source>nothing paid, was {before}</source>
        <translation>sin pago, antes: {before}</translation>
    </message>
    <message>
        <source>was: {before}</source>
        <translation>antes: {before}</translation>
    </message>
    <message>
        <source>Paid before: {what}</source>
        <translation>Pagado antes: {what}</translation>
    </message>
    <message>
        <source>POSITION {seat}</source>
        <translation>POSICIÓN {seat}</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corregido</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Paga</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Recupere</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>{count} h</source>
        <translation>{count} h</translation>
    </message>
    <message>
        <source>{count} s</source>
        <translation>{count} s</translation>
    </message>
    <message>
        <source>{count} min</source>
        <translation>{count} min</translation>
    </message>
    <message>
        <source>of it from meters: {amount}</source>
        <translation>de contadores: {amount}</translation>
    </message>
    <message>
        <source>Payments corrected: {count}</source>
        <translation>Pagos corregidos: {count}</translation>
    </message>
    <message>
        <source>Table {name}</source>
        <translation>Mesa {name}</translation>
    </message>
    <message>
        <source>Reader lost</source>
        <translation>Lector perdido</translation>
    </message>
    <message>
        <source>Reader fault</source>
        <translation>Fallo del lector</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>Reader quiet</source>
        <translation>Lector callado</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Conectando</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Lector</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Bandeja</translation>
    </message>
    <message>
        <source>even</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>cerrada</translation>
    </message>
    <message>
        <source>no dealer</source>
        <translation>sin crupier</translation>
    </message>
    <message>
        <source>SIMULATED</source>
        <translation>SIMULADO</translation>
    </message>
    <message>
        <source>All wagers returned</source>
        <translation>Apuestas devueltas</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Recogido</translation>
    </message>
    <message>
        <source>revision</source>
        <translation>revisión</translation>
    </message>
    <message>
        <source>An approval needs a reason</source>
        <translation>Una aprobación necesita un motivo</translation>
    </message>
    <message>
        <source>Choose a reason from the list.</source>
        <translation>Elija un motivo de la lista.</translation>
    </message>
    <message>
        <source>Not all of it was looked at</source>
        <translation>No se ha visto todo</translation>
    </message>
    <message>
        <source>Turn to the last page, then approve.</source>
        <translation>Pase a la última página y luego apruebe.</translation>
    </message>
    <message>
        <source>Ask surveillance, then enter its reference.</source>
        <translation>Pregunte a vigilancia e introduzca su referencia.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Aprobar</translation>
    </message>
    <message>
        <source>{what} · {event}</source>
        <translation>{what} · {event}</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Baraja nueva</translation>
    </message>
    <message>
        <source>The deck is out of use.</source>
        <translation>La baraja está fuera de uso.</translation>
    </message>
    <message>
        <source>Payment over the threshold</source>
        <translation>Pago sobre el umbral</translation>
    </message>
    <message>
        <source>Other reason</source>
        <translation>Otro motivo</translation>
    </message>
    <message>
        <source>Number and PIN</source>
        <translation>Número y PIN</translation>
    </message>
    <message>
        <source>Choose the reason</source>
        <translation>Elija el motivo</translation>
    </message>
    <message>
        <source>First look at page {page}</source>
        <translation>Mire antes la página {page}</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Tréboles</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Diamantes</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Corazones</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picas</translation>
    </message>
    <message>
        <source>{cards} lies on the table already</source>
        <translation>{cards} ya está en la mesa</translation>
    </message>
    <message>
        <source>Look once more</source>
        <translation>Mire otra vez</translation>
    </message>
    <message>
        <source>{rank} of which suit?</source>
        <translation>{rank}: ¿de qué palo?</translation>
    </message>
    <message>
        <source>Cards as they lie: {left}</source>
        <translation>Cartas como están: {left}</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Ya anotada</translation>
    </message>
    <message>
        <source>Look again, or report the card.</source>
        <translation>Mire otra vez, o informe la carta.</translation>
    </message>
    <message>
        <source>The second of you counts the box, without having seen the first count.</source>
        <translation>El segundo de ustedes cuenta la caja sin haber visto el primer recuento.</translation>
    </message>
    <message>
        <source>Dealer and supervisor count the tray together.</source>
        <translation>Crupier y supervisor cuentan juntos la bandeja.</translation>
    </message>
    <message>
        <source>Count what came before it goes into the tray.</source>
        <translation>Cuente lo que llegó antes de ponerlo en la bandeja.</translation>
    </message>
    <message>
        <source>Count what goes before it leaves the table.</source>
        <translation>Cuente lo que sale antes de que deje la mesa.</translation>
    </message>
    <message>
        <source>The first of you counts the box.</source>
        <translation>El primero de ustedes cuenta la caja.</translation>
    </message>
    <message>
        <source>The two counts differ</source>
        <translation>Los dos recuentos no coinciden</translation>
    </message>
    <message>
        <source>Count the box again, both of you.</source>
        <translation>Cuenten otra vez la caja, los dos.</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Firmar</translation>
    </message>
    <message>
        <source>Dealer and supervisor</source>
        <translation>Crupier y supervisor</translation>
    </message>
    <message>
        <source>Count again</source>
        <translation>Contar otra vez</translation>
    </message>
    <message>
        <source>By the second person</source>
        <translation>Por la segunda persona</translation>
    </message>
    <message>
        <source>is being counted</source>
        <translation>se está contando</translation>
    </message>
    <message>
        <source>Number on paper</source>
        <translation>Número en papel</translation>
    </message>
    <message>
        <source>Pay in full</source>
        <translation>Pagar completo</translation>
    </message>
    <message>
        <source>Pay up to the posted limit</source>
        <translation>Pagar hasta el límite anunciado</translation>
    </message>
    <message>
        <source>Position {seat}: {what}</source>
        <translation>Posición {seat}: {what}</translation>
    </message>
    <message>
        <source>The deal pays more than the posted limit</source>
        <translation>La mano paga más que el límite anunciado</translation>
    </message>
    <message>
        <source>OVER THE LIMIT OF A DEAL</source>
        <translation>SOBRE EL LÍMITE POR MANO</translation>
    </message>
    <message>
        <source>All payments of this deal together are over the limit.</source>
        <translation>Todos los pagos de esta mano juntos superan el límite.</translation>
    </message>
    <message>
        <source>No round is finished yet</source>
        <translation>Aún no terminó ninguna ronda</translation>
    </message>
    <message>
        <source>No table was opened yet</source>
        <translation>Aún no se abrió ninguna mesa</translation>
    </message>
    <message>
        <source>No reader is in use</source>
        <translation>No se usa ningún lector</translation>
    </message>
    <message>
        <source>No other one is set up</source>
        <translation>No hay otro configurado</translation>
    </message>
    <message>
        <source>Dark felt</source>
        <translation>Tapete oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Cuatro colores</translation>
    </message>
    <message>
        <source>Red and black</source>
        <translation>Rojo y negro</translation>
    </message>
    <message>
        <source>Between rounds</source>
        <translation>Entre rondas</translation>
    </message>
    <message>
        <source>No dealer has signed on</source>
        <translation>Ningún crupier ha entrado</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>The last ten rounds</source>
        <translation>Las últimas diez rondas</translation>
    </message>
    <message>
        <source>As printed, to read and search</source>
        <translation>Como está impreso, con búsqueda</translation>
    </message>
    <message>
        <source>Lock the screen</source>
        <translation>Bloquear la pantalla</translation>
    </message>
    <message>
        <source>What it says, what to do</source>
        <translation>Qué dice y qué hacer</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Pantalla</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Palos</translation>
    </message>
    <message>
        <source>Another count</source>
        <translation>Otra cuenta</translation>
    </message>
    <message>
        <source>Not as many as were accepted</source>
        <translation>No tantas como las aceptadas</translation>
    </message>
    <message>
        <source>MORE</source>
        <translation>MÁS</translation>
    </message>
    <message>
        <source>What do you need?</source>
        <translation>¿Qué necesita?</translation>
    </message>
    <message>
        <source>How many chips were collected?</source>
        <translation>¿Cuántas fichas se recogieron?</translation>
    </message>
    <message>
        <source>The two PINs are different</source>
        <translation>Los dos PIN son distintos</translation>
    </message>
    <message>
        <source>Enter both again.</source>
        <translation>Introduzca los dos otra vez.</translation>
    </message>
    <message>
        <source>The person enters a number, then a PIN twice. A badge may be shown now.</source>
        <translation>La persona introduce un número y luego un PIN dos veces. Ahora puede mostrar una tarjeta.</translation>
    </message>
    <message>
        <source>The person enters a new PIN twice. A new badge may be shown now.</source>
        <translation>La persona introduce un PIN nuevo dos veces. Ahora puede mostrar una tarjeta nueva.</translation>
    </message>
    <message>
        <source>The PIN, twice</source>
        <translation>El PIN, dos veces</translation>
    </message>
    <message>
        <source>New operator</source>
        <translation>Operador nuevo</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>PIN nuevo</translation>
    </message>
    <message>
        <source>Put in force</source>
        <translation>Poner en vigor</translation>
    </message>
    <message>
        <source>The badge is read</source>
        <translation>La tarjeta está leída</translation>
    </message>
    <message>
        <source>No badge is shown yet</source>
        <translation>Aún no se ha mostrado una tarjeta</translation>
    </message>
    <message>
        <source>Position {seat} · {spot}</source>
        <translation>Posición {seat} · {spot}</translation>
    </message>
    <message>
        <source>What did the hand achieve?</source>
        <translation>¿Qué jugada logró la mano?</translation>
    </message>
    <message>
        <source>On record</source>
        <translation>Registrada</translation>
    </message>
    <message>
        <source>Nothing pays</source>
        <translation>No paga nada</translation>
    </message>
    <message>
        <source>These cards lie there</source>
        <translation>Estas son las cartas</translation>
    </message>
    <message>
        <source>Enter the cards</source>
        <translation>Introduzca las cartas</translation>
    </message>
    <message>
        <source>Enter the event</source>
        <translation>Introducir el evento</translation>
    </message>
    <message>
        <source>Choose the event</source>
        <translation>Elija el evento</translation>
    </message>
    <message>
        <source>Event only</source>
        <translation>Solo evento</translation>
    </message>
    <message>
        <source>Only a supervisor may do this</source>
        <translation>Solo un supervisor puede hacerlo</translation>
    </message>
    <message>
        <source>Ask a supervisor.</source>
        <translation>Pida a un supervisor.</translation>
    </message>
    <message>
        <source>PIN again</source>
        <translation>PIN otra vez</translation>
    </message>
    <message>
        <source>Camera reference</source>
        <translation>Ref. de cámara</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>¿Qué ha pasado?</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>IRREGULARITY</source>
        <translation>INCIDENCIA</translation>
    </message>
    <message>
        <source>Not here</source>
        <translation>Aquí no</translation>
    </message>
    <message>
        <source>At which position?</source>
        <translation>¿En qué posición?</translation>
    </message>
    <message>
        <source>As the cards show</source>
        <translation>Según las cartas</translation>
    </message>
    <message>
        <source>Pay Jackpot</source>
        <translation>Pay Jackpot</translation>
    </message>
    <message>
        <source>Cancel Jackpot</source>
        <translation>Cancel Jackpot</translation>
    </message>
    <message>
        <source>Nothing is paid</source>
        <translation>No se paga nada</translation>
    </message>
    <message>
        <source>The record is put right first</source>
        <translation>Primero se corrige lo registrado</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
    <message>
        <source>Position {seat}: {event}, {amount}</source>
        <translation>Posición {seat}: {event}, {amount}</translation>
    </message>
    <message>
        <source>Jackpot pending</source>
        <translation>Jackpot pendiente</translation>
    </message>
    <message>
        <source>It is not paid</source>
        <translation>No se paga</translation>
    </message>
    <message>
        <source>The prize follows it. The first entry stays on the record.</source>
        <translation>El premio lo sigue. La primera anotación queda en el registro.</translation>
    </message>
    <message>
        <source>Enter the cards anew</source>
        <translation>Introducir de nuevo las cartas</translation>
    </message>
    <message>
        <source>Name the event anew</source>
        <translation>Nombrar de nuevo el evento</translation>
    </message>
    <message>
        <source>These cards lay there</source>
        <translation>Estas cartas estaban allí</translation>
    </message>
    <message>
        <source>Leave the terminal</source>
        <translation>Salir del terminal</translation>
    </message>
    <message>
        <source>A supervisor enters number and PIN.</source>
        <translation>Un supervisor introduce número y PIN.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Play stops here. Call a technician, then try again.</source>
        <translation>El juego se detiene aquí. Llame a un técnico y luego inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Volver a la mesa</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>“{words}”: {count} places</source>
        <translation>“{words}”: {count} lugares</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Reads the journal anew</source>
        <translation>Lee el diario de nuevo</translation>
    </message>
    <message>
        <source>Page back</source>
        <translation>Pág. anterior</translation>
    </message>
    <message>
        <source>Page on</source>
        <translation>Pág. siguiente</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>“{words}”: 1 place</source>
        <translation>“{words}”: 1 lugar</translation>
    </message>
    <message>
        <source>THE MANUAL</source>
        <translation>EL MANUAL</translation>
    </message>
    <message>
        <source>Which chapter?</source>
        <translation>¿Qué capítulo?</translation>
    </message>
    <message>
        <source>Malfunction: it shows too much</source>
        <translation>Fallo: muestra de más</translation>
    </message>
    <message>
        <source>Malfunction: it shows too little</source>
        <translation>Fallo: muestra de menos</translation>
    </message>
    <message>
        <source>The display is above its maximum</source>
        <translation>Supera su máximo</translation>
    </message>
    <message>
        <source>Seed is recovered</source>
        <translation>Se recupera la semilla</translation>
    </message>
    <message>
        <source>The house adds to it</source>
        <translation>La casa lo aumenta</translation>
    </message>
    <message>
        <source>{name} goes from {before} to {after}</source>
        <translation>{name} pasa de {before} a {after}</translation>
    </message>
    <message>
        <source>Enter the amount</source>
        <translation>Introducir importe</translation>
    </message>
    <message>
        <source>Why is it changed?</source>
        <translation>¿Por qué se cambia?</translation>
    </message>
    <message>
        <source>The meter is not above it</source>
        <translation>El contador no lo supera</translation>
    </message>
    <message>
        <source>It has no maximum</source>
        <translation>No tiene máximo</translation>
    </message>
    <message>
        <source>CHANGE A METER</source>
        <translation>CAMBIAR UN CONTADOR</translation>
    </message>
    <message>
        <source>Which meter?</source>
        <translation>¿Qué contador?</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>A supervisor approves</source>
        <translation>Aprueba un supervisor</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Volver a la lista</translation>
    </message>
    <message>
        <source>An administrator does it</source>
        <translation>Lo hace un administrador</translation>
    </message>
    <message>
        <source>with a badge</source>
        <translation>con tarjeta</translation>
    </message>
    <message>
        <source>without a badge</source>
        <translation>sin tarjeta</translation>
    </message>
    <message>
        <source>Disabled for good</source>
        <translation>Desactivado para siempre</translation>
    </message>
    <message>
        <source>It is not locked</source>
        <translation>No está bloqueado</translation>
    </message>
    <message>
        <source>May this person sign on no more?</source>
        <translation>¿Esta persona ya no puede iniciar sesión?</translation>
    </message>
    <message>
        <source>The person enters it</source>
        <translation>Lo introduce la persona</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Desbloquear</translation>
    </message>
    <message>
        <source>Disable</source>
        <translation>Dar de baja</translation>
    </message>
    <message>
        <source>For good: add the person anew</source>
        <translation>Para siempre: luego hay que añadirla de nuevo</translation>
    </message>
    <message>
        <source>Disable for good</source>
        <translation>Dar de baja para siempre</translation>
    </message>
    <message>
        <source>The number is never given again</source>
        <translation>El número no se vuelve a dar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Nothing changes</source>
        <translation>Nada cambia</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operadores</translation>
    </message>
    <message>
        <source>A supervisor or an administrator enters number and PIN.</source>
        <translation>Un supervisor o un administrador introduce número y PIN.</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Añadir una persona</translation>
    </message>
    <message>
        <source>What may this person do?</source>
        <translation>¿Qué puede hacer esta persona?</translation>
    </message>
    <message>
        <source>OPERATORS</source>
        <translation>OPERADORES</translation>
    </message>
    <message>
        <source>Touch a name for what may be done.</source>
        <translation>Toque un nombre para ver qué se puede hacer.</translation>
    </message>
    <message>
        <source>In force at this table</source>
        <translation>En vigor en esta mesa</translation>
    </message>
    <message>
        <source>on hold: {amount}</source>
        <translation>espera: {amount}</translation>
    </message>
    <message>
        <source>paid before: {amount}</source>
        <translation>pagado antes: {amount}</translation>
    </message>
    <message>
        <source>limit reached: {amount}</source>
        <translation>al límite: {amount}</translation>
    </message>
    <message>
        <source>pays {amount}</source>
        <translation>paga {amount}</translation>
    </message>
    <message>
        <source>push</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>devuelta</translation>
    </message>
    <message>
        <source>PAY TABLES</source>
        <translation>TABLAS DE PAGOS</translation>
    </message>
    <message>
        <source>No. {option}</source>
        <translation>N.º {option}</translation>
    </message>
    <message>
        <source>Paid so far: {amount}</source>
        <translation>Pagado hasta ahora: {amount}</translation>
    </message>
    <message>
        <source>The first entry stays on the record.</source>
        <translation>La primera anotación queda registrada.</translation>
    </message>
    <message>
        <source>Then {moves}. The first entry stays on the record.</source>
        <translation>Después: {moves}. La primera anotación queda registrada.</translation>
    </message>
    <message>
        <source>Correct a payment</source>
        <translation>Corregir un pago</translation>
    </message>
    <message>
        <source>Say first that it won</source>
        <translation>Indique antes que ganó</translation>
    </message>
    <message>
        <source>nothing more is due</source>
        <translation>no se debe nada más</translation>
    </message>
    <message>
        <source>It pushed</source>
        <translation>Fue empate</translation>
    </message>
    <message>
        <source>It lost</source>
        <translation>Perdió</translation>
    </message>
    <message>
        <source>It won</source>
        <translation>Ganó</translation>
    </message>
    <message>
        <source>No payment there</source>
        <translation>Ahí no hay pago</translation>
    </message>
    <message>
        <source>Which payment?</source>
        <translation>¿Qué pago?</translation>
    </message>
    <message>
        <source>Choose one from the list.</source>
        <translation>Elija una de la lista.</translation>
    </message>
    <message>
        <source>A payment of the last round</source>
        <translation>Un pago de la ronda anterior</translation>
    </message>
    <message>
        <source>CORRECT A PAYMENT</source>
        <translation>CORREGIR UN PAGO</translation>
    </message>
    <message>
        <source>No reader</source>
        <translation>Sin lector</translation>
    </message>
    <message>
        <source>The reader is not there yet</source>
        <translation>El lector aún no responde</translation>
    </message>
    <message>
        <source>The reader is ready</source>
        <translation>El lector está listo</translation>
    </message>
    <message>
        <source>The reader is at work</source>
        <translation>El lector está trabajando</translation>
    </message>
    <message>
        <source>The reader is quiet</source>
        <translation>El lector está callado</translation>
    </message>
    <message>
        <source>The reader reports a fault</source>
        <translation>El lector avisa de un fallo</translation>
    </message>
    <message>
        <source>The reader is lost</source>
        <translation>Se perdió el lector</translation>
    </message>
    <message>
        <source>This table is dealt by hand.</source>
        <translation>Esta mesa se reparte a mano.</translation>
    </message>
    <message>
        <source>See that it is on.</source>
        <translation>Compruebe que esté encendido.</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>No hay nada que hacer.</translation>
    </message>
    <message>
        <source>Wait for it.</source>
        <translation>Espere.</translation>
    </message>
    <message>
        <source>What to do stands below.</source>
        <translation>Qué hacer está abajo.</translation>
    </message>
    <message>
        <source>A supervisor has seen to it. The fault stays on the record.</source>
        <translation>Un supervisor lo ha revisado. El fallo queda registrado.</translation>
    </message>
    <message>
        <source>{count} cards are read</source>
        <translation>{count} cartas leídas</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>Arreglado</translation>
    </message>
    <message>
        <source>The reader is connected</source>
        <translation>El lector está conectado</translation>
    </message>
    <message>
        <source>{irregularity}, then Go on by hand: a supervisor</source>
        <translation>{irregularity}; luego Seguir a mano: un supervisor</translation>
    </message>
    <message>
        <source>Put the reader right</source>
        <translation>Arreglar el lector</translation>
    </message>
    <message>
        <source>Try again now</source>
        <translation>Reintentar ya</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Show this place&apos;s cards anew</source>
        <translation>Muestre otra vez sus cartas</translation>
    </message>
    <message>
        <source>Connects to the reader</source>
        <translation>Conecta con el lector</translation>
    </message>
    <message>
        <source>Go on without it</source>
        <translation>Seguir sin él</translation>
    </message>
    <message>
        <source>READER</source>
        <translation>LECTOR</translation>
    </message>
    <message>
        <source>Round {number} as it lay, {at} of {count}. Touch a position for its hand.</source>
        <translation>Ronda {number} tal como quedó, {at} de {count}. Toque una posición para ver su mano.</translation>
    </message>
    <message>
        <source>RECALL</source>
        <translation>HISTORIAL</translation>
    </message>
    <message>
        <source>Back to the manual</source>
        <translation>Volver al manual</translation>
    </message>
    <message>
        <source>Play has stopped</source>
        <translation>El juego está parado</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Newer</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>The record has no cards of it</source>
        <translation>El registro no tiene sus cartas</translation>
    </message>
    <message>
        <source>Report these cards</source>
        <translation>Informar estas cartas</translation>
    </message>
    <message>
        <source>Take back {amount}</source>
        <translation>Recoger {amount}</translation>
    </message>
    <message>
        <source>Late: sits this round out</source>
        <translation>Tarde: no juega esta ronda</translation>
    </message>
    <message>
        <source>No wager lies there</source>
        <translation>No hay apuesta ahí</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doblar</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Se va</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Tarde</translation>
    </message>
    <message>
        <source>not repeated: {wagers}</source>
        <translation>no se repite: {wagers}</translation>
    </message>
    <message>
        <source>Nothing is repeated</source>
        <translation>No se repite nada</translation>
    </message>
    <message>
        <source>stays: {wagers}</source>
        <translation>queda: {wagers}</translation>
    </message>
    <message>
        <source>back: {wagers}</source>
        <translation>se devuelve: {wagers}</translation>
    </message>
    <message>
        <source>Plays this round</source>
        <translation>Juega esta ronda</translation>
    </message>
    <message>
        <source>Sits this round out</source>
        <translation>No juega esta ronda</translation>
    </message>
    <message>
        <source>Enter your number and PIN, or show your badge.</source>
        <translation>Introduzca su número y PIN, o muestre su tarjeta.</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>La mesa está cerrada</translation>
    </message>
    <message>
        <source>No payment waits</source>
        <translation>Ningún pago espera</translation>
    </message>
    <message>
        <source>Payments are within it</source>
        <translation>Los pagos no lo superan</translation>
    </message>
    <message>
        <source>No wager is settled yet</source>
        <translation>Aún no se pagó ninguna apuesta</translation>
    </message>
    <message>
        <source>Between rounds, with no wagers</source>
        <translation>Entre rondas, sin apuestas</translation>
    </message>
    <message>
        <source>No round is in play</source>
        <translation>No hay ronda en juego</translation>
    </message>
    <message>
        <source>It is void</source>
        <translation>Ya es nula</translation>
    </message>
    <message>
        <source>Once the cards are back</source>
        <translation>Cuando vuelvan las cartas</translation>
    </message>
    <message>
        <source>Verify a payment</source>
        <translation>Verificar un pago</translation>
    </message>
    <message>
        <source>Decide the deal&apos;s limit</source>
        <translation>Decidir el límite de la mano</translation>
    </message>
    <message>
        <source>This round or the last</source>
        <translation>Esta ronda o la anterior</translation>
    </message>
    <message>
        <source>Void the round</source>
        <translation>Anular la ronda</translation>
    </message>
    <message>
        <source>All wagers go back</source>
        <translation>Se devuelven las apuestas</translation>
    </message>
    <message>
        <source>No jackpot waits</source>
        <translation>Ningún jackpot espera</translation>
    </message>
    <message>
        <source>The table&apos;s money</source>
        <translation>El dinero de la mesa</translation>
    </message>
    <message>
        <source>Opener, fill, credit, closer, drop</source>
        <translation>Apertura, relleno, crédito, cierre, caja</translation>
    </message>
    <message>
        <source>Limits and pay tables</source>
        <translation>Límites y tablas de pagos</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Cerrar la mesa</translation>
    </message>
    <message>
        <source>Who may sign on</source>
        <translation>Quién puede iniciar sesión</translation>
    </message>
    <message>
        <source>The deck is in play</source>
        <translation>La baraja está en juego</translation>
    </message>
    <message>
        <source>SUPERVISOR</source>
        <translation>SUPERVISOR</translation>
    </message>
    <message>
        <source>What is to be decided?</source>
        <translation>¿Qué hay que decidir?</translation>
    </message>
    <message>
        <source>Verify a jackpot</source>
        <translation>Verificar un jackpot</translation>
    </message>
    <message>
        <source>Change a meter</source>
        <translation>Cambiar un contador</translation>
    </message>
    <message>
        <source>Nobody plays here any more.</source>
        <translation>Ya no juega nadie aquí.</translation>
    </message>
    <message>
        <source>The reader reports this by itself</source>
        <translation>El lector lo informa solo</translation>
    </message>
    <message>
        <source>the reader</source>
        <translation>el lector</translation>
    </message>
    <message>
        <source>a simulated reader</source>
        <translation>un lector simulado</translation>
    </message>
    <message>
        <source>the dealer&apos;s hand</source>
        <translation>la mano del crupier</translation>
    </message>
    <message>
        <source>cards only</source>
        <translation>solo cartas</translation>
    </message>
    <message>
        <source>cards or event</source>
        <translation>cartas o evento</translation>
    </message>
    <message>
        <source>A supervisor opens it on these terms.</source>
        <translation>Un supervisor la abre con estas condiciones.</translation>
    </message>
    <message>
        <source>They are in force from the next round.</source>
        <translation>Valen desde la próxima ronda.</translation>
    </message>
    <message>
        <source>The only one in the manual</source>
        <translation>El único del manual</translation>
    </message>
    <message>
        <source>By the house</source>
        <translation>Por la casa</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Abrir la mesa</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posiciones</translation>
    </message>
    <message>
        <source>Cards from</source>
        <translation>Cartas por</translation>
    </message>
    <message>
        <source>Entered by hand</source>
        <translation>Entrada a mano</translation>
    </message>
    <message>
        <source>as the manual suggests</source>
        <translation>como sugiere el manual</translation>
    </message>
    <message>
        <source>Limits and thresholds</source>
        <translation>Límites y umbrales</translation>
    </message>
    <message>
        <source>in equal parts</source>
        <translation>a partes iguales</translation>
    </message>
    <message>
        <source>in seat order</source>
        <translation>por posición</translation>
    </message>
    <message>
        <source>Rules and pay tables</source>
        <translation>Reglas y tablas de pagos</translation>
    </message>
    <message>
        <source>Change the terms</source>
        <translation>Cambiar condiciones</translation>
    </message>
    <message>
        <source>OPEN THE TABLE</source>
        <translation>ABRIR LA MESA</translation>
    </message>
    <message>
        <source>LIMITS AND PAY TABLES</source>
        <translation>LÍMITES Y TABLAS DE PAGOS</translation>
    </message>
    <message>
        <source>By which rules, and on what terms?</source>
        <translation>¿Con qué reglas y condiciones?</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>Two prizes on a meter</source>
        <translation>Dos premios, un contador</translation>
    </message>
    <message>
        <source>smallest</source>
        <translation>mínimo</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>máximo</translation>
    </message>
    <message>
        <source>step</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>every wager</source>
        <translation>cada apuesta</translation>
    </message>
    <message>
        <source>Chinese and other letters: by a keyboard that is plugged in.</source>
        <translation>Letras chinas y otras: con un teclado conectado.</translation>
    </message>
    <message>
        <source>A note on the report</source>
        <translation>Una nota para el informe</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>What is the name?</source>
        <translation>¿Cuál es el nombre?</translation>
    </message>
    <message>
        <source>What is to be kept of it?</source>
        <translation>¿Qué debe quedar escrito?</translation>
    </message>
    <message>
        <source>Why is it approved?</source>
        <translation>¿Por qué se aprueba?</translation>
    </message>
    <message>
        <source>Which words?</source>
        <translation>¿Qué palabras?</translation>
    </message>
    <message>
        <source>What is printed on the paper form?</source>
        <translation>¿Qué número lleva la hoja de papel?</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Mayúsculas</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Nothing is written yet</source>
        <translation>Aún no hay nada escrito</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>The tray as it opens</source>
        <translation>La bandeja al abrir</translation>
    </message>
    <message>
        <source>Chips come to the table</source>
        <translation>Llegan fichas a la mesa</translation>
    </message>
    <message>
        <source>Chips leave the table</source>
        <translation>Salen fichas de la mesa</translation>
    </message>
    <message>
        <source>The tray as it closes</source>
        <translation>La bandeja al cerrar</translation>
    </message>
    <message>
        <source>What lay in the box</source>
        <translation>Lo que había en la caja</translation>
    </message>
    <message>
        <source>Won in play: {play}. Brought to the table: {brought}.</source>
        <translation>Ganado en el juego: {play}. Traído a la mesa: {brought}.</translation>
    </message>
    <message>
        <source>Once the table is open</source>
        <translation>Cuando la mesa esté abierta</translation>
    </message>
    <message>
        <source>After the opener</source>
        <translation>Después de la apertura</translation>
    </message>
    <message>
        <source>Void: {form}</source>
        <translation>Anular: {form}</translation>
    </message>
    <message>
        <source>Its number stays, and so does what was counted.</source>
        <translation>Su número queda, y también lo que se contó.</translation>
    </message>
    <message>
        <source>After the closer</source>
        <translation>Después del cierre</translation>
    </message>
    <message>
        <source>The tray is counted in</source>
        <translation>La bandeja ya está contada</translation>
    </message>
    <message>
        <source>THE TABLE&apos;S MONEY</source>
        <translation>EL DINERO DE LA MESA</translation>
    </message>
    <message>
        <source>VOID A FORM</source>
        <translation>ANULAR UNA HOJA</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>¿Cuál?</translation>
    </message>
    <message>
        <source>Nothing was counted yet.</source>
        <translation>Todavía no se ha contado nada.</translation>
    </message>
    <message>
        <source>Void a form</source>
        <translation>Anular una hoja</translation>
    </message>
    <message>
        <source>It stays on record</source>
        <translation>Queda en el registro</translation>
    </message>
    <message>
        <source>No form is signed yet</source>
        <translation>Aún no se firmó ningún formulario</translation>
    </message>
    <message>
        <source>This terminal is another dealer&apos;s</source>
        <translation>Este terminal es de otro crupier</translation>
    </message>
    <message>
        <source>Its dealer or a supervisor unlocks it.</source>
        <translation>Lo desbloquea su crupier o un supervisor.</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Bloqueado</translation>
    </message>
    <message>
        <source>The dealer or a supervisor enters number and PIN.</source>
        <translation>El crupier o un supervisor introduce número y PIN.</translation>
    </message>
    <message>
        <source>{least} to {most}, in steps of {step}</source>
        <translation>De {least} a {most}, en pasos de {step}</translation>
    </message>
    <message>
        <source>{amount} exactly</source>
        <translation>{amount} exactos</translation>
    </message>
    <message>
        <source>Same again: {amount}</source>
        <translation>Lo mismo: {amount}</translation>
    </message>
    <message>
        <source>Place wager</source>
        <translation>Poner la apuesta</translation>
    </message>
    <message>
        <source>Enter an amount</source>
        <translation>Introduzca un importe</translation>
    </message>
    <message>
        <source>{amount} goes back</source>
        <translation>se devuelven {amount}</translation>
    </message>
    <message>
        <source>{amount} at most</source>
        <translation>Máximo {amount}</translation>
    </message>
    <message>
        <source>{amount} at least</source>
        <translation>Mínimo {amount}</translation>
    </message>
    <message>
        <source>In steps of {amount}</source>
        <translation>En pasos de {amount}</translation>
    </message>
    <message>
        <source>Positions {seats}</source>
        <translation>Posiciones {seats}</translation>
    </message>
    <message>
        <source>House, all positions</source>
        <translation>La casa, todas las posiciones</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>each {what}</source>
        <translation>cada una {what}</translation>
    </message>
    <message>
        <source>All wagers, {amount}</source>
        <translation>Todas las apuestas, {amount}</translation>
    </message>
    <message>
        <source>Limit reached</source>
        <translation>Al límite</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Recoja</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Devuelva</translation>
    </message>
    <message>
        <source>Tuck under {spots}</source>
        <translation>Meta bajo {spots}</translation>
    </message>
    <message>
        <source>Nothing to pay</source>
        <translation>Nada que pagar</translation>
    </message>
    <message>
        <source>Deal · position {seat}</source>
        <translation>Reparta · posición {seat}</translation>
    </message>
    <message>
        <source>Deal · dealer&apos;s hand</source>
        <translation>Reparta · mano del crupier</translation>
    </message>
    <message>
        <source>Open · position {seat}</source>
        <translation>Abra · posición {seat}</translation>
    </message>
    <message>
        <source>Wagers</source>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>To the rack</source>
        <translation>A la bandeja</translation>
    </message>
    <message>
        <source>Count the chips</source>
        <translation>Cuente las fichas</translation>
    </message>
    <message>
        <source>Jackpot</source>
        <translation>Jackpot</translation>
    </message>
    <message>
        <source>Pay {amount}</source>
        <translation>Paga {amount}</translation>
    </message>
    <message>
        <source>Take {amount}</source>
        <translation>Recoja {amount}</translation>
    </message>
    <message>
        <source>Limit reached: {amount}</source>
        <translation>Al límite: {amount}</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Work off</source>
        <translation>Atender</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Consola</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Mesas</translation>
    </message>
    <message>
        <source>All tables, those that need somebody first</source>
        <translation>Todas las mesas, primero las que necesitan a alguien</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>What waits for a second pair of eyes</source>
        <translation>Lo que espera a un segundo par de ojos</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>What changed since somebody looked</source>
        <translation>Lo que cambió desde que alguien miró</translation>
    </message>
    <message>
        <source>The shift</source>
        <translation>El turno</translation>
    </message>
    <message>
        <source>The shift, beside what was to be expected</source>
        <translation>El turno, junto a lo que cabía esperar</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>The shift as plots</source>
        <translation>El turno en gráficos</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Of a plot its numbers, or the plot</source>
        <translation>De un gráfico sus números, o el gráfico</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Cards of one machine, of the next, or of all</source>
        <translation>Las cartas de una máquina, de la siguiente o de todas</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>The table that needs somebody most, live</source>
        <translation>La mesa que más necesita a alguien, en vivo</translation>
    </message>
    <message>
        <source>The dealer&apos;s whole screen, or the felt</source>
        <translation>La pantalla entera del crupier, o el paño</translation>
    </message>
    <message>
        <source>Alarm</source>
        <translation>Alarma</translation>
    </message>
    <message>
        <source>The alarm that is most urgent</source>
        <translation>La alarma más urgente</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Of the queue what waits alone, or all of it</source>
        <translation>De la cola, solo lo que espera, o todo</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>A replay of the table at what is open here</source>
        <translation>Una repetición de lo que está abierto aquí</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>What the alarms cost whoever works here</source>
        <translation>Lo que cuestan las alarmas a quien trabaja aquí</translation>
    </message>
    <message>
        <source>Who sits at this console</source>
        <translation>Quién está en esta consola</translation>
    </message>
    <message>
        <source>What this window speaks</source>
        <translation>El idioma de esta ventana</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>All of this, to be pressed</source>
        <translation>Todo esto, para pulsarlo</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>Esta página</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close what lies over the tables</source>
        <translation>Cerrar lo que cubre las mesas</translation>
    </message>
    <message>
        <source>Nothing calls for anybody</source>
        <translation>Nada llama a nadie</translation>
    </message>
    <message>
        <source>Nobody signs on here: start the pit with --console</source>
        <translation>Aquí no entra nadie: inicie la sala con --console</translation>
    </message>
    <message>
        <source>Open a table, an alarm or an item of the queue first.</source>
        <translation>Abra antes una mesa, una alarma o un elemento de la cola.</translation>
    </message>
    <message>
        <source>A replay opens in a window of its own</source>
        <translation>Una repetición se abre en su propia ventana</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Signed off: nobody was here for a while</source>
        <translation>Sesión cerrada: no hubo nadie durante un rato</translation>
    </message>
    <message>
        <source>It is being made; go on meanwhile</source>
        <translation>Se está haciendo; siga entretanto</translation>
    </message>
    <message>
        <source>Within the band lie 950, within the lines 999 of a thousand dealers who are as all the others.</source>
        <translation>En la banda están 950, entre las líneas 999 de mil crupieres que son como todos los demás.</translation>
    </message>
    <message>
        <source>A touch on a dot names it.</source>
        <translation>Al tocar un punto se nombra.</translation>
    </message>
    <message>
        <source>This means something, however often somebody looks.</source>
        <translation>Esto significa algo, por muchas veces que se mire.</translation>
    </message>
    <message>
        <source>This means nothing.</source>
        <translation>Esto no significa nada.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Usual</translation>
    </message>
    <message>
        <source>Seconds a round</source>
        <translation>Segundos por ronda</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Otros</translation>
    </message>
    <message>
        <source>This means nothing yet; going on like this, after {rounds} more rounds.</source>
        <translation>Esto aún no significa nada; si sigue así, después de {rounds} rondas más.</translation>
    </message>
    <message>
        <source>Nobody dealt a whole round in this time.</source>
        <translation>Nadie repartió una ronda entera en este tiempo.</translation>
    </message>
    <message>
        <source>Expected, had all others dealt these hands and wagers</source>
        <translation>Esperado, si los demás hubieran repartido estas manos y apuestas</translation>
    </message>
    <message>
        <source>Rounds with something put right</source>
        <translation>Rondas con algo corregido</translation>
    </message>
    <message>
        <source>The brighter, the further from even: + more often than that, − more seldom.</source>
        <translation>Cuanto más claro, más lejos de lo parejo: + más a menudo, − más raramente.</translation>
    </message>
    <message>
        <source>All as in good shuffles.</source>
        <translation>Todo como en buenas barajadas.</translation>
    </message>
    <message>
        <source>{table}: {trait}: this means something, however often somebody looks.</source>
        <translation>{table}: {trait}: esto significa algo, por muchas veces que se mire.</translation>
    </message>
    <message>
        <source>{card} at {place}: {count} of {cards}, {away} deviations from even</source>
        <translation>{card} en {place}: {count} de {cards}, {away} desviaciones de lo parejo</translation>
    </message>
    <message>
        <source>No reader saw a card as it was dealt in this time.</source>
        <translation>Ningún lector vio una carta al repartirla en este tiempo.</translation>
    </message>
    <message>
        <source>Position and place in its packet</source>
        <translation>Posición y lugar en su paquete</translation>
    </message>
    <message>
        <source>A machine is judged by {decks} decks together; so many are not here yet.</source>
        <translation>Una máquina se juzga por {decks} barajas juntas; aún no hay tantas.</translation>
    </message>
    <message>
        <source>Won by time</source>
        <translation>Ganado por hora</translation>
    </message>
    <message>
        <source>By table</source>
        <translation>Por mesa</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Por juego</translation>
    </message>
    <message>
        <source>By wager</source>
        <translation>Por apuesta</translation>
    </message>
    <message>
        <source>By dealer</source>
        <translation>Por crupier</translation>
    </message>
    <message>
        <source>How busy</source>
        <translation>Actividad</translation>
    </message>
    <message>
        <source>Ranks dealt</source>
        <translation>Valores repartidos</translation>
    </message>
    <message>
        <source>Suits dealt</source>
        <translation>Palos repartidos</translation>
    </message>
    <message>
        <source>Readers</source>
        <translation>Lectores</translation>
    </message>
    <message>
        <source>At the left how often a person helped or the reader failed, for its decks; at the right how much the decks speak against good shuffles.</source>
        <translation>A la izquierda, cuántas veces ayudó una persona o falló el lector, según sus barajas; a la derecha, cuánto hablan las barajas contra un buen barajado.</translation>
    </message>
    <message>
        <source>Cards entered or put right</source>
        <translation>Cartas introducidas o corregidas</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Fallos</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Barajas</translation>
    </message>
    <message>
        <source>means something</source>
        <translation>significa algo</translation>
    </message>
    <message>
        <source>nothing so far</source>
        <translation>nada hasta ahora</translation>
    </message>
    <message>
        <source>not judged yet</source>
        <translation>aún sin juzgar</translation>
    </message>
    <message>
        <source>{name}, {begin} to {end}: {rounds} rounds</source>
        <translation>{name}, de {begin} a {end}: {rounds} rondas</translation>
    </message>
    <message>
        <source>Rounds that closed, at most {most} in {minutes} min</source>
        <translation>Rondas terminadas, como mucho {most} en {minutes} min</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>The line is what was won, the broken line what was to be expected, the band where an honest game lies</source>
        <translation>La línea es lo ganado, la línea partida lo esperado, la banda donde está un juego honrado</translation>
    </message>
    <message>
        <source>The dot is what was won, the broken line what was to be expected, the box where an honest game lies</source>
        <translation>El punto es lo ganado, la línea partida lo esperado, la caja donde está un juego honrado</translation>
    </message>
    <message>
        <source>Nothing was played in this time.</source>
        <translation>No se jugó nada en este tiempo.</translation>
    </message>
    <message>
        <source>It pays too much: this means something, however often somebody looks.</source>
        <translation>Paga de más: esto significa algo, se mire cuantas veces se mire.</translation>
    </message>
    <message>
        <source>It takes too much: this means something, however often somebody looks.</source>
        <translation>Cobra de más: esto significa algo, se mire cuantas veces se mire.</translation>
    </message>
    <message>
        <source>Handle</source>
        <translation>Apostado</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganado</translation>
    </message>
    <message>
        <source>% of handle</source>
        <translation>% de lo apostado</translation>
    </message>
    <message>
        <source>Honest from</source>
        <translation>Honrado desde</translation>
    </message>
    <message>
        <source>Honest to</source>
        <translation>Honrado hasta</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>{name}: won {won}; what is to be expected of it nobody can say</source>
        <translation>{name}: ganado {won}; nadie puede decir qué cabe esperar</translation>
    </message>
    <message>
        <source>{name}: won {won}, expected {expected}</source>
        <translation>{name}: ganado {won}, esperado {expected}</translation>
    </message>
    <message>
        <source>honest from {low} to {high}</source>
        <translation>honrado de {low} a {high}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>after {rounds} more</source>
        <translation>tras {rounds} más</translation>
    </message>
    <message>
        <source>Means something</source>
        <translation>Significa algo</translation>
    </message>
    <message>
        <source>Were {part} of the handle paid too much, that would show after about {rounds} rounds.</source>
        <translation>Si se pagara de más un {part} de lo apostado, se vería tras unas {rounds} rondas.</translation>
    </message>
    <message>
        <source>No console: nothing is kept</source>
        <translation>Sin consola: nada se guarda</translation>
    </message>
    <message>
        <source>Pit</source>
        <translation>Sala</translation>
    </message>
    <message>
        <source>Reading {files}</source>
        <translation>Leyendo {files}</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>A shift that lacks a table is not signed or filed: open the others alone.</source>
        <translation>Un turno al que le falta una mesa no se firma ni se archiva: abra solo las demás.</translation>
    </message>
    <message>
        <source>All machines</source>
        <translation>Todas las máquinas</translation>
    </message>
    <message>
        <source>From {since} to {until}</source>
        <translation>De {since} a {until}</translation>
    </message>
    <message>
        <source>No round began in this time.</source>
        <translation>No empezó ninguna ronda en ese tiempo.</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>{count} wait for a second pair of eyes</source>
        <translation>{count} esperan a un segundo par de ojos</translation>
    </message>
    <message>
        <source>{count} acts of the last hours</source>
        <translation>{count} actos de las últimas horas</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>What waits</source>
        <translation>Lo que espera</translation>
    </message>
    <message>
        <source>{count} alarms</source>
        <translation>{count} alarmas</translation>
    </message>
    <message>
        <source>One alarm</source>
        <translation>Una alarma</translation>
    </message>
    <message>
        <source>{count} over, not seen</source>
        <translation>{count} terminadas sin ver</translation>
    </message>
    <message>
        <source>The dealer&apos;s screen as it is now, in the dealer&apos;s language. Pads that are open are not on record.</source>
        <translation>La pantalla del crupier tal como está, en su idioma. Los teclados abiertos no constan.</translation>
    </message>
    <message>
        <source>signed {days} days ago</source>
        <translation>firmado hace {days} días</translation>
    </message>
    <message>
        <source>{name} since {time}</source>
        <translation>{name} desde {time}</translation>
    </message>
    <message>
        <source>not signed yet</source>
        <translation>sin firmar aún</translation>
    </message>
    <message>
        <source>signed just now</source>
        <translation>recién firmado</translation>
    </message>
    <message>
        <source>signed {minutes} min ago</source>
        <translation>firmado hace {minutes} min</translation>
    </message>
    <message>
        <source>signed {hours} h ago</source>
        <translation>firmado hace {hours} h</translation>
    </message>
    <message>
        <source>{count} rounds an hour</source>
        <translation>{count} rondas/h</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Cerrada</translation>
    </message>
    <message>
        <source>won {amount}</source>
        <translation>ganó {amount}</translation>
    </message>
    <message>
        <source>lost {amount}</source>
        <translation>perdió {amount}</translation>
    </message>
    <message>
        <source>By {name}, {time}</source>
        <translation>Por {name}, {time}</translation>
    </message>
    <message>
        <source>It is over, and somebody has seen it.</source>
        <translation>Terminó, y alguien la ha visto.</translation>
    </message>
    <message>
        <source>15 min</source>
        <translation>15 min</translation>
    </message>
    <message>
        <source>1 h</source>
        <translation>1 h</translation>
    </message>
    <message>
        <source>4 h</source>
        <translation>4 h</translation>
    </message>
    <message>
        <source>It is over.</source>
        <translation>Terminó.</translation>
    </message>
    <message>
        <source>Shelved until {until}: {reason}</source>
        <translation>Aplazada hasta {until}: {reason}</translation>
    </message>
    <message>
        <source>{table} · {standing} · since {since}</source>
        <translation>{table} · {standing} · desde {since}</translation>
    </message>
    <message>
        <source>Shelve for</source>
        <translation>Aplazar por</translation>
    </message>
    <message>
        <source>It is over; nothing is left to do.</source>
        <translation>Terminó; no queda nada por hacer.</translation>
    </message>
    <message>
        <source>Shelved</source>
        <translation>Aplazada</translation>
    </message>
    <message>
        <source>urgent: {urgency}</source>
        <translation>urgente: {urgency}</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Qué hacer</translation>
    </message>
    <message>
        <source>Why it matters</source>
        <translation>Por qué importa</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>Cuándo termina</translation>
    </message>
    <message>
        <source>Raised by the console</source>
        <translation>La dio la consola</translation>
    </message>
    <message>
        <source>{table} · {count} alarms, {standing} of them not over · from {oldest} to {newest}</source>
        <translation>{table} · {count} alarmas, {standing} sin terminar · de {oldest} a {newest}</translation>
    </message>
    <message>
        <source>What was done, or why it may wait</source>
        <translation>Qué se hizo, o por qué puede esperar</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Visto</translation>
    </message>
    <message>
        <source>It is back</source>
        <translation>Ha vuelto</translation>
    </message>
    <message>
        <source>Say what was done, or why it may wait.</source>
        <translation>Diga qué se hizo, o por qué puede esperar.</translation>
    </message>
    <message>
        <source>Acted on</source>
        <translation>Atendida</translation>
    </message>
    <message>
        <source>Choose for how long it may wait.</source>
        <translation>Elija cuánto puede esperar.</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Qué se hizo</translation>
    </message>
    <message>
        <source>Acted on: {text}</source>
        <translation>Atendida: {text}</translation>
    </message>
    <message>
        <source>Over by itself</source>
        <translation>Terminó por sí sola</translation>
    </message>
    <message>
        <source>All seen</source>
        <translation>Todas vistas</translation>
    </message>
    <message>
        <source>{standing} · since {since}</source>
        <translation>{standing} · desde {since}</translation>
    </message>
    <message>
        <source>Taken off the shelf</source>
        <translation>Ya no está aplazada</translation>
    </message>
    <message>
        <source>Unshelve</source>
        <translation>No aplazar</translation>
    </message>
    <message>
        <source>Shelve</source>
        <translation>Aplazar</translation>
    </message>
    <message>
        <source>You have set no point here yet: all since its log began</source>
        <translation>Aún no ha fijado ningún punto aquí: todo desde que empezó su registro</translation>
    </message>
    <message>
        <source>staked {staked}, paid {paid}, won {win}</source>
        <translation>apostado {staked}, pagado {paid}, ganado {win}</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Qué cambió</translation>
    </message>
    <message>
        <source>Since {name} looked at each table.</source>
        <translation>Desde que {name} miró cada mesa.</translation>
    </message>
    <message>
        <source>{what} {amount}</source>
        <translation>{what} {amount}</translation>
    </message>
    <message>
        <source>Since {time}: {point}</source>
        <translation>Desde {time}: {point}</translation>
    </message>
    <message>
        <source>Since {time}</source>
        <translation>Desde {time}</translation>
    </message>
    <message>
        <source>A console keeps when somebody looked: start the pit with --console.</source>
        <translation>Una consola guarda cuándo miró alguien: inicie la sala con --console.</translation>
    </message>
    <message>
        <source>{facts} facts, {rounds} rounds</source>
        <translation>{facts} hechos, {rounds} rondas</translation>
    </message>
    <message>
        <source>For a second pair of eyes: {acts}</source>
        <translation>Para un segundo par de ojos: {acts}</translation>
    </message>
    <message>
        <source>Alarms raised {raised}, over {over}</source>
        <translation>Alarmas dadas {raised}, terminadas {over}</translation>
    </message>
    <message>
        <source>Looked at up to here</source>
        <translation>Mirado hasta aquí</translation>
    </message>
    <message>
        <source>Count the shift again.</source>
        <translation>Cuente el turno otra vez.</translation>
    </message>
    <message>
        <source>Round {number}, record {position}</source>
        <translation>Ronda {number}, registro {position}</translation>
    </message>
    <message>
        <source>{table} · round {number} · {at} · {worked}</source>
        <translation>{table} · ronda {number} · {at} · {worked}</translation>
    </message>
    <message>
        <source>Handed on to {name}: {text}</source>
        <translation>Pasado a {name}: {text}</translation>
    </message>
    <message>
        <source>{what}: {before} → {after}</source>
        <translation>{what}: {before} → {after}</translation>
    </message>
    <message>
        <source>Handed on</source>
        <translation>Pasado</translation>
    </message>
    <message>
        <source>Dealer {name} · fact {position}</source>
        <translation>Crupier {name} · hecho {position}</translation>
    </message>
    <message>
        <source>Approved: {text}</source>
        <translation>Aprobado: {text}</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Aprobado</translation>
    </message>
    <message>
        <source>Signed by {name}: {reason}</source>
        <translation>Firmado por {name}: {reason}</translation>
    </message>
    <message>
        <source>Note, question, answer or reason</source>
        <translation>Nota, pregunta, respuesta o motivo</translation>
    </message>
    <message>
        <source>Write what is asked or answered, or why it is handed on.</source>
        <translation>Escriba qué se pregunta o responde, o por qué se pasa.</translation>
    </message>
    <message>
        <source>Say to whom.</source>
        <translation>Diga a quién.</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Preguntado</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>Hand on</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Asked {name}: {text}</source>
        <translation>Preguntado a {name}: {text}</translation>
    </message>
    <message>
        <source>What was shown is not on record.</source>
        <translation>No consta lo que se mostró.</translation>
    </message>
    <message>
        <source>To whom</source>
        <translation>A quién</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Respondido</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Retirada</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Answered: {text}</source>
        <translation>Respondido: {text}</translation>
    </message>
    <message>
        <source>Question withdrawn: {text}</source>
        <translation>Pregunta retirada: {text}</translation>
    </message>
    <message>
        <source>{good} an hour one person works off well, {most} at most</source>
        <translation>{good} por hora se atienden bien, {most} como máximo</translation>
    </message>
    <message>
        <source>One person works that off well</source>
        <translation>Una persona lo atiende bien</translation>
    </message>
    <message>
        <source>As much as one person can work off</source>
        <translation>Lo máximo que atiende una persona</translation>
    </message>
    <message>
        <source>More than one person can work off</source>
        <translation>Más de lo que atiende una persona</translation>
    </message>
    <message>
        <source>The slowest was seen after {seconds} s</source>
        <translation>La más lenta se vio a los {seconds} s</translation>
    </message>
    <message>
        <source>{count} alarms in {hours} h, {rate} an hour</source>
        <translation>{count} alarmas en {hours} h, {rate} por hora</translation>
    </message>
    <message>
        <source>Load of the alarms</source>
        <translation>Carga de las alarmas</translation>
    </message>
    <message>
        <source>The last {hours} hours at this console.</source>
        <translation>Las últimas {hours} horas en esta consola.</translation>
    </message>
    <message>
        <source>The oldest stands for {minutes} min</source>
        <translation>La más antigua lleva {minutes} min</translation>
    </message>
    <message>
        <source>{count} alarms in {minutes} min</source>
        <translation>{count} alarmas en {minutes} min</translation>
    </message>
    <message>
        <source>A console keeps its alarms: start the pit with --console.</source>
        <translation>Una consola guarda sus alarmas: inicie la sala con --console.</translation>
    </message>
    <message>
        <source>Since this console was opened, {time}.</source>
        <translation>Desde que se abrió esta consola, {time}.</translation>
    </message>
    <message>
        <source>None was seen yet</source>
        <translation>Aún no se ha visto ninguna</translation>
    </message>
    <message>
        <source>There was none to be seen</source>
        <translation>No había ninguna que ver</translation>
    </message>
    <message>
        <source>Floods: {count}, {minutes} min in all</source>
        <translation>Avalanchas: {count}, {minutes} min en total</translation>
    </message>
    <message>
        <source>Not seen yet: {count}</source>
        <translation>Sin ver: {count}</translation>
    </message>
    <message>
        <source>Standing for a day: {count}</source>
        <translation>Desde hace un día: {count}</translation>
    </message>
    <message>
        <source>While signed on here</source>
        <translation>Con sesión iniciada aquí</translation>
    </message>
    <message>
        <source>While nobody was signed on: {count}</source>
        <translation>Sin nadie con sesión: {count}</translation>
    </message>
    <message>
        <source>{name}: {rounds} rounds, {hands} hands</source>
        <translation>{name}: {rounds} rondas, {hands} manos</translation>
    </message>
    <message>
        <source>handle {handle}, won {won}, expected {expected}, honest from {low} to {high}</source>
        <translation>apostado {handle}, ganado {won}, esperado {expected}, honesto de {low} a {high}</translation>
    </message>
    <message>
        <source>8 h</source>
        <translation>8 h</translation>
    </message>
    <message>
        <source>12 h</source>
        <translation>12 h</translation>
    </message>
    <message>
        <source>24 h</source>
        <translation>24 h</translation>
    </message>
    <message>
        <source>From … to</source>
        <translation>De … a</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>All tables here, up to now, or in the time that you write.</source>
        <translation>Todas las mesas de aquí, hasta ahora, o en el tiempo que usted escriba.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Contar</translation>
    </message>
    <message>
        <source>Count it first.</source>
        <translation>Cuéntelo antes.</translation>
    </message>
    <message>
        <source>These figures are signed</source>
        <translation>Estas cifras están firmadas</translation>
    </message>
    <message>
        <source>Other figures were signed</source>
        <translation>Se firmaron otras cifras</translation>
    </message>
    <message>
        <source>At the tables</source>
        <translation>En las mesas</translation>
    </message>
    <message>
        <source>So long</source>
        <translation>Cuánto tiempo</translation>
    </message>
    <message>
        <source>Read and sign</source>
        <translation>Leer y firmar</translation>
    </message>
    <message>
        <source>Read all of it</source>
        <translation>Leerlo todo</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>It ends before it begins.</source>
        <translation>Termina antes de empezar.</translation>
    </message>
    <message>
        <source>That time is not over yet.</source>
        <translation>Ese tiempo aún no ha terminado.</translation>
    </message>
    <message>
        <source>Hash of these figures: {digits}</source>
        <translation>Hash de estas cifras: {digits}</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Note, where other figures were signed before</source>
        <translation>Nota, si antes se firmaron otras cifras</translation>
    </message>
    <message>
        <source>Write both as 2026-01-05 06:00, or as 06:00 for today.</source>
        <translation>Escriba ambos como 2026-01-05 06:00, o como 06:00 para hoy.</translation>
    </message>
    <message>
        <source>What is signed, page {page} of {pages}</source>
        <translation>Lo que se firma, página {page} de {pages}</translation>
    </message>
    <message>
        <source>As it is filed. The key that signs all of it is on the last page.</source>
        <translation>Tal como se archiva. La tecla que lo firma todo está en la última página.</translation>
    </message>
    <message>
        <source>The shift as a PDF</source>
        <translation>El turno en PDF</translation>
    </message>
    <message>
        <source>The figures that were counted, with their hash and who has signed them here.</source>
        <translation>Las cifras que se contaron, con su hash y quién las ha firmado aquí.</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Firmado</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Write it</source>
        <translation>Escribirlo</translation>
    </message>
    <message>
        <source>The file&apos;s name ends with .{what}</source>
        <translation>El nombre del archivo termina en .{what}</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Sign these figures</source>
        <translation>Firmar estas cifras</translation>
    </message>
    <message>
        <source>{off} off what was to be expected, in {rounds} rounds</source>
        <translation>{off} respecto de lo esperado, en {rounds} rondas</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nueva</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>vista</translation>
    </message>
    <message>
        <source>acted on</source>
        <translation>atendida</translation>
    </message>
    <message>
        <source>over, not seen</source>
        <translation>terminó, sin ver</translation>
    </message>
    <message>
        <source>shelved</source>
        <translation>aplazada</translation>
    </message>
    <message>
        <source>over</source>
        <translation>terminó</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>within minutes</source>
        <translation>en minutos</translation>
    </message>
    <message>
        <source>before the shift ends</source>
        <translation>antes de acabar el turno</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierta</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>preguntado</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>respondido</translation>
    </message>
    <message>
        <source>handed on</source>
        <translation>pasado</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>aprobado</translation>
    </message>
    <message>
        <source>Approved by a second person</source>
        <translation>Aprobado por otra persona</translation>
    </message>
    <message>
        <source>Voided</source>
        <translation>Anulado</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation>Mal reparto</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Deshecho</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Premio</translation>
    </message>
    <message>
        <source>Over a limit</source>
        <translation>Sobre un límite</translation>
    </message>
    <message>
        <source>Table {name} · {loud}</source>
        <translation>Mesa {name} · {loud}</translation>
    </message>
    <message>
        <source>No progressive is in play at this table.</source>
        <translation>En esta mesa no hay progresivo en juego.</translation>
    </message>
    <message>
        <source>The progressive is closed for now.</source>
        <translation>El progresivo está cerrado por ahora.</translation>
    </message>
    <message>
        <source>The meters are shown again in a moment.</source>
        <translation>Los contadores se mostrarán de nuevo en un momento.</translation>
    </message>
    <message>
        <source>{meter}: {order} of {all}</source>
        <translation>{meter}: {order} de {all}</translation>
    </message>
    <message>
        <source>Same kind</source>
        <translation>Mismo tipo</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Prove</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Escribir</translation>
    </message>
    <message>
        <source>To {tenth} tenths of the journal</source>
        <translation>A {tenth} décimos del diario</translation>
    </message>
    <message>
        <source>To what happened at this time</source>
        <translation>Ir a lo que ocurrió a esta hora</translation>
    </message>
    <message>
        <source>The next page, further back</source>
        <translation>La página siguiente, más atrás</translation>
    </message>
    <message>
        <source>Tenth</source>
        <translation>Décimo</translation>
    </message>
    <message>
        <source>Play, or pause here</source>
        <translation>Reproducir, o pausar aquí</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Más lento</translation>
    </message>
    <message>
        <source>Play slower</source>
        <translation>Reproducir más lento</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Más rápido</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Reproducir más rápido</translation>
    </message>
    <message>
        <source>Skip waits</source>
        <translation>Sin esperas</translation>
    </message>
    <message>
        <source>Skip long waits, or keep them</source>
        <translation>Saltar las esperas largas, o conservarlas</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En vivo</translation>
    </message>
    <message>
        <source>To the end, and follow the table</source>
        <translation>Al final, y seguir la mesa</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>One fact back</source>
        <translation>Un hecho atrás</translation>
    </message>
    <message>
        <source>One fact on</source>
        <translation>Un hecho adelante</translation>
    </message>
    <message>
        <source>One step of the procedure back</source>
        <translation>Un paso del procedimiento atrás</translation>
    </message>
    <message>
        <source>One step of the procedure on</source>
        <translation>Un paso del procedimiento adelante</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>Una ronda atrás</translation>
    </message>
    <message>
        <source>One round on</source>
        <translation>Una ronda adelante</translation>
    </message>
    <message>
        <source>Irregular</source>
        <translation>Incidencia</translation>
    </message>
    <message>
        <source>The irregularity before</source>
        <translation>La incidencia anterior</translation>
    </message>
    <message>
        <source>The next irregularity</source>
        <translation>La incidencia siguiente</translation>
    </message>
    <message>
        <source>The fact of the same kind before</source>
        <translation>El hecho anterior del mismo tipo</translation>
    </message>
    <message>
        <source>The next fact of the same kind</source>
        <translation>El siguiente hecho del mismo tipo</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marca</translation>
    </message>
    <message>
        <source>The mark before</source>
        <translation>La marca anterior</translation>
    </message>
    <message>
        <source>The next mark</source>
        <translation>La marca siguiente</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>To the first fact</source>
        <translation>Al primer hecho</translation>
    </message>
    <message>
        <source>Search a round, a fact or a time</source>
        <translation>Buscar una ronda, un hecho o una hora</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Conditions of what is found</source>
        <translation>Condiciones de lo que se busca</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Hallado</translation>
    </message>
    <message>
        <source>The next result, further back</source>
        <translation>El resultado siguiente, más atrás</translation>
    </message>
    <message>
        <source>The result before it</source>
        <translation>El resultado anterior</translation>
    </message>
    <message>
        <source>Again to the lit result</source>
        <translation>Otra vez al resultado iluminado</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Compare this moment with others</source>
        <translation>Comparar este momento con otros</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>No vistas</translation>
    </message>
    <message>
        <source>Cards that nobody saw at the table</source>
        <translation>Cartas que nadie vio en la mesa</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Vídeo</translation>
    </message>
    <message>
        <source>This instant in the video system</source>
        <translation>Este instante en el sistema de vídeo</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Decide and settle this round again</source>
        <translation>Decidir y liquidar de nuevo esta ronda</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>What verifying the journal says</source>
        <translation>Lo que dice la verificación del diario</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Evidence, or marks for a video system</source>
        <translation>Pruebas, o marcas para un sistema de vídeo</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Copy what opens this fact</source>
        <translation>Copiar lo que abre este hecho</translation>
    </message>
    <message>
        <source>Mark what is seen here</source>
        <translation>Marcar lo que se ve aquí</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>All marks of this table</source>
        <translation>Todas las marcas de esta mesa</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Set a camera&apos;s clock</source>
        <translation>Ajustar el reloj de una cámara</translation>
    </message>
    <message>
        <source>Hold records</source>
        <translation>Retener registros</translation>
    </message>
    <message>
        <source>Keep these records from retention</source>
        <translation>Proteger estos registros de la depuración</translation>
    </message>
    <message>
        <source>Close what lies over the replay</source>
        <translation>Cerrar lo que cubre la repetición</translation>
    </message>
    <message>
        <source>To so many tenths of the journal</source>
        <translation>A tantos décimos del diario</translation>
    </message>
    <message>
        <source>The clock was set back and showed that time twice: this is the later one</source>
        <translation>El reloj se atrasó y mostró esa hora dos veces: esta es la segunda</translation>
    </message>
    <message>
        <source>No video system is named: set video.link in the settings</source>
        <translation>No hay sistema de vídeo: indique video.link en los ajustes</translation>
    </message>
    <message>
        <source>There is no round {number}</source>
        <translation>No hay ronda {number}</translation>
    </message>
    <message>
        <source>There is no fact {position}: the last one is {last}</source>
        <translation>No hay hecho {position}: el último es {last}</translation>
    </message>
    <message>
        <source>The journal begins later</source>
        <translation>El diario empieza después</translation>
    </message>
    <message>
        <source>Copied: what opens this fact</source>
        <translation>Copiado: lo que abre este hecho</translation>
    </message>
    <message>
        <source>Opened: {address}</source>
        <translation>Abierto: {address}</translation>
    </message>
    <message>
        <source>Write a round such as 12, a fact such as f1204, or a time such as 14:02:10</source>
        <translation>Escriba una ronda como 12, un hecho como f1204 o una hora como 14:02:10</translation>
    </message>
    <message>
        <source>The dealer&apos;s screen at this fact, in the dealer&apos;s language. Pads that were open are not on record.</source>
        <translation>La pantalla del crupier en este hecho, en su idioma. Los teclados abiertos no constan.</translation>
    </message>
    <message>
        <source>The dealer&apos;s screen as it was drawn after fact {last}, which the same touch wrote, in the dealer&apos;s language. Pads that were open are not on record.</source>
        <translation>La pantalla del crupier tal como se dibujó tras el hecho {last}, que escribió el mismo toque, en el idioma del crupier. Los teclados que estaban abiertos no constan.</translation>
    </message>
    <message>
        <source>Fact {position} of {last}</source>
        <translation>Hecho {position} de {last}</translation>
    </message>
    <message>
        <source>No table yet</source>
        <translation>Aún sin mesa</translation>
    </message>
    <message>
        <source>No round yet</source>
        <translation>Aún sin ronda</translation>
    </message>
    <message>
        <source>That is written at a console: start the replay with --console</source>
        <translation>Eso se escribe en una consola: inicie la repetición con --console</translation>
    </message>
    <message>
        <source>{name} may not write that: ask who has the right to</source>
        <translation>{name} no puede escribir eso: pregunte a quien tenga el derecho</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>fase</translation>
    </message>
    <message>
        <source>round</source>
        <translation>ronda</translation>
    </message>
    <message>
        <source>table</source>
        <translation>mesa</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>crupier</translation>
    </message>
    <message>
        <source>terms</source>
        <translation>condiciones</translation>
    </message>
    <message>
        <source>rulebook</source>
        <translation>reglamento</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>posiciones</translation>
    </message>
    <message>
        <source>wagers</source>
        <translation>apuestas</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartas</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>cartas Natural</translation>
    </message>
    <message>
        <source>draw card</source>
        <translation>carta Draw</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>mano</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>decisión</translation>
    </message>
    <message>
        <source>payment</source>
        <translation>pago</translation>
    </message>
    <message>
        <source>result</source>
        <translation>resultado</translation>
    </message>
    <message>
        <source>event</source>
        <translation>evento</translation>
    </message>
    <message>
        <source>odds</source>
        <translation>cuota</translation>
    </message>
    <message>
        <source>wagered</source>
        <translation>apostado</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>pagado</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>párrafo</translation>
    </message>
    <message>
        <source>opened parts</source>
        <translation>partes abiertas</translation>
    </message>
    <message>
        <source>collected</source>
        <translation>recogido</translation>
    </message>
    <message>
        <source>racked</source>
        <translation>en la bandeja</translation>
    </message>
    <message>
        <source>packet</source>
        <translation>paquete</translation>
    </message>
    <message>
        <source>packets</source>
        <translation>paquetes</translation>
    </message>
    <message>
        <source>irregularity</source>
        <translation>incidencia</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>premios</translation>
    </message>
    <message>
        <source>the table&apos;s money</source>
        <translation>el dinero de la mesa</translation>
    </message>
    <message>
        <source>reader faults</source>
        <translation>fallos del lector</translation>
    </message>
    <message>
        <source>positions of the table</source>
        <translation>posiciones de la mesa</translation>
    </message>
    <message>
        <source>pay tables</source>
        <translation>tablas de pagos</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>límites</translation>
    </message>
    <message>
        <source>least</source>
        <translation>mínimo</translation>
    </message>
    <message>
        <source>most</source>
        <translation>máximo</translation>
    </message>
    <message>
        <source>in steps of</source>
        <translation>en pasos de</translation>
    </message>
    <message>
        <source>amounts that need a second person</source>
        <translation>importes que requieren otra persona</translation>
    </message>
    <message>
        <source>for the camera</source>
        <translation>para la cámara</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>reparto</translation>
    </message>
    <message>
        <source>for a prize</source>
        <translation>para un premio</translation>
    </message>
    <message>
        <source>where cards come from</source>
        <translation>de dónde vienen las cartas</translation>
    </message>
    <message>
        <source>when they are read</source>
        <translation>cuándo se leen</translation>
    </message>
    <message>
        <source>how an event is entered</source>
        <translation>cómo se anota un evento</translation>
    </message>
    <message>
        <source>posted maximum</source>
        <translation>máximo anunciado</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>told by the player</source>
        <translation>dicho por el jugador</translation>
    </message>
    <message>
        <source>forfeited by</source>
        <translation>perdido por</translation>
    </message>
    <message>
        <source>tucked under</source>
        <translation>metida debajo de</translation>
    </message>
    <message>
        <source>events by hand</source>
        <translation>eventos a mano</translation>
    </message>
    <message>
        <source>position</source>
        <translation>posición</translation>
    </message>
    <message>
        <source>wager</source>
        <translation>apuesta</translation>
    </message>
    <message>
        <source>meter</source>
        <translation>contador</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>no juega</translation>
    </message>
    <message>
        <source>late for this round</source>
        <translation>tarde para esta ronda</translation>
    </message>
    <message>
        <source>paid before</source>
        <translation>pagado antes</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>liquidado</translation>
    </message>
    <message>
        <source>dealt to</source>
        <translation>repartido a</translation>
    </message>
    <message>
        <source>dealt in order up to</source>
        <translation>repartido en orden hasta</translation>
    </message>
    <message>
        <source>which hand is whose</source>
        <translation>de quién es cada mano</translation>
    </message>
    <message>
        <source>the dealer&apos;s packet</source>
        <translation>el paquete del crupier</translation>
    </message>
    <message>
        <source>the dealer&apos;s cards</source>
        <translation>las cartas del crupier</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>qué pasó</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>raised by</source>
        <translation>indicado por</translation>
    </message>
    <message>
        <source>payments that wait</source>
        <translation>pagos en espera</translation>
    </message>
    <message>
        <source>deal over its limit</source>
        <translation>reparto que pasa su límite</translation>
    </message>
    <message>
        <source>all together</source>
        <translation>en total</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>límite</translation>
    </message>
    <message>
        <source>payments</source>
        <translation>pagos</translation>
    </message>
    <message>
        <source>more</source>
        <translation>más</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>elección</translation>
    </message>
    <message>
        <source>approval</source>
        <translation>aprobación</translation>
    </message>
    <message>
        <source>by</source>
        <translation>por</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>motivo</translation>
    </message>
    <message>
        <source>decisions locked</source>
        <translation>decisiones cerradas</translation>
    </message>
    <message>
        <source>steps set aside</source>
        <translation>pasos omitidos con permiso</translation>
    </message>
    <message>
        <source>steps passed over</source>
        <translation>pasos saltados</translation>
    </message>
    <message>
        <source>misdeal</source>
        <translation>reparto nulo</translation>
    </message>
    <message>
        <source>to be taken back</source>
        <translation>por recuperar</translation>
    </message>
    <message>
        <source>money that was moved</source>
        <translation>dinero movido</translation>
    </message>
    <message>
        <source>payments put right</source>
        <translation>pagos corregidos</translation>
    </message>
    <message>
        <source>was</source>
        <translation>era</translation>
    </message>
    <message>
        <source>is</source>
        <translation>es</translation>
    </message>
    <message>
        <source>owing from a round before</source>
        <translation>pendiente de una ronda anterior</translation>
    </message>
    <message>
        <source>deck is out</source>
        <translation>la baraja está fuera</translation>
    </message>
    <message>
        <source>meters</source>
        <translation>contadores</translation>
    </message>
    <message>
        <source>grown by this round</source>
        <translation>aumento en esta ronda</translation>
    </message>
    <message>
        <source>link of the meters</source>
        <translation>enlace de los contadores</translation>
    </message>
    <message>
        <source>source</source>
        <translation>origen</translation>
    </message>
    <message>
        <source>trouble</source>
        <translation>problema</translation>
    </message>
    <message>
        <source>last numbers of the forms</source>
        <translation>últimos números de los formularios</translation>
    </message>
    <message>
        <source>stays of the tray</source>
        <translation>periodos de la bandeja</translation>
    </message>
    <message>
        <source>forms</source>
        <translation>formularios</translation>
    </message>
    <message>
        <source>form</source>
        <translation>formulario</translation>
    </message>
    <message>
        <source>counted chips</source>
        <translation>fichas contadas</translation>
    </message>
    <message>
        <source>declared void</source>
        <translation>anulado</translation>
    </message>
    <message>
        <source>taken and paid</source>
        <translation>cobrado y pagado</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>fase</translation>
    </message>
    <message>
        <source>in what order</source>
        <translation>en qué orden</translation>
    </message>
    <message>
        <source>began again at</source>
        <translation>empezó de nuevo en</translation>
    </message>
    <message>
        <source>waits for</source>
        <translation>espera a</translation>
    </message>
    <message>
        <source>progressive chips</source>
        <translation>fichas del progresivo</translation>
    </message>
    <message>
        <source>opened again</source>
        <translation>abierta de nuevo</translation>
    </message>
    <message>
        <source>as they are dealt</source>
        <translation>al repartirlas</translation>
    </message>
    <message>
        <source>as they are turned over</source>
        <translation>al abrirlas</translation>
    </message>
    <message>
        <source>as they were dealt</source>
        <translation>como se repartieron</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>en duda</translation>
    </message>
    <message>
        <source>entered by hand</source>
        <translation>anotadas a mano</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>el crupier</translation>
    </message>
    <message>
        <source>the terminal</source>
        <translation>el terminal</translation>
    </message>
    <message>
        <source>touched</source>
        <translation>tocado</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>elegido</translation>
    </message>
    <message>
        <source>to be confirmed</source>
        <translation>por confirmar</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rechazado</translation>
    </message>
    <message>
        <source>a supervisor</source>
        <translation>un supervisor</translation>
    </message>
    <message>
        <source>the camera</source>
        <translation>la cámara</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>El crupier</translation>
    </message>
    <message>
        <source>{count} found up to fact {last}: ask again for what came since</source>
        <translation>Hallados hasta el hecho {last}: {count}; pregunte de nuevo por lo posterior</translation>
    </message>
    <message>
        <source>Facts of round {number}: {count}</source>
        <translation>Hechos de la ronda {number}: {count}</translation>
    </message>
    <message>
        <source>Nothing so far; further back there may be more</source>
        <translation>Nada hasta ahora; más atrás puede haber más</translation>
    </message>
    <message>
        <source>The newest {count}, back to {day}</source>
        <translation>Los {count} más recientes, hasta el {day}</translation>
    </message>
    <message>
        <source>{count} found in the whole journal</source>
        <translation>Hallados en todo el diario: {count}</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nada hallado</translation>
    </message>
    <message>
        <source>Nothing found up to fact {last}: ask again for what came since</source>
        <translation>Nada hallado hasta el hecho {last}: pregunte de nuevo por lo posterior</translation>
    </message>
    <message>
        <source>Facts before the first round: {count}</source>
        <translation>Hechos antes de la primera ronda: {count}</translation>
    </message>
    <message>
        <source>paid {amount}</source>
        <translation>pagado {amount}</translation>
    </message>
    <message>
        <source>taken {amount}</source>
        <translation>recogido {amount}</translation>
    </message>
    <message>
        <source>Round, fact or time</source>
        <translation>Ronda, hecho u hora</translation>
    </message>
    <message>
        <source>Further back</source>
        <translation>Más atrás</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Pagos</translation>
    </message>
    <message>
        <source>{seconds} s of waiting skipped</source>
        <translation>{seconds} s de espera saltados</translation>
    </message>
    <message>
        <source>Long waits are skipped</source>
        <translation>Se saltan las esperas largas</translation>
    </message>
    <message>
        <source>Waits are kept</source>
        <translation>Se conservan las esperas</translation>
    </message>
    <message>
        <source>PAUSED</source>
        <translation>EN PAUSA</translation>
    </message>
    <message>
        <source>PLAYING</source>
        <translation>EN MARCHA</translation>
    </message>
    <message>
        <source>FOLLOWING</source>
        <translation>SIGUIENDO</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Hechos</translation>
    </message>
    <message>
        <source>There is none further on</source>
        <translation>No hay ninguno más adelante</translation>
    </message>
    <message>
        <source>There is none before this</source>
        <translation>No hay ninguno antes</translation>
    </message>
    <message>
        <source>The journal ends before that, at {time}</source>
        <translation>El diario termina antes, a las {time}</translation>
    </message>
    <message>
        <source>Clocks showed that twice: this is {this}, the other is {other}</source>
        <translation>Los relojes mostraron eso dos veces: esta es {this}, la otra es {other}</translation>
    </message>
    <message>
        <source>From fact</source>
        <translation>Desde el hecho</translation>
    </message>
    <message>
        <source>To fact</source>
        <translation>Hasta el hecho</translation>
    </message>
    <message>
        <source>From here</source>
        <translation>Desde aquí</translation>
    </message>
    <message>
        <source>To here</source>
        <translation>Hasta aquí</translation>
    </message>
    <message>
        <source>Whole round</source>
        <translation>Ronda entera</translation>
    </message>
    <message>
        <source>Write facts by their numbers, such as 1204.</source>
        <translation>Escriba los hechos con sus números, como 1204.</translation>
    </message>
    <message>
        <source>The first fact comes before the last one.</source>
        <translation>El primer hecho va antes que el último.</translation>
    </message>
    <message>
        <source>{camera}: {ahead} s beside the table</source>
        <translation>{camera}: {ahead} s respecto a la mesa</translation>
    </message>
    <message>
        <source>{day} {table} is {shows} ± {margin} s · {how} · {by}</source>
        <translation>{day} {table} es {shows} ± {margin} s · {how} · {by}</translation>
    </message>
    <message>
        <source>A camera&apos;s clock</source>
        <translation>El reloj de una cámara</translation>
    </message>
    <message>
        <source>What does the camera show at this instant of the table? Nothing written is changed by it.</source>
        <translation>¿Qué muestra la cámara en este instante de la mesa? Nada de lo escrito cambia.</translation>
    </message>
    <message>
        <source>Clock of {camera}</source>
        <translation>Reloj de {camera}</translation>
    </message>
    <message>
        <source>Withdrawn, it counts no longer; it stays on record with the reason.</source>
        <translation>Retirado, ya no cuenta; queda registrado con el motivo.</translation>
    </message>
    <message>
        <source>How the clocks of cameras stood beside the table&apos;s</source>
        <translation>Cómo estaban los relojes de las cámaras respecto al de la mesa</translation>
    </message>
    <message>
        <source>The setting is withdrawn</source>
        <translation>El ajuste queda retirado</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Cámara</translation>
    </message>
    <message>
        <source>The table&apos;s time</source>
        <translation>La hora de la mesa</translation>
    </message>
    <message>
        <source>The camera shows</source>
        <translation>La cámara muestra</translation>
    </message>
    <message>
        <source>How far off that may be, in seconds</source>
        <translation>Cuánto puede desviarse, en segundos</translation>
    </message>
    <message>
        <source>How it was compared</source>
        <translation>Cómo se comparó</translation>
    </message>
    <message>
        <source>Set the clock</source>
        <translation>Ajustar el reloj</translation>
    </message>
    <message>
        <source>This instant</source>
        <translation>Este instante</translation>
    </message>
    <message>
        <source>Write the margin in seconds, such as 0.5.</source>
        <translation>Escriba el margen en segundos, como 0.5.</translation>
    </message>
    <message>
        <source>Why it goes</source>
        <translation>Por qué se retira</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir allí</translation>
    </message>
    <message>
        <source>Write a time such as 14:02:10.250, or with its date.</source>
        <translation>Escriba una hora como 14:02:10.250, o con su fecha.</translation>
    </message>
    <message>
        <source>Check of round {number}</source>
        <translation>Revisión de la ronda {number}</translation>
    </message>
    <message>
        <source>{decided} steps decided again, {settled} payments settled again from the cards.</source>
        <translation>{decided} pasos decididos de nuevo, {settled} pagos liquidados de nuevo con las cartas.</translation>
    </message>
    <message>
        <source>Facts {first} to {last} cannot be read: they are not checked</source>
        <translation>Los hechos {first} a {last} no se pueden leer: no se han comprobado</translation>
    </message>
    <message>
        <source>Fact {first}</source>
        <translation>Hecho {first}</translation>
    </message>
    <message>
        <source>Check before the first round</source>
        <translation>Revisión antes de la primera ronda</translation>
    </message>
    <message>
        <source>{decided} steps decided again, {settled} payments settled again. Look at the first difference first: later ones may come from it.</source>
        <translation>{decided} pasos decididos de nuevo, {settled} pagos liquidados de nuevo. Mire primero la primera diferencia: las demás pueden venir de ella.</translation>
    </message>
    <message>
        <source>Everything came out as it is on record, up to fact {position}</source>
        <translation>Todo salió como consta, hasta el hecho {position}</translation>
    </message>
    <message>
        <source>Check the shown round</source>
        <translation>Revisar la ronda mostrada</translation>
    </message>
    <message>
        <source>{one} → {two}</source>
        <translation>{one} → {two}</translation>
    </message>
    <message>
        <source>Facts {one} and {two}</source>
        <translation>Hechos {one} y {two}</translation>
    </message>
    <message>
        <source>{count} differences, lit on the felt: first the value of the kept one, then of the shown one.</source>
        <translation>{count} diferencias, iluminadas en el tapete: primero el valor del momento guardado, después el del mostrado.</translation>
    </message>
    <message>
        <source>Rounds {one} and {two}</source>
        <translation>Rondas {one} y {two}</translation>
    </message>
    <message>
        <source>Go to another moment: what differs from this one is shown here.</source>
        <translation>Vaya a otro momento: aquí se muestra lo que difiere de este.</translation>
    </message>
    <message>
        <source>One difference, lit on the felt: first the value of the kept one, then of the shown one.</source>
        <translation>Una diferencia, iluminada en el tapete: primero el valor del momento guardado, después el del mostrado.</translation>
    </message>
    <message>
        <source>Whole rounds</source>
        <translation>Rondas enteras</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Momentos</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <translation>Guardar este</translation>
    </message>
    <message>
        <source>To the kept one</source>
        <translation>Ir al guardado</translation>
    </message>
    <message>
        <source>Set a camera&apos;s clock first, and choose the camera.</source>
        <translation>Primero ajuste el reloj de una cámara y elija la cámara.</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Pruebas</translation>
    </message>
    <message>
        <source>Marks, CSV</source>
        <translation>Marcas, CSV</translation>
    </message>
    <message>
        <source>Marks, subtitles</source>
        <translation>Marcas, subtítulos</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>The marks of this table by a camera&apos;s clock. That they left stands in the console&apos;s journal.</source>
        <translation>Las marcas de esta mesa según el reloj de una cámara. Que salieron consta en el diario de la consola.</translation>
    </message>
    <message>
        <source>A file that any browser checks by itself. Its name and hash stand in the console&apos;s journal.</source>
        <translation>Un archivo que cualquier navegador comprueba solo. Su nombre y su hash constan en el diario de la consola.</translation>
    </message>
    <message>
        <source>What it is for</source>
        <translation>Para qué es</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>With pictures</source>
        <translation>Con imágenes</translation>
    </message>
    <message>
        <source>With the marks</source>
        <translation>Con las marcas</translation>
    </message>
    <message>
        <source>The recording begins at, by the camera</source>
        <translation>La grabación empieza, según la cámara, a las</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Esta ronda</translation>
    </message>
    <message>
        <source>Say what it is for.</source>
        <translation>Diga para qué es.</translation>
    </message>
    <message>
        <source>Write rounds by their numbers, such as 12.</source>
        <translation>Escriba las rondas con sus números, como 12.</translation>
    </message>
    <message>
        <source>Round {first} comes after round {last}: write the earlier one first.</source>
        <translation>La ronda {first} viene después de la ronda {last}: escriba primero la anterior.</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Desde la ronda</translation>
    </message>
    <message>
        <source>To round</source>
        <translation>Hasta la ronda</translation>
    </message>
    <message>
        <source>Facts {first} to {last}</source>
        <translation>Hechos {first} a {last}</translation>
    </message>
    <message>
        <source>{facts} · {by}, {when}</source>
        <translation>{facts} · {by}, {when}</translation>
    </message>
    <message>
        <source>The months that it touches are kept from retention until an administrator releases it.</source>
        <translation>Los meses que abarca se protegen de la depuración hasta que un administrador la libere.</translation>
    </message>
    <message>
        <source>Held: {reason}</source>
        <translation>Retenido: {reason}</translation>
    </message>
    <message>
        <source>Hold {number}</source>
        <translation>Retención {number}</translation>
    </message>
    <message>
        <source>Held from fact {position} on</source>
        <translation>Retenido desde el hecho {position}</translation>
    </message>
    <message>
        <source>Hold {number} is released</source>
        <translation>La retención {number} queda liberada</translation>
    </message>
    <message>
        <source>Why it must stay, such as a claim&apos;s number</source>
        <translation>Por qué debe quedar, como el número de una reclamación</translation>
    </message>
    <message>
        <source>Why it may go</source>
        <translation>Por qué puede irse</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Liberar</translation>
    </message>
    <message>
        <source>What sort</source>
        <translation>De qué tipo</translation>
    </message>
    <message>
        <source>What is to be seen there</source>
        <translation>Qué se ve allí</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>It stands in the console&apos;s journal; the table&apos;s journal is not touched.</source>
        <translation>Consta en el diario de la consola; el de la mesa no se toca.</translation>
    </message>
    <message>
        <source>Marked at fact {position}</source>
        <translation>Marcado en el hecho {position}</translation>
    </message>
    <message>
        <source>Replies: {count}</source>
        <translation>Respuestas: {count}</translation>
    </message>
    <message>
        <source>{facts} · {by}, {when} · {replies}</source>
        <translation>{facts} · {by}, {when} · {replies}</translation>
    </message>
    <message>
        <source>by {by}, {when}</source>
        <translation>por {by}, {when}</translation>
    </message>
    <message>
        <source>Mark {number}</source>
        <translation>Marca {number}</translation>
    </message>
    <message>
        <source>Marks on this table&apos;s journal: {count}</source>
        <translation>Marcas en el diario de esta mesa: {count}</translation>
    </message>
    <message>
        <source>No mark yet.</source>
        <translation>Aún no hay marcas.</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>New mark</source>
        <translation>Nueva marca</translation>
    </message>
    <message>
        <source>A reply, new words, or why it goes</source>
        <translation>Una respuesta, otras palabras, o por qué se retira</translation>
    </message>
    <message>
        <source>Reply: {text}</source>
        <translation>Respuesta: {text}</translation>
    </message>
    <message>
        <source>Before: {text}</source>
        <translation>Antes: {text}</translation>
    </message>
    <message>
        <source>Word anew</source>
        <translation>Reformular</translation>
    </message>
    <message>
        <source>Mark {number} says so now</source>
        <translation>La marca {number} ahora lo dice así</translation>
    </message>
    <message>
        <source>Mark {number} is withdrawn</source>
        <translation>La marca {number} queda retirada</translation>
    </message>
    <message>
        <source>Replied to mark {number}</source>
        <translation>Respuesta a la marca {number}</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Todas las manos</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Irregularidades</translation>
    </message>
    <message>
        <source>Overrides</source>
        <translation>Autorizaciones</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Correcciones</translation>
    </message>
    <message>
        <source>Undos</source>
        <translation>Pasos deshechos</translation>
    </message>
    <message>
        <source>Misdeals</source>
        <translation>Malos repartos</translation>
    </message>
    <message>
        <source>Reader faults</source>
        <translation>Fallos del lector</translation>
    </message>
    <message>
        <source>Not from a reader</source>
        <translation>No de un lector</translation>
    </message>
    <message>
        <source>Sign-ons</source>
        <translation>Inicios de sesión</translation>
    </message>
    <message>
        <source>From, such as 22:00</source>
        <translation>Desde, como 22:00</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Paid from $</source>
        <translation>Pagado desde $</translation>
    </message>
    <message>
        <source>Paid up to $</source>
        <translation>Pagado hasta $</translation>
    </message>
    <message>
        <source>Wagered from $</source>
        <translation>Apostado desde $</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Dealer&apos;s number</source>
        <translation>Número del crupier</translation>
    </message>
    <message>
        <source>Event of the pay table</source>
        <translation>Evento de la tabla de pagos</translation>
    </message>
    <message>
        <source>Wager</source>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>from</source>
        <translation>desde</translation>
    </message>
    <message>
        <source>until</source>
        <translation>hasta</translation>
    </message>
    <message>
        <source>paid from $</source>
        <translation>pagado desde $</translation>
    </message>
    <message>
        <source>paid up to $</source>
        <translation>pagado hasta $</translation>
    </message>
    <message>
        <source>wagered from $</source>
        <translation>apostado desde $</translation>
    </message>
    <message>
        <source>no condition</source>
        <translation>sin condición</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>No table has a position {number}: write one from 1 to {most}</source>
        <translation>Ninguna mesa tiene la posición {number}: escriba una de 1 a {most}</translation>
    </message>
    <message>
        <source>Find: {what}</source>
        <translation>Buscar: {what}</translation>
    </message>
    <message>
        <source>Whatever is left empty is no condition. What is paid is a hand&apos;s: all its wagers that are meant.</source>
        <translation>Lo que quede vacío no es condición. Lo pagado es de una mano: todas sus apuestas de las que se trata.</translation>
    </message>
    <message>
        <source>{names}</source>
        <translation>{names}</translation>
    </message>
    <message>
        <source>No conditions</source>
        <translation>Sin condiciones</translation>
    </message>
    <message>
        <source>“{text}” is no amount: write dollars, such as 750 or 12.50</source>
        <translation>“{text}” no es un importe: escriba dólares, como 750 o 12.50</translation>
    </message>
    <message>
        <source>“{text}” is no number: write one such as 3</source>
        <translation>“{text}” no es un número: escriba uno como 3</translation>
    </message>
    <message>
        <source>The highest amount is below the lowest one</source>
        <translation>El importe más alto está por debajo del más bajo</translation>
    </message>
    <message>
        <source>The time ends before it begins</source>
        <translation>El tiempo termina antes de empezar</translation>
    </message>
    <message>
        <source>Whatever is left empty is no condition.</source>
        <translation>Lo que queda vacío no es condición.</translation>
    </message>
    <message>
        <source>“{text}” is no time: write 22:00, or 2026-11-20 22:00</source>
        <translation>“{text}” no es una hora: escriba 22:00, o 2026-11-20 22:00</translation>
    </message>
    <message>
        <source>Not seen at the table</source>
        <translation>No visto en la mesa</translation>
    </message>
    <message>
        <source>Unseen cards of round {number}</source>
        <translation>Cartas no vistas de la ronda {number}</translation>
    </message>
    <message>
        <source>Every card of this round lay open, or none was read; an open round shows none.</source>
        <translation>Todas las cartas de esta ronda estaban abiertas, o no se leyó ninguna; una ronda abierta no muestra ninguna.</translation>
    </message>
    <message>
        <source>The rest of the deck</source>
        <translation>El resto de la baraja</translation>
    </message>
    <message>
        <source>Folded and undealt cards, opened after the round. Nobody at the table saw them.</source>
        <translation>Cartas retiradas y no repartidas, abiertas tras la ronda. Nadie en la mesa las vio.</translation>
    </message>
    <message>
        <source>VERIFIED up to fact {last}</source>
        <translation>VERIFICADO hasta el hecho {last}</translation>
    </message>
    <message>
        <source>Start the replay with --policy, it names witnesses</source>
        <translation>Inicie la repetición con --policy: nombra a los testigos</translation>
    </message>
    <message>
        <source>The whole journal</source>
        <translation>Todo el diario</translation>
    </message>
    <message>
        <source>CONSISTENT, nothing signed yet</source>
        <translation>COHERENTE, nada firmado aún</translation>
    </message>
    <message>
        <source>CONSISTENT up to fact {last}, signer unknown</source>
        <translation>COHERENTE hasta el hecho {last}, firmante desconocido</translation>
    </message>
    <message>
        <source>named by whoever started this replay</source>
        <translation>indicada por quien inició esta repetición</translation>
    </message>
    <message>
        <source>as the journal itself says</source>
        <translation>según dice el propio diario</translation>
    </message>
    <message>
        <source>{count} facts behind it have no signature yet</source>
        <translation>{count} hechos posteriores aún no tienen firma</translation>
    </message>
    <message>
        <source>Verifying the journal</source>
        <translation>Verificando el diario</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>No verificado</translation>
    </message>
    <message>
        <source>Signed up to fact {last}</source>
        <translation>Firmado hasta el hecho {last}</translation>
    </message>
    <message>
        <source>By the key {key}</source>
        <translation>Con la clave {key}</translation>
    </message>
    <message>
        <source>ALTERED: {count} findings</source>
        <translation>ALTERADO: {count} hallazgos</translation>
    </message>
    <message>
        <source>ALTERED: one finding</source>
        <translation>ALTERADO: un hallazgo</translation>
    </message>
    <message>
        <source>That was not checked against a policy</source>
        <translation>No se comprobó con una política</translation>
    </message>
    <message>
        <source>Cosigned by {name}</source>
        <translation>También firmado por {name}</translation>
    </message>
    <message>
        <source>Verify again</source>
        <translation>Verificar de nuevo</translation>
    </message>
    <message>
        <source>Said to be cosigned by {name}</source>
        <translation>Según consta, también firmado por {name}</translation>
    </message>
    <message>
        <source>Who has cosigned was not checked</source>
        <translation>No se comprobó quién cofirmó</translation>
    </message>
    <message>
        <source>Cosigned by nobody</source>
        <translation>Sin firma de testigos</translation>
    </message>
    <message>
        <source>{time} ± {margin} s</source>
        <translation>{time} ± {margin} s</translation>
    </message>
    <message>
        <source>No camera was compared with this table&apos;s clock yet.</source>
        <translation>Aún no se ha comparado ninguna cámara con el reloj de esta mesa.</translation>
    </message>
    <message>
        <source>Opens the video system at this instant, by the camera&apos;s own clock.</source>
        <translation>Abre el sistema de vídeo en este instante, según el reloj de la cámara.</translation>
    </message>
</context>
<context>
    <name>procedure</name>
    <message>
        <source>{todo} Without it: Irregularity, {title}, Go on by hand: a supervisor.</source>
        <translation>{todo} Sin él: Incidencia, {title}, Seguir a mano: un supervisor.</translation>
    </message>
    <message>
        <source>Position {seat}: {amount} on {spot} waits for verification</source>
        <translation>Posición {seat}: {amount} en {spot} espera verificación</translation>
    </message>
    <message>
        <source>The payments of this deal are over the posted limit</source>
        <translation>Los pagos de esta mano superan el límite anunciado</translation>
    </message>
    <message>
        <source>A difference is due at position {seat}</source>
        <translation>Se debe una diferencia en la posición {seat}</translation>
    </message>
    <message>
        <source>The tray is not counted in</source>
        <translation>La bandeja no está contada</translation>
    </message>
    <message>
        <source>The tray is not counted out</source>
        <translation>El cierre de la bandeja no está contado</translation>
    </message>
    <message>
        <source>Call a supervisor and a camera.</source>
        <translation>Llame a un supervisor y a vigilancia.</translation>
    </message>
    <message>
        <source>Call a supervisor, who decides what is paid.</source>
        <translation>Llame a un supervisor, que decide qué se paga.</translation>
    </message>
    <message>
        <source>Move its chips first, and say so.</source>
        <translation>Mueva primero sus fichas y confírmelo.</translation>
    </message>
    <message>
        <source>The deck is out of use</source>
        <translation>La baraja está fuera de uso</translation>
    </message>
    <message>
        <source>Seal it. A supervisor puts a new deck in play.</source>
        <translation>Séllela. Un supervisor pone una nueva.</translation>
    </message>
    <message>
        <source>Call a supervisor, and count the opener together.</source>
        <translation>Llame a un supervisor y cuenten juntos la apertura.</translation>
    </message>
    <message>
        <source>Count the closer first.</source>
        <translation>Cuente primero el cierre.</translation>
    </message>
    <message>
        <source>Round {number}, position {seat}, {spot}: {moves}.</source>
        <translation>Ronda {number}, posición {seat}, {spot}: {moves}.</translation>
    </message>
    <message>
        <source>Deal on until position {seat} has its hand</source>
        <translation>Siga repartiendo hasta que la posición {seat} tenga su mano</translation>
    </message>
    <message>
        <source>Of what was paid before: {moves}</source>
        <translation>De antes: {moves}</translation>
    </message>
    <message>
        <source>Deal on until the dealer&apos;s hand lies there</source>
        <translation>Siga repartiendo hasta que esté la mano del crupier</translation>
    </message>
    <message>
        <source>take back {amount} from position {seat}</source>
        <translation>recupere {amount} de la posición {seat}</translation>
    </message>
    <message>
        <source>Position {seat}: {moves}, then place the hand in the discard rack.</source>
        <translation>Posición {seat}: {moves}, y coloque la mano en el descarte.</translation>
    </message>
    <message>
        <source>Position {seat}: nothing more is due. Place the hand in the discard rack.</source>
        <translation>Posición {seat}: no se debe nada más. Coloque la mano en el descarte.</translation>
    </message>
    <message>
        <source>The table is closed. A supervisor opens it.</source>
        <translation>La mesa está cerrada. La abre un supervisor.</translation>
    </message>
    <message>
        <source>No dealer is signed on. Sign on first.</source>
        <translation>No hay crupier en la mesa. Entre antes.</translation>
    </message>
    <message>
        <source>Return all wagers</source>
        <translation>Devuelva todas las apuestas</translation>
    </message>
    <message>
        <source>take back {amount}</source>
        <translation>recoja {amount}</translation>
    </message>
    <message>
        <source>pay {amount} more</source>
        <translation>pague {amount} más</translation>
    </message>
    <message>
        <source>return {amount}</source>
        <translation>devuelva {amount}</translation>
    </message>
    <message>
        <source>A jackpot is paid what was locked for it</source>
        <translation>Un jackpot se paga con lo que quedó fijado</translation>
    </message>
    <message>
        <source>Pay it in full.</source>
        <translation>Páguelo completo.</translation>
    </message>
    <message>
        <source>What was shown has changed</source>
        <translation>Lo mostrado ha cambiado</translation>
    </message>
    <message>
        <source>Look at it again, then approve it or go back.</source>
        <translation>Mírelo otra vez; luego apruebe o vuelva atrás.</translation>
    </message>
    <message>
        <source>Packet {number} is not next: packet {due} is</source>
        <translation>El paquete {number} no es el siguiente: es el {due}</translation>
    </message>
    <message>
        <source>This table&apos;s packets come from its reader</source>
        <translation>Los paquetes de esta mesa vienen del lector</translation>
    </message>
    <message>
        <source>Let the reader report it, or report the reader lost.</source>
        <translation>Deje que lo informe el lector, o informe que se perdió.</translation>
    </message>
    <message>
        <source>What was done last can&apos;t be taken back</source>
        <translation>Lo último no se puede deshacer</translation>
    </message>
    <message>
        <source>No packet is due now</source>
        <translation>Ahora no toca ningún paquete</translation>
    </message>
    <message>
        <source>{whose} has no hand yet</source>
        <translation>{whose} aún no tiene mano</translation>
    </message>
    <message>
        <source>The remaining cards are not due now</source>
        <translation>Las cartas restantes no tocan ahora</translation>
    </message>
    <message>
        <source>Packet {number} was dealt already</source>
        <translation>El paquete {number} ya se repartió</translation>
    </message>
    <message>
        <source>Look where the packets lie, and report it if they differ from the screen.</source>
        <translation>Mire dónde están los paquetes e infórmelo si difieren de la pantalla.</translation>
    </message>
    <message>
        <source>Nobody saw the cards of a packet dealt by hand</source>
        <translation>Nadie vio las cartas de un paquete repartido a mano</translation>
    </message>
    <message>
        <source>Deal it without a seal.</source>
        <translation>Repártalo sin sello.</translation>
    </message>
    <message>
        <source>This table deals by hand</source>
        <translation>Esta mesa reparte a mano</translation>
    </message>
    <message>
        <source>Don&apos;t use the reader until a supervisor puts it back.</source>
        <translation>No use el lector hasta que un supervisor lo reponga.</translation>
    </message>
    <message>
        <source>The deck does not go back now</source>
        <translation>La baraja no vuelve ahora</translation>
    </message>
    <message>
        <source>Ask a supervisor for a correction.</source>
        <translation>Pida una corrección a un supervisor.</translation>
    </message>
    <message>
        <source>Position {seat} is not next</source>
        <translation>La posición {seat} no es la siguiente</translation>
    </message>
    <message>
        <source>Decisions are not taken now</source>
        <translation>Ahora no se toman decisiones</translation>
    </message>
    <message>
        <source>Position {seat} has decided so already</source>
        <translation>La posición {seat} ya decidió eso</translation>
    </message>
    <message>
        <source>Decisions are not locked now</source>
        <translation>Ahora no se fijan decisiones</translation>
    </message>
    <message>
        <source>Folded hands are not collected now</source>
        <translation>Ahora no se recogen manos retiradas</translation>
    </message>
    <message>
        <source>Collect position {seat}.</source>
        <translation>Recoja la posición {seat}.</translation>
    </message>
    <message>
        <source>Position {seat} has no hand</source>
        <translation>La posición {seat} no tiene mano</translation>
    </message>
    <message>
        <source>Position {seat} has forfeited the hand</source>
        <translation>La posición {seat} perdió la mano</translation>
    </message>
    <message>
        <source>The player of position {seat} has left</source>
        <translation>El jugador de la posición {seat} se fue</translation>
    </message>
    <message>
        <source>Go on with the others.</source>
        <translation>Siga con los demás.</translation>
    </message>
    <message>
        <source>Position {seat} has no Ante: there is nothing to decide</source>
        <translation>La posición {seat} no tiene Ante: no hay nada que decidir</translation>
    </message>
    <message>
        <source>Position {seat} has no bonus wager that a told 16 keeps in action</source>
        <translation>La posición {seat} no tiene bonus que un 16 anunciado conserve</translation>
    </message>
    <message>
        <source>A 16 is told with a fold only</source>
        <translation>El 16 solo se anuncia al retirarse</translation>
    </message>
    <message>
        <source>Fold with or without a told 16.</source>
        <translation>Retire con o sin 16 anunciado.</translation>
    </message>
    <message>
        <source>Fold without it.</source>
        <translation>Retire sin anunciarlo.</translation>
    </message>
    <message>
        <source>Position {seat}: no card that is left makes “{event}” on {wager}</source>
        <translation>Posición {seat}: ninguna carta que queda forma “{event}” en {wager}</translation>
    </message>
    <message>
        <source>Choose {choices}, or call a supervisor where the record is wrong.</source>
        <translation>Elija {choices} o, si el registro está mal, llame a un supervisor.</translation>
    </message>
    <message>
        <source>The reader knows these cards</source>
        <translation>El lector conoce estas cartas</translation>
    </message>
    <message>
        <source>Expose them.</source>
        <translation>Ábralas.</translation>
    </message>
    <message>
        <source>Ante and Play rest on the same three cards</source>
        <translation>Ante y Play dependen de las mismas tres cartas</translation>
    </message>
    <message>
        <source>Position {seat}: every card that is left makes an event on {wager}</source>
        <translation>Posición {seat}: toda carta que queda forma un resultado en {wager}</translation>
    </message>
    <message>
        <source>Choose nothing, or call a supervisor where the record is wrong.</source>
        <translation>Elija nada o, si el registro está mal, llame a un supervisor.</translation>
    </message>
    <message>
        <source>Choose {choices} or nothing, or call a supervisor where the record is wrong.</source>
        <translation>Elija {choices} o nada o, si el registro está mal, llame a un supervisor.</translation>
    </message>
    <message>
        <source>This table records the cards</source>
        <translation>Esta mesa registra las cartas</translation>
    </message>
    <message>
        <source>Enter the cards.</source>
        <translation>Introduzca las cartas.</translation>
    </message>
    <message>
        <source>This hand is settled on its cards</source>
        <translation>Esta mano se resuelve por sus cartas</translation>
    </message>
    <message>
        <source>A wager that is not resolved now has no event</source>
        <translation>Una apuesta que no se resuelve ahora no tiene evento</translation>
    </message>
    <message>
        <source>Name those of this turn.</source>
        <translation>Nombre las de este turno.</translation>
    </message>
    <message>
        <source>Choose one event for both.</source>
        <translation>Elija un evento para ambas.</translation>
    </message>
    <message>
        <source>{name} needs its event</source>
        <translation>{name} necesita su evento</translation>
    </message>
    <message>
        <source>Choose {choices} or nothing.</source>
        <translation>Elija {choices} o nada.</translation>
    </message>
    <message>
        <source>Position {seat}: no event of this wager was named</source>
        <translation>Posición {seat}: no se nombró evento para esta apuesta</translation>
    </message>
    <message>
        <source>That wager went back: nothing was paid on it</source>
        <translation>Esa apuesta se devolvió: no se pagó nada por ella</translation>
    </message>
    <message>
        <source>{card} is recorded elsewhere</source>
        <translation>{card} está registrada en otro lugar</translation>
    </message>
    <message>
        <source>A linked meter is not changed at a table</source>
        <translation>Un contador enlazado no se cambia en una mesa</translation>
    </message>
    <message>
        <source>The cards of position {seat} are on record</source>
        <translation>Las cartas de la posición {seat} están registradas</translation>
    </message>
    <message>
        <source>Expose its hand first.</source>
        <translation>Descubra primero su mano.</translation>
    </message>
    <message>
        <source>Position {seat} has no such payment in this round or the last</source>
        <translation>La posición {seat} no tiene ese pago en esta ronda ni en la anterior</translation>
    </message>
    <message>
        <source>Choose another payment.</source>
        <translation>Elija otro pago.</translation>
    </message>
    <message>
        <source>Enter other cards.</source>
        <translation>Introduzca otras cartas.</translation>
    </message>
    <message>
        <source>Whoever keeps the floor does it there.</source>
        <translation>Lo hace allí quien administra la sala.</translation>
    </message>
    <message>
        <source>{event} is not on the paytable</source>
        <translation>{event} no está en la tabla de pagos</translation>
    </message>
    <message>
        <source>Position {seat}: no card that is left makes that</source>
        <translation>Posición {seat}: ninguna carta restante forma eso</translation>
    </message>
    <message>
        <source>No table has been open here</source>
        <translation>Aquí no se ha abierto ninguna mesa</translation>
    </message>
    <message>
        <source>Ask a supervisor to open the table.</source>
        <translation>Pida a un supervisor que abra la mesa.</translation>
    </message>
    <message>
        <source>This game has no jackpots</source>
        <translation>Este juego no tiene jackpots</translation>
    </message>
    <message>
        <source>Go on.</source>
        <translation>Continúe.</translation>
    </message>
    <message>
        <source>No hand lies open</source>
        <translation>No hay mano abierta</translation>
    </message>
    <message>
        <source>Settle the hands first.</source>
        <translation>Liquide primero las manos.</translation>
    </message>
    <message>
        <source>Have its cards corrected: the prize follows them.</source>
        <translation>Haga corregir sus cartas: el premio las sigue.</translation>
    </message>
    <message>
        <source>Choose the position and the wager.</source>
        <translation>Elija la posición y la apuesta.</translation>
    </message>
    <message>
        <source>{count} cards lie there</source>
        <translation>Allí hay {count} cartas</translation>
    </message>
    <message>
        <source>The cards are as recorded</source>
        <translation>Las cartas son las registradas</translation>
    </message>
    <message>
        <source>Enter each card as it lies, or go on.</source>
        <translation>Introduzca cada carta tal como está o continúe.</translation>
    </message>
    <message>
        <source>Look again. Have the record of the other cards put right first.</source>
        <translation>Mire de nuevo. Haga corregir primero el registro de las otras cartas.</translation>
    </message>
    <message>
        <source>An irregularity is open</source>
        <translation>Hay una incidencia abierta</translation>
    </message>
    <message>
        <source>Answer its question first.</source>
        <translation>Responda antes su pregunta.</translation>
    </message>
    <message>
        <source>Ask a supervisor to open it.</source>
        <translation>Pida a un supervisor que la abra.</translation>
    </message>
    <message>
        <source>No dealer is signed on</source>
        <translation>No hay crupier en la mesa</translation>
    </message>
    <message>
        <source>Sign on first.</source>
        <translation>Entre antes.</translation>
    </message>
    <message>
        <source>Choose position {seats}.</source>
        <translation>Elija la posición {seats}.</translation>
    </message>
    <message>
        <source>There is no such irregularity</source>
        <translation>No existe esa incidencia</translation>
    </message>
    <message>
        <source>No irregularity is open</source>
        <translation>No hay incidencia abierta</translation>
    </message>
    <message>
        <source>That does not end this</source>
        <translation>Eso no resuelve esto</translation>
    </message>
    <message>
        <source>Choose one of the answers.</source>
        <translation>Elija una de las respuestas.</translation>
    </message>
    <message>
        <source>Report the deck out of use first.</source>
        <translation>Informe primero que la baraja queda fuera de uso.</translation>
    </message>
    <message>
        <source>The deck is replaced between rounds</source>
        <translation>La baraja se cambia entre rondas</translation>
    </message>
    <message>
        <source>Finish the round first.</source>
        <translation>Termine antes la ronda.</translation>
    </message>
    <message>
        <source>This report names no cards</source>
        <translation>Este informe no nombra cartas</translation>
    </message>
    <message>
        <source>Report what happened and where.</source>
        <translation>Informe qué pasó y dónde.</translation>
    </message>
    <message>
        <source>This concerns the whole table</source>
        <translation>Esto afecta a toda la mesa</translation>
    </message>
    <message>
        <source>Name no position.</source>
        <translation>No nombre ninguna posición.</translation>
    </message>
    <message>
        <source>The report needs its position</source>
        <translation>El informe necesita su posición</translation>
    </message>
    <message>
        <source>No hand needs to move</source>
        <translation>No hay que mover ninguna mano</translation>
    </message>
    <message>
        <source>Look again where the hands lie.</source>
        <translation>Mire otra vez dónde están las manos.</translation>
    </message>
    <message>
        <source>Enter each card as it lies.</source>
        <translation>Introduzca cada carta como está.</translation>
    </message>
    <message>
        <source>Correct that hand first, or enter other cards.</source>
        <translation>Corrija primero esa mano, o introduzca otras cartas.</translation>
    </message>
    <message>
        <source>The dealer may not decide this</source>
        <translation>El crupier no puede decidirlo</translation>
    </message>
    <message>
        <source>Call a supervisor.</source>
        <translation>Llame a un supervisor.</translation>
    </message>
    <message>
        <source>Choose the hand achieved, or None.</source>
        <translation>Elija la mano lograda, o None.</translation>
    </message>
    <message>
        <source>Touch Pending Jackpot.</source>
        <translation>Toque Pending Jackpot.</translation>
    </message>
    <message>
        <source>Touch Pay Jackpot or Cancel Jackpot.</source>
        <translation>Toque Pay Jackpot o Cancel Jackpot.</translation>
    </message>
    <message>
        <source>Call a supervisor to verify it.</source>
        <translation>Llame a un supervisor para verificarlo.</translation>
    </message>
    <message>
        <source>Place the hand in the rack.</source>
        <translation>Ponga la mano en la bandeja.</translation>
    </message>
    <message>
        <source>Return the wager, then place the hand in the rack.</source>
        <translation>Devuelva la apuesta y luego ponga la mano en la bandeja.</translation>
    </message>
    <message>
        <source>The cards of position {seat} on record do not make {event}</source>
        <translation>Las cartas registradas de la posición {seat} no forman {event}</translation>
    </message>
    <message>
        <source>Touch Cancel Jackpot. Where other cards lie there, have them corrected first.</source>
        <translation>Toque Cancel Jackpot. Si ahí hay otras cartas, haga que se corrijan antes.</translation>
    </message>
    <message>
        <source>Position {seat} may still win a part of this meter</source>
        <translation>La posición {seat} aún puede ganar parte de este contador</translation>
    </message>
    <message>
        <source>Position {seat}: another screen comes first</source>
        <translation>Posición {seat}: antes viene otra pantalla</translation>
    </message>
    <message>
        <source>Choose {choices} or None.</source>
        <translation>Elija {choices} o None.</translation>
    </message>
    <message>
        <source>The camera&apos;s reference is missing</source>
        <translation>Falta la referencia de cámara</translation>
    </message>
    <message>
        <source>Ask surveillance for it and enter it.</source>
        <translation>Pídala a vigilancia e introdúzcala.</translation>
    </message>
    <message>
        <source>Settle the other hands first.</source>
        <translation>Liquide antes las otras manos.</translation>
    </message>
    <message>
        <source>No jackpot is approved now</source>
        <translation>Ahora no se aprueba ningún jackpot</translation>
    </message>
    <message>
        <source>Settle position {seat}.</source>
        <translation>Resuelva la posición {seat}.</translation>
    </message>
    <message>
        <source>Position {seat} has no wager on the progressive</source>
        <translation>La posición {seat} no tiene apuesta progresiva</translation>
    </message>
    <message>
        <source>Go on with its hand.</source>
        <translation>Siga con su mano.</translation>
    </message>
    <message>
        <source>The hand of position {seat} is not turned over</source>
        <translation>La mano de la posición {seat} no está abierta</translation>
    </message>
    <message>
        <source>Expose it first.</source>
        <translation>Ábrala antes.</translation>
    </message>
    <message>
        <source>Position {seat} has no jackpot</source>
        <translation>La posición {seat} no tiene jackpot</translation>
    </message>
    <message>
        <source>Touch the seat of the player first.</source>
        <translation>Toque antes el puesto del jugador.</translation>
    </message>
    <message>
        <source>The jackpot of position {seat} is pending</source>
        <translation>El jackpot de la posición {seat} está pendiente</translation>
    </message>
    <message>
        <source>That</source>
        <translation>Eso</translation>
    </message>
    <message>
        <source>The deal is within its limit</source>
        <translation>La mano está dentro de su límite</translation>
    </message>
    <message>
        <source>No payment waits there</source>
        <translation>Allí no hay pago en espera</translation>
    </message>
    <message>
        <source>Choose one that waits, or go on.</source>
        <translation>Elija uno que espera, o siga.</translation>
    </message>
    <message>
        <source>Lower it only for a malfunction, a display above its maximum, or seed to be recovered.</source>
        <translation>Bájelo solo por una avería, por un importe mostrado por encima de su máximo o para recuperar el fondo inicial.</translation>
    </message>
    <message>
        <source>Meters are changed between rounds</source>
        <translation>Los contadores se cambian entre rondas</translation>
    </message>
    <message>
        <source>Clear the wagers or finish the round first.</source>
        <translation>Borre las apuestas o termine primero la ronda.</translation>
    </message>
    <message>
        <source>A meter is not lowered for that reason</source>
        <translation>Un contador no se baja por ese motivo</translation>
    </message>
    <message>
        <source>The meter would stand below its reset level of {amount}</source>
        <translation>El contador quedaría bajo su nivel inicial de {amount}</translation>
    </message>
    <message>
        <source>There is no such meter at this table</source>
        <translation>En esta mesa no hay ese contador</translation>
    </message>
    <message>
        <source>Choose one that is shown.</source>
        <translation>Elija uno de los que se muestran.</translation>
    </message>
    <message>
        <source>The meter would stay as it is</source>
        <translation>El contador quedaría igual</translation>
    </message>
    <message>
        <source>Enter by how much it changes.</source>
        <translation>Introduzca cuánto cambia.</translation>
    </message>
    <message>
        <source>That reason only lowers a meter</source>
        <translation>Ese motivo solo baja un contador</translation>
    </message>
    <message>
        <source>Say why it rises, or lower it.</source>
        <translation>Diga por qué sube, o bájelo.</translation>
    </message>
    <message>
        <source>A meter is never below nothing</source>
        <translation>Un contador nunca baja de cero</translation>
    </message>
    <message>
        <source>Lower it by less.</source>
        <translation>Bájelo menos.</translation>
    </message>
    <message>
        <source>Recover what lies above it.</source>
        <translation>Recupere lo que hay por encima.</translation>
    </message>
    <message>
        <source>{name} has no maximum on this table</source>
        <translation>{name} no tiene máximo en esta mesa</translation>
    </message>
    <message>
        <source>Give the reason why it is lowered.</source>
        <translation>Diga por qué se baja.</translation>
    </message>
    <message>
        <source>{name} would stand below its maximum of {amount}</source>
        <translation>{name} quedaría por debajo de su máximo de {amount}</translation>
    </message>
    <message>
        <source>Lower it to its maximum.</source>
        <translation>Bájelo hasta su máximo.</translation>
    </message>
    <message>
        <source>{title} has no meter {meter}</source>
        <translation>{title} no tiene contador {meter}</translation>
    </message>
    <message>
        <source>Take its maximum out of the terms.</source>
        <translation>Quite su máximo de las condiciones.</translation>
    </message>
    <message>
        <source>The maximum of {name} is not above its reset level</source>
        <translation>El máximo de {name} no supera su nivel inicial</translation>
    </message>
    <message>
        <source>Set a larger one, or none.</source>
        <translation>Ponga uno mayor, o ninguno.</translation>
    </message>
    <message>
        <source>Place the wagers, then touch No more bets.</source>
        <translation>Ponga las apuestas y toque No va más.</translation>
    </message>
    <message>
        <source>Count the progressive chips.</source>
        <translation>Cuente las fichas progresivas.</translation>
    </message>
    <message>
        <source>Deal the next packet.</source>
        <translation>Reparta el siguiente paquete.</translation>
    </message>
    <message>
        <source>Place the remaining cards in the discard rack.</source>
        <translation>Ponga las cartas restantes en la bandeja de descartes.</translation>
    </message>
    <message>
        <source>Take the players&apos; decisions, then lock them.</source>
        <translation>Tome las decisiones y fíjelas.</translation>
    </message>
    <message>
        <source>Collect the folded hands.</source>
        <translation>Recoja las manos retiradas.</translation>
    </message>
    <message>
        <source>Expose the dealer&apos;s hand.</source>
        <translation>Abra la mano del crupier.</translation>
    </message>
    <message>
        <source>Settle the current hand.</source>
        <translation>Resuelva la mano actual.</translation>
    </message>
    <message>
        <source>Place the deck back.</source>
        <translation>Devuelva la baraja.</translation>
    </message>
    <message>
        <source>{name} may not approve this</source>
        <translation>{name} no puede aprobarlo</translation>
    </message>
    <message>
        <source>An approval needs a second person</source>
        <translation>Una aprobación necesita una segunda persona</translation>
    </message>
    <message>
        <source>Ask a supervisor other than the dealer.</source>
        <translation>Pida a otro supervisor, no al crupier.</translation>
    </message>
    <message>
        <source>Choose a reason from the list, or write one.</source>
        <translation>Elija un motivo de la lista o escriba uno.</translation>
    </message>
    <message>
        <source>No difference is due at position {seat}</source>
        <translation>No se debe ninguna diferencia en la posición {seat}</translation>
    </message>
    <message>
        <source>The amount and the result don&apos;t fit together</source>
        <translation>El importe y el resultado no concuerdan</translation>
    </message>
    <message>
        <source>The amount is the one recorded</source>
        <translation>El importe es el registrado</translation>
    </message>
    <message>
        <source>Enter what a win pays, or say that the wager pushed or lost.</source>
        <translation>Introduzca lo que paga, o diga que empató o perdió.</translation>
    </message>
    <message>
        <source>Enter what should have been paid.</source>
        <translation>Introduzca lo que se debió pagar.</translation>
    </message>
    <message>
        <source>Progressive chips are not counted now</source>
        <translation>Ahora no se cuentan las fichas progresivas</translation>
    </message>
    <message>
        <source>A count is not below nothing</source>
        <translation>Una cuenta no es menor que cero</translation>
    </message>
    <message>
        <source>Enter how many chips there are.</source>
        <translation>Introduzca cuántas fichas hay.</translation>
    </message>
    <message>
        <source>The link stands as it is told</source>
        <translation>El enlace ya está así</translation>
    </message>
    <message>
        <source>The meters have grown since</source>
        <translation>Los contadores han subido desde entonces</translation>
    </message>
    <message>
        <source>Compare them anew.</source>
        <translation>Compárelos de nuevo.</translation>
    </message>
    <message>
        <source>No meter moved</source>
        <translation>Ningún contador cambió</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand has {count} cards</source>
        <translation>La mano del crupier tiene {count} cartas</translation>
    </message>
    <message>
        <source>Position {seat} is resolved</source>
        <translation>La posición {seat} está resuelta</translation>
    </message>
    <message>
        <source>The cards of position {seat} were not entered before</source>
        <translation>Las cartas de la posición {seat} no se introdujeron antes</translation>
    </message>
    <message>
        <source>Another device than this table&apos;s tells these cards</source>
        <translation>Estas cartas las comunica un aparato que no es el de esta mesa</translation>
    </message>
    <message>
        <source>Unplug it. Expose the cards.</source>
        <translation>Desconéctelo. Descubra las cartas.</translation>
    </message>
    <message>
        <source>Position {seat} is not resolved yet</source>
        <translation>La posición {seat} aún no está resuelta</translation>
    </message>
    <message>
        <source>The dealer has no hand in this game</source>
        <translation>En este juego el crupier no tiene mano</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is not exposed now</source>
        <translation>La mano del crupier no se abre ahora</translation>
    </message>
    <message>
        <source>Enter each of them.</source>
        <translation>Introduzca cada una.</translation>
    </message>
    <message>
        <source>No hand is exposed now</source>
        <translation>Ahora no se abre ninguna mano</translation>
    </message>
    <message>
        <source>Expose position {seat}.</source>
        <translation>Abra la posición {seat}.</translation>
    </message>
    <message>
        <source>Pay or collect, then place the hand in the rack.</source>
        <translation>Pague o recoja, y ponga la mano en la bandeja.</translation>
    </message>
    <message>
        <source>Another turn of this hand comes first</source>
        <translation>Antes viene otro paso de esta mano</translation>
    </message>
    <message>
        <source>Choose the event of this turn too.</source>
        <translation>Elija también el evento de este turno.</translation>
    </message>
    <message>
        <source>A round is being played</source>
        <translation>Se está jugando una ronda</translation>
    </message>
    <message>
        <source>The table is open</source>
        <translation>La mesa está abierta</translation>
    </message>
    <message>
        <source>Close it first.</source>
        <translation>Ciérrela antes.</translation>
    </message>
    <message>
        <source>Nothing is different</source>
        <translation>No hay ningún cambio</translation>
    </message>
    <message>
        <source>Choose what to change, or go back.</source>
        <translation>Elija qué cambiar, o vuelva.</translation>
    </message>
    <message>
        <source>{name} may not deal</source>
        <translation>{name} no puede repartir</translation>
    </message>
    <message>
        <source>Sign on as a dealer.</source>
        <translation>Entre como crupier.</translation>
    </message>
    <message>
        <source>{name} is signed on</source>
        <translation>{name} está en la mesa</translation>
    </message>
    <message>
        <source>Go on dealing.</source>
        <translation>Siga repartiendo.</translation>
    </message>
    <message>
        <source>Wagers are placed</source>
        <translation>Hay apuestas puestas</translation>
    </message>
    <message>
        <source>Clear them or finish the round first.</source>
        <translation>Quítelas o termine antes la ronda.</translation>
    </message>
    <message>
        <source>Set the smallest above 0, the largest not below it, and a step that divides both.</source>
        <translation>Fije el mínimo por encima de 0, el máximo no menor y un paso que divida ambos.</translation>
    </message>
    <message>
        <source>No such fault stands</source>
        <translation>No hay tal fallo</translation>
    </message>
    <message>
        <source>The rulebook can&apos;t be trusted: {error}</source>
        <translation>El reglamento no es fiable: {error}</translation>
    </message>
    <message>
        <source>Install a good copy of it.</source>
        <translation>Instale una copia buena.</translation>
    </message>
    <message>
        <source>{count} positions are not in {title}</source>
        <translation>{title} no tiene {count} posiciones</translation>
    </message>
    <message>
        <source>Choose {choices}.</source>
        <translation>Elija {choices}.</translation>
    </message>
    <message>
        <source>The terms name a wager that {title} does not have</source>
        <translation>Las condiciones nombran una apuesta que {title} no tiene</translation>
    </message>
    <message>
        <source>Take it out of the terms.</source>
        <translation>Quítela de las condiciones.</translation>
    </message>
    <message>
        <source>All wagers on {name} are of one size</source>
        <translation>Todas las apuestas en {name} son iguales</translation>
    </message>
    <message>
        <source>Set its smallest and largest wager alike.</source>
        <translation>Ponga igual el mínimo y el máximo.</translation>
    </message>
    <message>
        <source>A threshold is below nothing</source>
        <translation>Un umbral es menor que cero</translation>
    </message>
    <message>
        <source>Set an amount, or 0 for no limit of a deal.</source>
        <translation>Ponga un importe, o 0 para no limitar la mano.</translation>
    </message>
    <message>
        <source>{title} needs a choice</source>
        <translation>{title} necesita una opción</translation>
    </message>
    <message>
        <source>{name} has no limits</source>
        <translation>{name} no tiene límites</translation>
    </message>
    <message>
        <source>Set the smallest and largest wager and the step.</source>
        <translation>Ponga mínimo, máximo y paso.</translation>
    </message>
    <message>
        <source>The limits of {name} don&apos;t fit together</source>
        <translation>Los límites de {name} no concuerdan</translation>
    </message>
    <message>
        <source>{title} has no such option</source>
        <translation>{title} no tiene esa opción</translation>
    </message>
    <message>
        <source>The table&apos;s money is counted between rounds</source>
        <translation>El dinero de la mesa se cuenta entre rondas</translation>
    </message>
    <message>
        <source>Count it out first, or void its opener.</source>
        <translation>Cuente primero el cierre, o anule la apertura.</translation>
    </message>
    <message>
        <source>Count the opener first.</source>
        <translation>Cuente primero la apertura.</translation>
    </message>
    <message>
        <source>The tray was counted in anew since</source>
        <translation>Desde entonces la bandeja se contó de nuevo</translation>
    </message>
    <message>
        <source>Write down what was wrong, and sign the next form right.</source>
        <translation>Anote lo que estaba mal y firme bien la hoja siguiente.</translation>
    </message>
    <message>
        <source>That is no count of chips or notes</source>
        <translation>Eso no es un recuento de fichas ni de billetes</translation>
    </message>
    <message>
        <source>Count again.</source>
        <translation>Cuente otra vez.</translation>
    </message>
    <message>
        <source>Nothing was counted</source>
        <translation>No se contó nada</translation>
    </message>
    <message>
        <source>Count the chips of each denomination.</source>
        <translation>Cuente las fichas de cada valor.</translation>
    </message>
    <message>
        <source>No box waits to be counted</source>
        <translation>Ninguna caja espera recuento</translation>
    </message>
    <message>
        <source>Count the tray out first.</source>
        <translation>Cuente primero el cierre de la bandeja.</translation>
    </message>
    <message>
        <source>That box is counted</source>
        <translation>Esa caja ya está contada</translation>
    </message>
    <message>
        <source>Void its count first.</source>
        <translation>Anule primero su recuento.</translation>
    </message>
    <message>
        <source>There is no such form that counts</source>
        <translation>No hay tal hoja en vigor</translation>
    </message>
    <message>
        <source>The tray is counted out on it</source>
        <translation>El cierre de la bandeja se basa en ella</translation>
    </message>
    <message>
        <source>Void the closer first.</source>
        <translation>Anule primero el cierre.</translation>
    </message>
    <message>
        <source>There is no position {seat} at this table</source>
        <translation>Esta mesa no tiene posición {seat}</translation>
    </message>
    <message>
        <source>{amount} is outside the limits of {name}</source>
        <translation>{amount} está fuera de los límites de {name}</translation>
    </message>
    <message>
        <source>Take {least} to {most}, in steps of {step}.</source>
        <translation>Tome de {least} a {most}, en pasos de {step}.</translation>
    </message>
    <message>
        <source>No more bets: the wagers of this round are closed</source>
        <translation>No va más: las apuestas de esta ronda están cerradas</translation>
    </message>
    <message>
        <source>No wagers on {name}: {why}</source>
        <translation>Sin apuestas en {name}: {why}</translation>
    </message>
    <message>
        <source>Choose position 1 to {last}.</source>
        <translation>Elija posición de 1 a {last}.</translation>
    </message>
    <message>
        <source>The wager is as it was</source>
        <translation>La apuesta está como estaba</translation>
    </message>
    <message>
        <source>Place another amount, or go on.</source>
        <translation>Ponga otro importe, o continúe.</translation>
    </message>
    <message>
        <source>The last wagers lie there already</source>
        <translation>Las últimas apuestas ya están puestas</translation>
    </message>
    <message>
        <source>There is nothing to repeat</source>
        <translation>No hay nada que repetir</translation>
    </message>
    <message>
        <source>Place the wagers, or go on.</source>
        <translation>Ponga las apuestas, o continúe.</translation>
    </message>
    <message>
        <source>Nobody has placed a wager</source>
        <translation>Nadie ha apostado</translation>
    </message>
    <message>
        <source>Position {seat} has a bonus wager and no Ante</source>
        <translation>La posición {seat} tiene bonus y no Ante</translation>
    </message>
    <message>
        <source>Position {seat} has no wagers of the last round</source>
        <translation>La posición {seat} no apostó en la última ronda</translation>
    </message>
    <message>
        <source>The Play wager equals the Ante</source>
        <translation>La apuesta Play es igual a la Ante</translation>
    </message>
    <message>
        <source>It is placed with the decision.</source>
        <translation>Se pone con la decisión.</translation>
    </message>
    <message>
        <source>A wager can&apos;t be placed there</source>
        <translation>Ahí no se puede apostar</translation>
    </message>
    <message>
        <source>Take {amount}.</source>
        <translation>Tome {amount}.</translation>
    </message>
    <message>
        <source>This wager has one size</source>
        <translation>Esta apuesta tiene un solo importe</translation>
    </message>
    <message>
        <source>Place another wager, or go on.</source>
        <translation>Ponga otra apuesta o siga.</translation>
    </message>
    <message>
        <source>Nobody plays there</source>
        <translation>Ahí no juega nadie</translation>
    </message>
    <message>
        <source>Position {seat} sits this round out</source>
        <translation>La posición {seat} no juega esta ronda</translation>
    </message>
    <message>
        <source>Position {seat} is not late</source>
        <translation>La posición {seat} no está tarde</translation>
    </message>
    <message>
        <source>Place the Ante or clear the bonus.</source>
        <translation>Ponga el Ante o quite el bonus.</translation>
    </message>
    <message>
        <source>Place its wagers.</source>
        <translation>Ponga sus apuestas.</translation>
    </message>
    <message>
        <source>Return the wager on {name} at position {seat}.</source>
        <translation>Devuelva la apuesta en {name} de la posición {seat}.</translation>
    </message>
    <message>
        <source>Count the deck and look at each card.</source>
        <translation>Cuente la baraja y mire cada carta.</translation>
    </message>
    <message>
        <source>Compare the cards on the table with the screen.</source>
        <translation>Compare las cartas de la mesa con la pantalla.</translation>
    </message>
    <message>
        <source>See what its display says, and put it right there.</source>
        <translation>Mire qué dice su pantalla y arréglelo allí.</translation>
    </message>
    <message>
        <source>It sounds like a device of another protocol than the settings name. Call a technician.</source>
        <translation>Parece un aparato de otro protocolo que el de los ajustes. Llame a un técnico.</translation>
    </message>
    <message>
        <source>Only noise is heard: another speed than the settings name, or a bad cable. Call a technician.</source>
        <translation>Solo se oye ruido: otra velocidad que la de los ajustes, o un cable malo. Llame a un técnico.</translation>
    </message>
    <message>
        <source>The terminal has no permission to open its port. Call a technician.</source>
        <translation>El terminal no tiene permiso para abrir su puerto. Llame a un técnico.</translation>
    </message>
    <message>
        <source>Its port is not there. Plug the reader in; if it is, call a technician.</source>
        <translation>Su puerto no está. Conecte el lector; si ya lo está, llame a un técnico.</translation>
    </message>
    <message>
        <source>Its port fails. See to its cable and power; if they are well, call a technician.</source>
        <translation>Su puerto falla. Revise el cable y la alimentación; si están bien, llame a un técnico.</translation>
    </message>
    <message>
        <source>The port that the settings name is no serial port. Call a technician.</source>
        <translation>El puerto que nombra la configuración no es un puerto serie. Llame a un técnico.</translation>
    </message>
    <message>
        <source>The reader&apos;s line is a pseudo-terminal, or leads to this machine: a real device is never there. At a desk, let the program in its place call itself SIMULATED; else connect the device itself.</source>
        <translation>La línea del lector es una pseudoterminal o lleva a este equipo: ahí nunca hay un aparato real. En un escritorio, que el programa en su lugar se llame SIMULATED; si no, conecte el aparato mismo.</translation>
    </message>
    <message>
        <source>Another program has its port. Call a technician. It goes on by itself once the port is free.</source>
        <translation>Otro programa ocupa su puerto. Llame a un técnico. Sigue solo cuando el puerto quede libre.</translation>
    </message>
    <message>
        <source>The machine reports a fault</source>
        <translation>La máquina informa de un fallo</translation>
    </message>
    <message>
        <source>It may be a hand&apos;s card. Leave it where it lies.</source>
        <translation>Puede ser carta de una mano. Déjela donde está.</translation>
    </message>
    <message>
        <source>It hands out {has} cards a packet, and this game needs {needs}. Set it to {needs}, or call a technician.</source>
        <translation>Entrega {has} cartas por paquete, y este juego necesita {needs}. Ajústela a {needs}, o llame a un técnico.</translation>
    </message>
    <message>
        <source>Another program has its port: {program}. Call a technician. It goes on by itself once the port is free.</source>
        <translation>Otro programa ocupa su puerto: {program}. Llame a un técnico. Sigue solo cuando el puerto quede libre.</translation>
    </message>
    <message>
        <source>See to its cable and power. It goes on by itself.</source>
        <translation>Revise su cable y corriente. Sigue solo.</translation>
    </message>
    <message>
        <source>The machine&apos;s door is open</source>
        <translation>La puerta de la máquina está abierta</translation>
    </message>
    <message>
        <source>Close it. It goes on by itself.</source>
        <translation>Ciérrela. Sigue sola.</translation>
    </message>
    <message>
        <source>The machine is locked</source>
        <translation>La máquina está bloqueada</translation>
    </message>
    <message>
        <source>Have it unlocked by whoever has its key. It goes on by itself.</source>
        <translation>Pida que la desbloquee quien tenga la llave. Sigue sola.</translation>
    </message>
    <message>
        <source>The deck is not verified</source>
        <translation>La baraja no está verificada</translation>
    </message>
    <message>
        <source>A simulated device and a real one can&apos;t mix</source>
        <translation>Un dispositivo simulado y uno real no se mezclan</translation>
    </message>
    <message>
        <source>Connect the device that this table was opened for.</source>
        <translation>Conecte el dispositivo con el que se abrió esta mesa.</translation>
    </message>
    <message>
        <source>Cards are stuck in the machine</source>
        <translation>Hay cartas atascadas en la máquina</translation>
    </message>
    <message>
        <source>Free them, and see that none is missing.</source>
        <translation>Sáquelas y compruebe que no falte ninguna.</translation>
    </message>
    <message>
        <source>A card can&apos;t be read</source>
        <translation>Una carta no se puede leer</translation>
    </message>
    <message>
        <source>Look at it. A worn or marked card goes with its deck.</source>
        <translation>Mírela. Una carta gastada o marcada se retira con su baraja.</translation>
    </message>
    <message>
        <source>Too many or too few cards in the machine</source>
        <translation>Sobran o faltan cartas en la máquina</translation>
    </message>
    <message>
        <source>A card is of another deck</source>
        <translation>Una carta es de otra baraja</translation>
    </message>
    <message>
        <source>A card is there twice</source>
        <translation>Una carta está dos veces</translation>
    </message>
    <message>
        <source>A card lies face up in the machine</source>
        <translation>Una carta está boca arriba en la máquina</translation>
    </message>
    <message>
        <source>Turn it over, and see that no other does.</source>
        <translation>Vuélvala y compruebe que no haya otra.</translation>
    </message>
    <message>
        <source>More cards were drawn than are due</source>
        <translation>Se sacaron más cartas de las debidas</translation>
    </message>
    <message>
        <source>A card was drawn too slowly</source>
        <translation>Una carta se sacó demasiado despacio</translation>
    </message>
    <message>
        <source>The machine does not answer</source>
        <translation>La máquina no responde</translation>
    </message>
    <message>
        <source>See to its cable and power.</source>
        <translation>Revise su cable y corriente.</translation>
    </message>
    <message>
        <source>A button was pressed at the wrong time</source>
        <translation>Se pulsó un botón a destiempo</translation>
    </message>
    <message>
        <source>A card was drawn outside a game</source>
        <translation>Se sacó una carta fuera de una mano</translation>
    </message>
    <message>
        <source>Put it back into its deck. Compare the cards on the table.</source>
        <translation>Devuélvala a su baraja. Compare las cartas de la mesa.</translation>
    </message>
    <message>
        <source>A card was told in two ways</source>
        <translation>Una carta se informó de dos maneras</translation>
    </message>
    <message>
        <source>The first reading stands. Compare it with the table.</source>
        <translation>Vale la primera lectura. Compárela con la mesa.</translation>
    </message>
    <message>
        <source>Cards and positions may not agree</source>
        <translation>Cartas y posiciones pueden no coincidir</translation>
    </message>
    <message>
        <source>A card was not taken into the round</source>
        <translation>Una carta no entró en la ronda</translation>
    </message>
    <message>
        <source>The machine&apos;s report of cards is not understood</source>
        <translation>No se entiende el informe de cartas de la máquina</translation>
    </message>
    <message>
        <source>It goes on once the machine was off and on again. If not, call who looks after it.</source>
        <translation>Sigue cuando la máquina se haya apagado y encendido. Si no, llame a quien la cuida.</translation>
    </message>
    <message>
        <source>The machine does not fit this table</source>
        <translation>La máquina no es la de esta mesa</translation>
    </message>
    <message>
        <source>Call a technician.</source>
        <translation>Llame a un técnico.</translation>
    </message>
    <message>
        <source>Dealt by hand now</source>
        <translation>Ahora se reparte a mano</translation>
    </message>
    <message>
        <source>The deck is out already</source>
        <translation>La baraja ya está fuera</translation>
    </message>
    <message>
        <source>The round is over already</source>
        <translation>La ronda ya terminó</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is closed</source>
        <translation>Mano del crupier cerrada</translation>
    </message>
    <message>
        <source>Chips are being counted</source>
        <translation>Se cuentan las fichas</translation>
    </message>
    <message>
        <source>Bets are still open</source>
        <translation>Aún se puede apostar</translation>
    </message>
    <message>
        <source>No card is dealt yet</source>
        <translation>Aún no se repartió</translation>
    </message>
    <message>
        <source>No card is open yet</source>
        <translation>Aún no hay cartas abiertas</translation>
    </message>
    <message>
        <source>The deal has begun</source>
        <translation>El reparto ya empezó</translation>
    </message>
    <message>
        <source>Decisions are locked</source>
        <translation>Decisiones ya fijadas</translation>
    </message>
    <message>
        <source>All hands are done</source>
        <translation>Manos ya terminadas</translation>
    </message>
    <message>
        <source>No packet is out</source>
        <translation>No salió ningún paquete</translation>
    </message>
    <message>
        <source>No vacancy was passed</source>
        <translation>No se pasó puesto vacío</translation>
    </message>
    <message>
        <source>No wager is placed</source>
        <translation>No hay apuestas</translation>
    </message>
    <message>
        <source>No Draw card waits</source>
        <translation>No espera carta Draw</translation>
    </message>
    <message>
        <source>No jackpot is open</source>
        <translation>No hay jackpot abierto</translation>
    </message>
    <message>
        <source>No jackpot is locked</source>
        <translation>No hay jackpot fijado</translation>
    </message>
    <message>
        <source>The house has no procedure</source>
        <translation>La casa no lo regula</translation>
    </message>
    <message>
        <source>It did not happen there</source>
        <translation>No ocurrió ahí</translation>
    </message>
    <message>
        <source>Report {due} of the shoe was due, {came} came. From this packet on, enter each card as it is turned over. Told of it, and compared: {known}.</source>
        <translation>Se esperaba el informe {due} del sabot y llegó el {came}. Desde este paquete, introduzca cada carta al descubrirla. Dichas de él, y comparadas: {known}.</translation>
    </message>
    <message>
        <source>Report {came} of the shoe was due and came; the index of its card was not. From this packet on, enter each card as it is turned over. Told of it, and compared: {known}.</source>
        <translation>Llegó el informe {came} del sabot, no el índice de su carta. Desde este paquete, introduzca cada carta al descubrirla. Dichas y comparadas: {known}.</translation>
    </message>
    <message>
        <source>Report {due} of the shoe was due, {came} came. Cards drawn untold: {lost}. Enter their whole packets as they are turned over; what was told is compared.</source>
        <translation>Se esperaba el informe {due} del sabot y llegó el {came}. Cartas sin aviso: {lost}. Introduzca enteros sus paquetes al descubrirlos; se comparan.</translation>
    </message>
    <message>
        <source>Report {came} of the shoe was due and came; the index of its card was not. Cards drawn untold: {lost}. Enter their whole packets as they are turned over; what was told is compared.</source>
        <translation>Llegó el informe {came} del sabot, no el índice de su carta. Cartas sin aviso: {lost}. Introduzca enteros sus paquetes al descubrirlos; se comparan.</translation>
    </message>
    <message>
        <source>Report {due} of the shoe was due, {came} came. By its index no card is missing.</source>
        <translation>Se esperaba el informe {due} del sabot y llegó el {came}. Según su índice no falta ninguna carta.</translation>
    </message>
    <message>
        <source>Cards drawn untold since the shoe&apos;s last report, in round {since}: {lost}. Look at the table: do they lie in this deal?</source>
        <translation>Cartas sacadas sin aviso desde el último informe del sabot, en la ronda {since}: {lost}. Mire la mesa: ¿están en este reparto?</translation>
    </message>
    <message>
        <source>Since the shoe&apos;s last report, in round {since}, cards may have been drawn untold. Look at the table: do some lie in this deal?</source>
        <translation>Desde el último informe del sabot, en la ronda {since}, pueden haberse sacado cartas sin aviso. Mire la mesa: ¿hay alguna en este reparto?</translation>
    </message>
    <message>
        <source>Since the shoe&apos;s last report, before round 1, cards may have been drawn untold. Look at the table: do some lie in this deal?</source>
        <translation>Desde el último informe del sabot, antes de la ronda 1, pueden haberse sacado cartas sin aviso. Mire la mesa: ¿hay alguna en este reparto?</translation>
    </message>
    <message>
        <source>This is the first that is heard of this shoe; cards may have been drawn before. Look at the table: do some lie in this deal?</source>
        <translation>Es lo primero que se oye de este sabot; antes pueden haberse sacado cartas. Mire la mesa: ¿hay alguna en este reparto?</translation>
    </message>
    <message>
        <source>It is not known yet how this shoe counts; cards may have been drawn untold before. Look at the table: do some lie in this deal?</source>
        <translation>Aún no se sabe cómo cuenta este sabot; antes pueden haberse sacado cartas. Mire la mesa: ¿hay alguna en este reparto?</translation>
    </message>
    <message>
        <source>A card more was told than was due. What went by untold may be of no hand: go on by hand, and enter every hand as it is turned over.</source>
        <translation>Se avisó de una carta de más. Lo sacado sin aviso puede no ser de ninguna mano: siga a mano e introduzca cada mano.</translation>
    </message>
    <message>
        <source>It is not known yet how this shoe counts. Go on if only the first card of the deal lies out; else go on by hand.</source>
        <translation>Aún no se sabe cómo cuenta este sabot. Siga si solo está fuera la primera carta del reparto; si no, siga a mano.</translation>
    </message>
    <message>
        <source>Report {number} of the shoe came twice and differs. From this packet on, enter each card as it is turned over. Told of it, and compared: {known}.</source>
        <translation>El informe {number} del sabot llegó dos veces y difiere. Desde este paquete, introduzca cada carta al descubrirla. Dichas de él, y comparadas: {known}.</translation>
    </message>
    <message>
        <source>Report {number} of the shoe came twice and differs. Compare position {seat} as it is opened. Enter each card of the positions after it.</source>
        <translation>El informe {number} del sabot llegó dos veces y difiere. Compare la posición {seat} al abrirla. Introduzca cada carta de las siguientes.</translation>
    </message>
    <message>
        <source>The shoe could not tell a card that came out: it may lie at a hand. From this packet on, enter each card as it is turned over. Told of it, and compared: {known}.</source>
        <translation>El sabot no leyó una carta que salió. Desde este paquete, introduzca cada carta al descubrirla. Dichas y comparadas: {known}.</translation>
    </message>
    <message>
        <source>A card was drawn outside the game: it may lie at a hand. From this packet on, enter each card as it is turned over. Told of it, and compared: {known}.</source>
        <translation>Salió una carta fuera del juego: puede estar en una mano. Desde este paquete, introduzca cada carta al descubrirla. Dichas y comparadas: {known}.</translation>
    </message>
    <message>
        <source>The first card may be one of the round before, told again. Enter each card of this deal as it is turned over.</source>
        <translation>La primera carta puede ser de la ronda anterior, dicha otra vez. Introduzca cada carta de este reparto al descubrirla.</translation>
    </message>
    <message>
        <source>Packet {came} came out where packet {due} was due. Packets handed out untold: {lost}. Go on if each lies at its position: it is entered as it is turned over. Else call a misdeal.</source>
        <translation>Salió el paquete {came} donde tocaba el {due}. Paquetes sin avisar: {lost}. Siga si cada uno está en su posición: se introduce al descubrirlo.</translation>
    </message>
    <message>
        <source>Packet {came} came out where packet {due} was due. Packets handed out before no more bets: {early}. Go on if each lies at its position.</source>
        <translation>Salió el paquete {came} donde tocaba el {due}. Paquetes entregados antes de «no más apuestas»: {early}. Siga si cada uno está en su posición.</translation>
    </message>
    <message>
        <source>The rest came out where packet {due} was due. Packets handed out untold: {lost}. Go on if each lies at its position: it is entered as it is turned over. Else call a misdeal.</source>
        <translation>Salió el resto donde tocaba el paquete {due}. Paquetes sin avisar: {lost}. Siga si cada uno está en su posición: se introduce al descubrirlo.</translation>
    </message>
    <message>
        <source>A deck went into the machine, and the rest of this one was never told</source>
        <translation>Entró una baraja en la máquina, y el resto de esta nunca se comunicó</translation>
    </message>
    <message>
        <source>A deck went into the machine, and the rest of this one was never told. Deal what is due by hand, then go on: it is entered as it is turned over.</source>
        <translation>Entró una baraja en la máquina, y el resto de esta nunca se comunicó. Reparta a mano lo que falta y siga: se introduce al descubrirlo.</translation>
    </message>
    <message>
        <source>The rest came out where packet {due} was due. Deal what is due by hand, then go on: it is entered as it is turned over.</source>
        <translation>El resto salió donde tocaba el paquete {due}. Reparta a mano lo que falta y siga: se introduce al descubrirlo.</translation>
    </message>
    <message>
        <source>Packets that the machine handed out: {out}. Packets that the journal holds: {held}.</source>
        <translation>Paquetes que la máquina entregó: {out}. Paquetes en el diario: {held}.</translation>
    </message>
    <message>
        <source>Packet {came} was told where packet {due} was due. It leads to nothing; that position is dealt already.</source>
        <translation>Se informó del paquete {came} donde tocaba el {due}. No lleva a nada; esa posición ya está repartida.</translation>
    </message>
    <message>
        <source>Packet {came} came out where packet {due} was due. From here on, enter each packet as it is turned over.</source>
        <translation>Salió el paquete {came} donde tocaba el {due}. Desde aquí, introduzca cada paquete al descubrirlo.</translation>
    </message>
    <message>
        <source>Packet {number}: {came} cards in place of {due}</source>
        <translation>Paquete {number}: {came} cartas en lugar de {due}</translation>
    </message>
    <message>
        <source>Packet {number}: a card of the packet was not read; all are entered as they turn up, and those that were are compared</source>
        <translation>Paquete {number}: no se leyó una carta del paquete; todas se introducen al descubrirse, y las leídas se comparan</translation>
    </message>
    <message>
        <source>Packet {number}: the reader saw one card twice</source>
        <translation>Paquete {number}: el lector vio una carta dos veces</translation>
    </message>
    <message>
        <source>Packet {number} was reported again with other cards; the first stands. Compare it as it is opened</source>
        <translation>El paquete {number} se comunicó otra vez con otras cartas; vale el primero. Compárelo al abrirlo</translation>
    </message>
    <message>
        <source>Packet {number} of the machine&apos;s round before was reported again with other cards. It leads to nothing.</source>
        <translation>El paquete {number} de la ronda anterior de la máquina se comunicó otra vez con otras cartas. No lleva a nada.</translation>
    </message>
    <message>
        <source>Packet {number} came out of a deck of a round before. Go on if it does not lie on the table.</source>
        <translation>El paquete {number} salió de una baraja de una ronda anterior. Siga si no está en la mesa.</translation>
    </message>
    <message>
        <source>The packets and the rest are {cards} cards, and not one of each</source>
        <translation>Los paquetes y el resto son {cards} cartas, y no una de cada</translation>
    </message>
    <message>
        <source>The reader told {told} here; {entered} were entered.</source>
        <translation>El lector dijo aquí {told}; se introdujo {entered}.</translation>
    </message>
    <message>
        <source>{chips} counted against {wagers} accepted</source>
        <translation>fichas contadas: {chips}; apuestas aceptadas: {wagers}</translation>
    </message>
    <message>
        <source>{event} was chosen; the cards show {held}</source>
        <translation>Se eligió {event}; las cartas muestran {held}</translation>
    </message>
    <message>
        <source>{cards} twice</source>
        <translation>{cards} dos veces</translation>
    </message>
    <message>
        <source>no prize</source>
        <translation>ningún premio</translation>
    </message>
    <message>
        <source>pays</source>
        <translation>paga</translation>
    </message>
    <message>
        <source>void</source>
        <translation>anulada</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simuladas</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Registradas</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Cards are read</source>
        <translation>Lectura de cartas</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baraja</translation>
    </message>
    <message>
        <source>STAX chips</source>
        <translation>Fichas STAX</translation>
    </message>
    <message>
        <source>Have their hands</source>
        <translation>Tienen su mano</translation>
    </message>
    <message>
        <source>Still to be dealt</source>
        <translation>Faltan por repartir</translation>
    </message>
    <message>
        <source>Open already: look whether each has its own cards</source>
        <translation>Ya abiertas: mire si cada una tiene sus propias cartas</translation>
    </message>
    <message>
        <source>$200 or more off: tell</source>
        <translation>Diferencia de $200 o más: avise</translation>
    </message>
    <message>
        <source>Camera above</source>
        <translation>Cámara por encima de</translation>
    </message>
    <message>
        <source>Limit of a deal</source>
        <translation>Límite por mano</translation>
    </message>
    <message>
        <source>Jackpot above</source>
        <translation>Jackpot por encima de</translation>
    </message>
    <message>
        <source>each one</source>
        <translation>cada uno</translation>
    </message>
    <message>
        <source>out of use</source>
        <translation>fuera de uso</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>en juego</translation>
    </message>
    <message>
        <source>is finished with this deck</source>
        <translation>se termina con esta baraja</translation>
    </message>
    <message>
        <source>a new deck, counted and checked, before the next deal</source>
        <translation>una baraja nueva, contada y revisada, antes del próximo reparto</translation>
    </message>
    <message>
        <source>the wagers are put right, the chips counted again</source>
        <translation>se corrigen las apuestas y se recuentan las fichas</translation>
    </message>
    <message>
        <source>the deal, as recorded</source>
        <translation>el reparto, según consta</translation>
    </message>
    <message>
        <source>out of order</source>
        <translation>averiado</translation>
    </message>
    <message>
        <source>put right</source>
        <translation>reparado</translation>
    </message>
    <message>
        <source>at the deal</source>
        <translation>al repartir</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>firmado</translation>
    </message>
    <message>
        <source>VOID</source>
        <translation>ANULADO</translation>
    </message>
    <message>
        <source>the shift manager now, the Commission within 24 hours</source>
        <translation>ya al jefe de turno, a la Comisión en 24 horas</translation>
    </message>
    <message>
        <source>All payments of the deal</source>
        <translation>Todos los pagos de la mano</translation>
    </message>
    <message>
        <source>Posted limit</source>
        <translation>Límite publicado</translation>
    </message>
    <message>
        <source>Left of the limit</source>
        <translation>Queda del límite</translation>
    </message>
    <message>
        <source>By meters, not counted</source>
        <translation>Por contadores, no se cuenta</translation>
    </message>
    <message>
        <source>Brought to the table</source>
        <translation>Traído a la mesa</translation>
    </message>
    <message>
        <source>Won in play, by the record</source>
        <translation>Ganado en el juego, según el registro</translation>
    </message>
    <message>
        <source>Box, by the record</source>
        <translation>Caja, según el registro</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Ganancia</translation>
    </message>
    <message>
        <source>Opener</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Relleno</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>Crédito</translation>
    </message>
    <message>
        <source>Closer</source>
        <translation>Cierre</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Caja</translation>
    </message>
    <message>
        <source>{form} no. {number}</source>
        <translation>{form} n.º {number}</translation>
    </message>
    <message>
        <source>Pay table of {name}</source>
        <translation>Tabla de pagos de {name}</translation>
    </message>
    <message>
        <source>House so far</source>
        <translation>Casa por ahora</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>{count} accepted</source>
        <translation>{count} aceptadas</translation>
    </message>
    <message>
        <source>{amount} waits</source>
        <translation>{amount} en espera</translation>
    </message>
    <message>
        <source>{count} counted</source>
        <translation>{count} contadas</translation>
    </message>
    <message>
        <source>{count} pieces</source>
        <translation>{count} piezas</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>Limits of {name}</source>
        <translation>Límites de {name}</translation>
    </message>
    <message>
        <source>Maximum of {name}</source>
        <translation>Máximo de {name}</translation>
    </message>
    <message>
        <source>{name}, in seat order</source>
        <translation>{name}, por orden de posición</translation>
    </message>
    <message>
        <source>{name}, in equal parts</source>
        <translation>{name}, a partes iguales</translation>
    </message>
    <message>
        <source>{name}, as named</source>
        <translation>{name}, según se nombró</translation>
    </message>
    <message>
        <source>Have the cards that lay there entered: the prize follows them.</source>
        <translation>Haga introducir las cartas que estaban allí: el premio las sigue.</translation>
    </message>
    <message>
        <source>Have its event named anew: the prize follows it.</source>
        <translation>Haga nombrar de nuevo su evento: el premio lo sigue.</translation>
    </message>
    <message>
        <source>A jackpot is paid what was locked for it: no other amount is entered</source>
        <translation>Un jackpot se paga con lo que quedó fijado: no se introduce otro importe</translation>
    </message>
    <message>
        <source>That event is the one recorded</source>
        <translation>Ese evento es el registrado</translation>
    </message>
    <message>
        <source>Name what the hand achieved.</source>
        <translation>Nombre lo que logró la mano.</translation>
    </message>
    <message>
        <source>A jackpot follows its cards: no amount is entered</source>
        <translation>Un jackpot sigue a sus cartas: no se introduce importe</translation>
    </message>
    <message>
        <source>Have its cards corrected, or refuse the jackpot; else void the round.</source>
        <translation>Haga corregir sus cartas o rechace el jackpot; si no, anule la ronda.</translation>
    </message>
    <message>
        <source>Void the round.</source>
        <translation>Anule la ronda.</translation>
    </message>
    <message>
        <source>{why} ({rule}). {instead}</source>
        <translation>{why} ({rule}). {instead}</translation>
    </message>
    <message>
        <source>Every hand is entered</source>
        <translation>Se introducen todas las manos</translation>
    </message>
    <message>
        <source>The floor is asked for the amount</source>
        <translation>Se pide el importe a la sala</translation>
    </message>
    <message>
        <source>It goes on by itself. What a supervisor signs is signed once more.</source>
        <translation>Sigue por sí solo. Lo que firma un supervisor se firma otra vez.</translation>
    </message>
    <message>
        <source>The amount is locked there. Wait for the link, then touch once more.</source>
        <translation>El importe se fija allí. Espere el enlace y toque otra vez.</translation>
    </message>
    <message>
        <source>Misdeal: all wagers go back</source>
        <translation>Mal reparto: se devuelven las apuestas</translation>
    </message>
    <message>
        <source>Shift the hands forward</source>
        <translation>Correr las manos hacia delante</translation>
    </message>
    <message>
        <source>The next vacant position has a hand too</source>
        <translation>La siguiente posición vacía también tiene una mano</translation>
    </message>
    <message>
        <source>It lies at another vacant position</source>
        <translation>Está en otra posición vacía</translation>
    </message>
    <message>
        <source>Hand and wagers are forfeited</source>
        <translation>Mano y apuestas perdidas</translation>
    </message>
    <message>
        <source>The reader&apos;s cards stand</source>
        <translation>Valen las cartas del lector</translation>
    </message>
    <message>
        <source>The recorded cards stand</source>
        <translation>Valen las cartas registradas</translation>
    </message>
    <message>
        <source>The cards on the table stand</source>
        <translation>Valen las cartas de la mesa</translation>
    </message>
    <message>
        <source>Go on by hand</source>
        <translation>Seguir a mano</translation>
    </message>
    <message>
        <source>The reader is back</source>
        <translation>El lector ha vuelto</translation>
    </message>
    <message>
        <source>Go on as it lies</source>
        <translation>Seguir como está</translation>
    </message>
    <message>
        <source>Not of this deal</source>
        <translation>No son de este reparto</translation>
    </message>
    <message>
        <source>Of this deal, or in doubt</source>
        <translation>De este reparto, o hay duda</translation>
    </message>
    <message>
        <source>The wagers go back to the player</source>
        <translation>Las apuestas vuelven al jugador</translation>
    </message>
    <message>
        <source>The hand stands, its chips are held</source>
        <translation>La mano vale; se guardan sus fichas</translation>
    </message>
    <message>
        <source>The hand is folded</source>
        <translation>La mano se retira</translation>
    </message>
    <message>
        <source>The first wager stands</source>
        <translation>Vale la primera apuesta</translation>
    </message>
    <message>
        <source>Take the deck out of use</source>
        <translation>Retirar la baraja de uso</translation>
    </message>
    <message>
        <source>Void the round: all wagers go back</source>
        <translation>Anular la ronda: se devuelven las apuestas</translation>
    </message>
    <message>
        <source>It did not happen</source>
        <translation>No ha ocurrido</translation>
    </message>
    <message>
        <source>Open the wagers again</source>
        <translation>Abrir de nuevo las apuestas</translation>
    </message>
    <message>
        <source>The wagers stand as recorded</source>
        <translation>Valen las apuestas registradas</translation>
    </message>
    <message>
        <source>The cards decide</source>
        <translation>Deciden las cartas</translation>
    </message>
    <message>
        <source>Not paid: the wager goes back</source>
        <translation>No se paga: la apuesta se devuelve</translation>
    </message>
    <message>
        <source>Other cards lie there</source>
        <translation>Ahí hay otras cartas</translation>
    </message>
    <message>
        <source>A slip of the finger: choose again</source>
        <translation>Toque equivocado: elija otra vez</translation>
    </message>
    <message>
        <source>A slip of the finger: enter again</source>
        <translation>Toque equivocado: introduzca otra vez</translation>
    </message>
    <message>
        <source>The jackpot stands</source>
        <translation>El jackpot se mantiene</translation>
    </message>
    <message>
        <source>The first card told is the first one dealt</source>
        <translation>La primera carta dicha es la primera repartida</translation>
    </message>
    <message>
        <source>The floor&apos;s meters are linked</source>
        <translation>Los contadores de la sala están enlazados</translation>
    </message>
    <message>
        <source>The floor&apos;s meters are not reached</source>
        <translation>No se alcanzan los contadores de la sala</translation>
    </message>
    <message>
        <source>The game goes on without it.</source>
        <translation>El juego sigue sin él.</translation>
    </message>
    <message>
        <source>This table&apos;s totals differ from the floor&apos;s</source>
        <translation>Los totales de esta mesa difieren de los de la sala</translation>
    </message>
    <message>
        <source>Call a supervisor. The game goes on without it.</source>
        <translation>Llame a un supervisor. El juego sigue sin él.</translation>
    </message>
    <message>
        <source>The floor&apos;s meters have other rates or reset levels</source>
        <translation>La sala tiene otros porcentajes o niveles iniciales</translation>
    </message>
    <message>
        <source>This table is not linked to the floor&apos;s meters</source>
        <translation>Esta mesa no está enlazada a los contadores de la sala</translation>
    </message>
    <message>
        <source>{wager} stays in action</source>
        <translation>{wager} sigue en juego</translation>
    </message>
    <message>
        <source>{one}. {two}</source>
        <translation>{one}. {two}</translation>
    </message>
    <message>
        <source>{label}: {what}</source>
        <translation>{label}: {what}</translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <translation>{others} o {last}</translation>
    </message>
    <message>
        <source>{one}; {two}</source>
        <translation>{one}; {two}</translation>
    </message>
    <message>
        <source>{one}, {two}</source>
        <translation>{one}, {two}</translation>
    </message>
    <message>
        <source>The reader&apos;s report of cards is not understood in the middle of the deal</source>
        <translation>No se entiende el informe de cartas del lector en pleno reparto</translation>
    </message>
    <message>
        <source>A machine that does not fit this table is on the line in the middle of the deal</source>
        <translation>Una máquina que no es la de esta mesa está en la línea en mitad del reparto</translation>
    </message>
    <message>
        <source>The reader was lost in the middle of the deal</source>
        <translation>El lector se perdió en mitad del reparto</translation>
    </message>
    <message>
        <source>The shoe says that a card was burnt in the middle of the deal: it belongs to no hand</source>
        <translation>El sabot dice que se quemó una carta en pleno reparto: no es de ninguna mano</translation>
    </message>
    <message>
        <source>Cards came out while bets were open again</source>
        <translation>Salieron cartas con las apuestas abiertas de nuevo</translation>
    </message>
    <message>
        <source>The terminal started, and packets had come out before</source>
        <translation>El terminal arrancó, y antes habían salido paquetes</translation>
    </message>
    <message>
        <source>A packet came out that the machine may have dealt while it was lost</source>
        <translation>Salió un paquete que la máquina pudo repartir mientras no había línea</translation>
    </message>
    <message>
        <source>The device&apos;s packets are not those of the journal</source>
        <translation>Los paquetes del aparato no son los del diario</translation>
    </message>
    <message>
        <source>The rest of another deck came out</source>
        <translation>Salió el resto de otra baraja</translation>
    </message>
    <message>
        <source>A packet of another deck came out</source>
        <translation>Salió un paquete de otra baraja</translation>
    </message>
    <message>
        <source>A packet came out that belongs to no position</source>
        <translation>Salió un paquete que no es de ninguna posición</translation>
    </message>
    <message>
        <source>The reader saw one card twice</source>
        <translation>El lector vio una carta dos veces</translation>
    </message>
    <message>
        <source>The shoe or the terminal started in the middle of the deal</source>
        <translation>El sabot o el terminal arrancó en mitad del reparto</translation>
    </message>
    <message>
        <source>A card was drawn that belongs to no position</source>
        <translation>Se sacó una carta que no es de ninguna posición</translation>
    </message>
    <message>
        <source>A PIN is {least} to {most} digits</source>
        <translation>Un PIN tiene de {least} a {most} cifras</translation>
    </message>
    <message>
        <source>The PIN is the first that anybody would try</source>
        <translation>El PIN es el primero que cualquiera probaría</translation>
    </message>
    <message>
        <source>The PIN is the number itself</source>
        <translation>El PIN es el propio número</translation>
    </message>
    <message>
        <source>What it tells can&apos;t be stored. See to the disk.</source>
        <translation>Lo que comunica no se puede guardar. Revise el disco.</translation>
    </message>
    <message>
        <source>The terminal is connecting to it.</source>
        <translation>El terminal se está conectando.</translation>
    </message>
    <message>
        <source>Nothing was heard from it for long. If the next card does not come, see to its cable and power.</source>
        <translation>Hace tiempo que no se oye nada de él. Si no llega la próxima carta, revise su cable y su corriente.</translation>
    </message>
    <message>
        <source>Packet shuffler</source>
        <translation>Barajadora de paquetes</translation>
    </message>
    <message>
        <source>Card reader</source>
        <translation>Lector de cartas</translation>
    </message>
    <message>
        <source>Angel Eye shoe</source>
        <translation>Sabot Angel Eye</translation>
    </message>
    <message>
        <source>Its line can&apos;t be opened. See to its cable, then call a technician.</source>
        <translation>Su línea no se puede abrir. Revise el cable y llame a un técnico.</translation>
    </message>
    <message>
        <source>Nothing is heard from it. See that it is on and that its cable is in its place.</source>
        <translation>No se recibe nada. Vea que esté encendido y con su cable en su sitio.</translation>
    </message>
    <message>
        <source>It can&apos;t be understood. Call a technician.</source>
        <translation>No se le entiende. Llame a un técnico.</translation>
    </message>
    <message>
        <source>The terminal failed at it, and tries again by itself. Go on by hand, and call a technician.</source>
        <translation>El terminal falló con él y lo reintenta solo. Siga a mano y llame a un técnico.</translation>
    </message>
    <message>
        <source>Its line is lost. See to its cable and power.</source>
        <translation>Su línea se perdió. Revise el cable y la corriente.</translation>
    </message>
    <message>
        <source>Only an administrator manages operators</source>
        <translation>Solo un administrador gestiona operadores</translation>
    </message>
    <message>
        <source>An administrator does it, with number and PIN.</source>
        <translation>Lo hace un administrador, con número y PIN.</translation>
    </message>
    <message>
        <source>A number is 1 to {most} digits</source>
        <translation>Un número tiene de 1 a {most} cifras</translation>
    </message>
    <message>
        <source>Give as many as the table&apos;s pad asks for.</source>
        <translation>Dé tantas como pide el teclado de la mesa.</translation>
    </message>
    <message>
        <source>{number} was given to {name}</source>
        <translation>{number} se dio a {name}</translation>
    </message>
    <message>
        <source>Give another number.</source>
        <translation>Dé otro número.</translation>
    </message>
    <message>
        <source>A person has a name</source>
        <translation>Una persona tiene un nombre</translation>
    </message>
    <message>
        <source>Give it in one line.</source>
        <translation>Escríbalo en una línea.</translation>
    </message>
    <message>
        <source>A name has at most {most} letters</source>
        <translation>Un nombre tiene {most} letras como máximo</translation>
    </message>
    <message>
        <source>Give it as the screen shows it.</source>
        <translation>Dígalo como lo muestra la pantalla.</translation>
    </message>
    <message>
        <source>Nobody would be left to manage operators</source>
        <translation>No quedaría nadie para gestionar operadores</translation>
    </message>
    <message>
        <source>Add another administrator first.</source>
        <translation>Añada antes a otro administrador.</translation>
    </message>
    <message>
        <source>{number} is not locked</source>
        <translation>{number} no está bloqueado</translation>
    </message>
    <message>
        <source>Nothing is to be done.</source>
        <translation>No hay nada que hacer.</translation>
    </message>
    <message>
        <source>There is no operator {number}</source>
        <translation>No existe el operador {number}</translation>
    </message>
    <message>
        <source>Look in the list of operators.</source>
        <translation>Mire en la lista de operadores.</translation>
    </message>
    <message>
        <source>{number} is disabled</source>
        <translation>{number} está dado de baja</translation>
    </message>
    <message>
        <source>Add the person under another number.</source>
        <translation>Añada a la persona con otro número.</translation>
    </message>
    <message>
        <source>Choose another.</source>
        <translation>Elija otro.</translation>
    </message>
    <message>
        <source>The badge is somebody else&apos;s</source>
        <translation>La tarjeta es de otra persona</translation>
    </message>
    <message>
        <source>Give another.</source>
        <translation>Dé otra.</translation>
    </message>
    <message>
        <source>The people of a simulated table are invented</source>
        <translation>Las personas de una mesa simulada son inventadas</translation>
    </message>
    <message>
        <source>Add people at a table with a real reader.</source>
        <translation>Añada personas en una mesa con un lector real.</translation>
    </message>
    <message>
        <source>Number and PIN don&apos;t belong together</source>
        <translation>El número y el PIN no concuerdan</translation>
    </message>
    <message>
        <source>The badge is not known here</source>
        <translation>La tarjeta no se conoce aquí</translation>
    </message>
    <message>
        <source>Locked after {count} failures</source>
        <translation>Bloqueado tras {count} fallos</translation>
    </message>
    <message>
        <source>Ask an administrator to unlock it.</source>
        <translation>Pida a un administrador que lo desbloquee.</translation>
    </message>
    <message>
        <source>Wait a quarter of an hour, then enter both again.</source>
        <translation>Espere un cuarto de hora y vuelva a introducirlos.</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Cards against the reader</source>
        <translation>Cartas contra el lector</translation>
    </message>
    <message>
        <source>What lies on the table is not what the reader saw: a wrong payment may follow.</source>
        <translation>Lo que hay en la mesa no es lo que vio el lector: puede seguir un pago erróneo.</translation>
    </message>
    <message>
        <source>Go to the table before a card is moved; compare cards and screen; call surveillance.</source>
        <translation>Vaya a la mesa antes de que se mueva una carta; compare cartas y pantalla; llame a vigilancia.</translation>
    </message>
    <message>
        <source>it is answered</source>
        <translation>se responde</translation>
    </message>
    <message>
        <source>Floor certificate</source>
        <translation>Certificado de la sala</translation>
    </message>
    <message>
        <source>Without one its terminal brings the floor nothing more. The table plays on, and nothing is lost.</source>
        <translation>Sin él, su terminal no lleva nada más a la sala. La mesa sigue jugando y no se pierde nada.</translation>
    </message>
    <message>
        <source>See that dealer-terminal floor certify runs; where it ran out, have the table enrolled anew.</source>
        <translation>Compruebe que funcione dealer-terminal floor certify; si venció, haga inscribir de nuevo la mesa.</translation>
    </message>
    <message>
        <source>the terminal has a newer one</source>
        <translation>el terminal tiene uno más nuevo</translation>
    </message>
    <message>
        <source>No fresh checkpoint</source>
        <translation>Falta una firma reciente</translation>
    </message>
    <message>
        <source>What was written since is not signed yet: whoever has the file could change it.</source>
        <translation>Lo escrito desde entonces aún no está firmado: quien tenga el archivo podría cambiarlo.</translation>
    </message>
    <message>
        <source>See that the terminal runs; call a technician if it does.</source>
        <translation>Compruebe que el terminal funciona; si funciona, llame a un técnico.</translation>
    </message>
    <message>
        <source>a checkpoint signs it</source>
        <translation>una firma lo cubre</translation>
    </message>
    <message>
        <source>Clock was set back</source>
        <translation>El reloj fue atrasado</translation>
    </message>
    <message>
        <source>Times of this table and of the cameras cannot be compared as before.</source>
        <translation>Las horas de esta mesa y de las cámaras ya no se comparan como antes.</translation>
    </message>
    <message>
        <source>Compare the camera&apos;s clock anew; have the terminal&apos;s clock looked at.</source>
        <translation>Compare de nuevo el reloj de la cámara; haga revisar el del terminal.</translation>
    </message>
    <message>
        <source>half a day has passed</source>
        <translation>ha pasado medio día</translation>
    </message>
    <message>
        <source>Many corrections</source>
        <translation>Muchas correcciones</translation>
    </message>
    <message>
        <source>Payments or cards were put right more often than is usual.</source>
        <translation>Se corrigieron pagos o cartas más de lo habitual.</translation>
    </message>
    <message>
        <source>Look at them in the replay; speak with the dealer; relieve if needed.</source>
        <translation>Mírelas en la repetición; hable con el crupier; relévelo si hace falta.</translation>
    </message>
    <message>
        <source>fewer fall into the time</source>
        <translation>caen menos en ese tiempo</translation>
    </message>
    <message>
        <source>Deal over its limit</source>
        <translation>Reparto sobre su límite</translation>
    </message>
    <message>
        <source>The round stands still until somebody decides whether it is paid in full.</source>
        <translation>La ronda se detiene hasta que alguien decida si se paga entera.</translation>
    </message>
    <message>
        <source>Go to the table and decide there.</source>
        <translation>Vaya a la mesa y decida allí.</translation>
    </message>
    <message>
        <source>it is decided</source>
        <translation>se decide</translation>
    </message>
    <message>
        <source>Device fault</source>
        <translation>Fallo del lector</translation>
    </message>
    <message>
        <source>The reader reports something that it cannot put right by itself.</source>
        <translation>El lector avisa de algo que no puede arreglar por sí solo.</translation>
    </message>
    <message>
        <source>Do what the table&apos;s screen says under its reader.</source>
        <translation>Haga lo que dice la pantalla de la mesa bajo su lector.</translation>
    </message>
    <message>
        <source>the fault is over</source>
        <translation>el fallo terminó</translation>
    </message>
    <message>
        <source>Little room on the disk</source>
        <translation>Poco espacio en el disco</translation>
    </message>
    <message>
        <source>When it is full the terminal stops: nothing is played that cannot be written.</source>
        <translation>Si se llena, el terminal se detiene: no se juega nada que no se pueda escribir.</translation>
    </message>
    <message>
        <source>Have a technician make room before the shift ends.</source>
        <translation>Que un técnico haga sitio antes de acabar el turno.</translation>
    </message>
    <message>
        <source>there is room again</source>
        <translation>vuelve a haber espacio</translation>
    </message>
    <message>
        <source>Irregularity open</source>
        <translation>Incidencia abierta</translation>
    </message>
    <message>
        <source>The deal stands still at a question that the dealer may not answer alone.</source>
        <translation>El reparto se detiene en una pregunta que el crupier no puede contestar solo.</translation>
    </message>
    <message>
        <source>Go to the table and answer there, by the paragraph on its screen.</source>
        <translation>Vaya a la mesa y conteste allí, según el párrafo en su pantalla.</translation>
    </message>
    <message>
        <source>Prize pending</source>
        <translation>Premio pendiente</translation>
    </message>
    <message>
        <source>A prize is locked and is not paid until it is verified.</source>
        <translation>Un premio está fijado y no se paga hasta que se verifique.</translation>
    </message>
    <message>
        <source>Verify it at the table with whom the house&apos;s rules ask for.</source>
        <translation>Verifíquelo en la mesa con quien pidan las reglas de la casa.</translation>
    </message>
    <message>
        <source>it is paid or refused</source>
        <translation>se paga o se rechaza</translation>
    </message>
    <message>
        <source>Log out of reach</source>
        <translation>Diario fuera de alcance</translation>
    </message>
    <message>
        <source>The server that keeps the table&apos;s log does not answer. The table plays on; nobody sees here what it does.</source>
        <translation>El servidor que guarda el diario de la mesa no responde. La mesa sigue jugando; aquí nadie ve lo que hace.</translation>
    </message>
    <message>
        <source>See to the server and to the line to it. The table&apos;s own terminal keeps its log meanwhile.</source>
        <translation>Revise el servidor y la línea hasta él. Mientras tanto, el terminal de la mesa guarda su diario.</translation>
    </message>
    <message>
        <source>the server answers again</source>
        <translation>el servidor vuelve a responder</translation>
    </message>
    <message>
        <source>Log went on from a copy</source>
        <translation>El diario siguió desde una copia</translation>
    </message>
    <message>
        <source>An administrator went on from fewer records than the terminal had written: the others are in another file, or lost.</source>
        <translation>Un administrador siguió desde menos registros de los que la terminal había escrito: los demás están en otro archivo, o perdidos.</translation>
    </message>
    <message>
        <source>Ask the administrator why; keep the file that holds the others; run dealer-terminal verify with a checkpoint kept elsewhere.</source>
        <translation>Pregunte al administrador por qué; guarde el archivo que tiene los demás; ejecute dealer-terminal verify con una firma guardada en otro lugar.</translation>
    </message>
    <message>
        <source>Log does not grow</source>
        <translation>El diario no crece</translation>
    </message>
    <message>
        <source>The table is open with a dealer, and nothing at all is written.</source>
        <translation>La mesa está abierta con crupier, y no se escribe nada.</translation>
    </message>
    <message>
        <source>See whether the terminal runs and its screen answers.</source>
        <translation>Vea si el terminal funciona y su pantalla responde.</translation>
    </message>
    <message>
        <source>something is written</source>
        <translation>se escribe algo</translation>
    </message>
    <message>
        <source>Log does not fit</source>
        <translation>El diario no encaja</translation>
    </message>
    <message>
        <source>The journal cannot be read, or is not the one that was read before: it may have been replaced.</source>
        <translation>El diario no se puede leer, o no es el que se leyó antes: puede haber sido cambiado por otro.</translation>
    </message>
    <message>
        <source>Stop the table; run dealer-terminal verify with a checkpoint kept elsewhere; call surveillance.</source>
        <translation>Detenga la mesa; ejecute dealer-terminal verify con una firma guardada en otro lugar; llame a vigilancia.</translation>
    </message>
    <message>
        <source>it can be read and fits again</source>
        <translation>se puede leer y vuelve a encajar</translation>
    </message>
    <message>
        <source>Progressive closed</source>
        <translation>Progresivo cerrado</translation>
    </message>
    <message>
        <source>The table&apos;s meters are linked, and the floor is not reached or not sure: no progressive wagers are taken there.</source>
        <translation>Los contadores de la mesa están enlazados y la sala no se alcanza o no está segura: allí no se aceptan apuestas progresivas.</translation>
    </message>
    <message>
        <source>See to the line to the floor; where totals differ, compare them: dealer-terminal floor meter status.</source>
        <translation>Revise la línea con la sala; si los totales difieren, compárelos: dealer-terminal floor meter status.</translation>
    </message>
    <message>
        <source>the floor is reached and the totals are the same</source>
        <translation>se alcanza la sala y los totales coinciden</translation>
    </message>
    <message>
        <source>Payment waits</source>
        <translation>Un pago espera</translation>
    </message>
    <message>
        <source>A player has won and is not paid until a second person has looked.</source>
        <translation>Un jugador ha ganado y no cobra hasta que mire otra persona.</translation>
    </message>
    <message>
        <source>Go to the table, look at cards and wager, verify it there with the camera&apos;s reference.</source>
        <translation>Vaya a la mesa, mire cartas y apuesta, verifíquelo allí con la referencia de la cámara.</translation>
    </message>
    <message>
        <source>it is verified or put right</source>
        <translation>se verifica o se corrige</translation>
    </message>
    <message>
        <source>Cards are not read: dealing stops, or goes on by hand.</source>
        <translation>No se leen las cartas: el reparto se detiene, o sigue a mano.</translation>
    </message>
    <message>
        <source>See to cable and power; decide at the table whether it is dealt by hand.</source>
        <translation>Revise cable y corriente; decida en la mesa si se reparte a mano.</translation>
    </message>
    <message>
        <source>the reader is back</source>
        <translation>el lector ha vuelto</translation>
    </message>
    <message>
        <source>Sign-ons fail</source>
        <translation>Fallan las entradas</translation>
    </message>
    <message>
        <source>Somebody tries numbers and PINs that do not belong together.</source>
        <translation>Alguien prueba números y PIN que no van juntos.</translation>
    </message>
    <message>
        <source>See who stands at the terminal.</source>
        <translation>Vea quién está ante el terminal.</translation>
    </message>
    <message>
        <source>none fails any more</source>
        <translation>ya no falla ninguna</translation>
    </message>
    <message>
        <source>Table stands still</source>
        <translation>La mesa está parada</translation>
    </message>
    <message>
        <source>A round is under way and nothing has happened for long.</source>
        <translation>Hay una ronda en curso y hace mucho que no pasa nada.</translation>
    </message>
    <message>
        <source>Look over; ask the dealer what is missing.</source>
        <translation>Mire allí; pregunte al crupier qué falta.</translation>
    </message>
    <message>
        <source>something happens</source>
        <translation>pasa algo</translation>
    </message>
    <message>
        <source>Many undone steps</source>
        <translation>Muchos pasos deshechos</translation>
    </message>
    <message>
        <source>Steps were taken back more often than is usual.</source>
        <translation>Se deshicieron pasos más de lo habitual.</translation>
    </message>
    <message>
        <source>Look at them in the replay; speak with the dealer.</source>
        <translation>Mírelos en la repetición; hable con el crupier.</translation>
    </message>
    <message>
        <source>Witness against log</source>
        <translation>Un testigo contradice el registro</translation>
    </message>
    <message>
        <source>A witness that nobody here controls says another thing than before, or than this journal.</source>
        <translation>Un testigo que nadie de aquí controla dice otra cosa que antes, o que este diario.</translation>
    </message>
    <message>
        <source>Run dealer-terminal verify with a policy; call the witness and surveillance.</source>
        <translation>Ejecute dealer-terminal verify con una política; llame al testigo y a vigilancia.</translation>
    </message>
    <message>
        <source>a day has passed since</source>
        <translation>ha pasado un día desde entonces</translation>
    </message>
    <message>
        <source>{name} looks only at tables of their own</source>
        <translation>{name} solo mira sus propias mesas</translation>
    </message>
    <message>
        <source>An alarm is shelved for a shift at most</source>
        <translation>Una alarma se aparta como mucho un turno</translation>
    </message>
    <message>
        <source>Give up to {hours} hours.</source>
        <translation>Dé hasta {hours} horas.</translation>
    </message>
    <message>
        <source>There is no such alarm</source>
        <translation>No existe esa alarma</translation>
    </message>
    <message>
        <source>This journal is no console&apos;s</source>
        <translation>Este diario no es de ninguna consola</translation>
    </message>
    <message>
        <source>Open a console there first.</source>
        <translation>Abra antes una consola allí.</translation>
    </message>
    <message>
        <source>An administrator says which they are.</source>
        <translation>Un administrador dice cuáles son.</translation>
    </message>
    <message>
        <source>Somebody has acknowledged it already</source>
        <translation>Alguien ya la ha reconocido</translation>
    </message>
    <message>
        <source>It is over already</source>
        <translation>Ya ha terminado</translation>
    </message>
    <message>
        <source>Acknowledge it.</source>
        <translation>Reconózcala.</translation>
    </message>
    <message>
        <source>That alarm stands already</source>
        <translation>Esa alarma ya está puesta</translation>
    </message>
    <message>
        <source>It is not shelved</source>
        <translation>No está apartada</translation>
    </message>
    <message>
        <source>The terminal&apos;s certificate runs out, and it has no newer one</source>
        <translation>El certificado del terminal vence y no tiene otro más nuevo</translation>
    </message>
    <message>
        <source>Position {seat}: {amount} on {spot} waits for a camera</source>
        <translation>Posición {seat}: {amount} en {spot} espera una cámara</translation>
    </message>
    <message>
        <source>Nothing since round {number}, record {position}</source>
        <translation>Nada desde la ronda {number}, registro {position}</translation>
    </message>
    <message>
        <source>The terminal&apos;s certificate ran out: the floor does not let it in</source>
        <translation>El certificado del terminal venció: la sala no lo deja entrar</translation>
    </message>
    <message>
        <source>Position {seat}: prize of {amount} locked</source>
        <translation>Posición {seat}: premio de {amount} fijado</translation>
    </message>
    <message>
        <source>The table&apos;s clock was set back by {seconds} s</source>
        <translation>El reloj de la mesa se atrasó {seconds} s</translation>
    </message>
    <message>
        <source>An administrator went on from a copy of {size} records</source>
        <translation>Un administrador siguió desde una copia de {size} registros</translation>
    </message>
    <message>
        <source>Records are not signed from {position} on</source>
        <translation>Registros sin firma desde {position}</translation>
    </message>
    <message>
        <source>{witness} has cosigned more than it says now</source>
        <translation>{witness} ha cofirmado más de lo que dice ahora</translation>
    </message>
    <message>
        <source>{witness} has cosigned more records than are here</source>
        <translation>{witness} ha cofirmado más registros de los que hay aquí</translation>
    </message>
    <message>
        <source>{witness} has cosigned other records than these</source>
        <translation>{witness} ha cofirmado otros registros que estos</translation>
    </message>
    <message>
        <source>{witness} has signed something else</source>
        <translation>{witness} ha firmado otra cosa</translation>
    </message>
    <message>
        <source>{witness} does not say when it cosigned</source>
        <translation>{witness} no dice cuándo cofirmó</translation>
    </message>
    <message>
        <source>{witness} cosigned at a time that has not come yet</source>
        <translation>{witness} cofirmó con una hora que aún no ha llegado</translation>
    </message>
    <message>
        <source>Another key than that of {witness} answers there</source>
        <translation>Allí responde otra clave que la de {witness}</translation>
    </message>
    <message>
        <source>{count} MB left</source>
        <translation>Quedan {count} MB</translation>
    </message>
    <message>
        <source>Payments or cards put right</source>
        <translation>Pagos o cartas corregidos</translation>
    </message>
    <message>
        <source>Steps taken back</source>
        <translation>Pasos deshechos</translation>
    </message>
    <message>
        <source>Failed sign-ons</source>
        <translation>Entradas fallidas</translation>
    </message>
    <message>
        <source>{what}: {count} in {minutes} min</source>
        <translation>{what}: {count} en {minutes} min</translation>
    </message>
    <message>
        <source>Look again.</source>
        <translation>Mire de nuevo.</translation>
    </message>
    <message>
        <source>Nothing is written there</source>
        <translation>Allí no hay nada escrito</translation>
    </message>
    <message>
        <source>Say it in a few words.</source>
        <translation>Dígalo en pocas palabras.</translation>
    </message>
    <message>
        <source>It has more than {most} letters</source>
        <translation>Tiene más de {most} letras</translation>
    </message>
    <message>
        <source>Say it in fewer words.</source>
        <translation>Dígalo con menos palabras.</translation>
    </message>
    <message>
        <source>on record {said}, what follows is {due}</source>
        <translation>consta {said}, lo que corresponde es {due}</translation>
    </message>
    <message>
        <source>On record {said}, what follows is {due}</source>
        <translation>Consta {said}, lo que corresponde es {due}</translation>
    </message>
    <message>
        <source>{what} should follow, and is not on record</source>
        <translation>Debería seguir «{what}», y no consta</translation>
    </message>
    <message>
        <source>Nobody could have asked for it there</source>
        <translation>Nadie pudo pedirlo en ese momento</translation>
    </message>
    <message>
        <source>It does not follow from what stands before it: {why}</source>
        <translation>No se deduce de lo que hay antes: {why}</translation>
    </message>
    <message>
        <source>The server that keeps its log does not answer</source>
        <translation>El servidor que guarda su diario no responde</translation>
    </message>
    <message>
        <source>Another journal stands in the place of {journal}</source>
        <translation>Otro diario ocupa el lugar de {journal}</translation>
    </message>
    <message>
        <source>Only {size} records: record {position}, which this console knows, is gone</source>
        <translation>Solo {size} registros: falta el registro {position}, que esta consola conoce</translation>
    </message>
    <message>
        <source>Record {position} is another one than it was</source>
        <translation>El registro {position} ya no es el que era</translation>
    </message>
    <message>
        <source>Only {size} of {before} records are still there</source>
        <translation>Solo quedan {size} de {before} registros</translation>
    </message>
    <message>
        <source>The journal can&apos;t be read: {why}</source>
        <translation>No se puede leer el diario: {why}</translation>
    </message>
    <message>
        <source>DAMAGED: {why}. This round is folded from its own start: meters and the table&apos;s money are not proven.</source>
        <translation>DAÑADO: {why}. Esta ronda se reconstruye desde su propio inicio: los contadores y el dinero de la mesa no están probados.</translation>
    </message>
    <message>
        <source>Record {position} is another one than this console knows</source>
        <translation>El registro {position} no es el que conoce esta consola</translation>
    </message>
    <message>
        <source>DAMAGED: {why}. Facts {first} to {last} cannot be shown; what stands before them is read as ever.</source>
        <translation>DAÑADO: {why}. Los hechos {first} a {last} no se pueden mostrar; lo anterior se lee como siempre.</translation>
    </message>
    <message>
        <source>Round {number}: {amount} paid</source>
        <translation>Ronda {number}: {amount} pagados</translation>
    </message>
    <message>
        <source>{what}, approved by {who}</source>
        <translation>{what}, aprobado por {who}</translation>
    </message>
    <message>
        <source>Reported: {name}</source>
        <translation>Informado: {name}</translation>
    </message>
    <message>
        <source>Marked: {text}</source>
        <translation>Marcado: {text}</translation>
    </message>
    <message>
        <source>{name} may not do that here</source>
        <translation>{name} no puede hacer eso aquí</translation>
    </message>
    <message>
        <source>Ask who has the right to.</source>
        <translation>Pregunte a quien tenga el derecho.</translation>
    </message>
    <message>
        <source>Nobody is signed on at this console</source>
        <translation>Nadie ha entrado en esta consola</translation>
    </message>
    <message>
        <source>This console is {name}</source>
        <translation>Esta consola es {name}</translation>
    </message>
    <message>
        <source>Name another file for a new one.</source>
        <translation>Nombre otro archivo para una nueva.</translation>
    </message>
    <message>
        <source>{name} may not look back</source>
        <translation>{name} no puede ver lo pasado</translation>
    </message>
    <message>
        <source>Ask surveillance.</source>
        <translation>Pregunte a vigilancia.</translation>
    </message>
    <message>
        <source>That is no stretch of one journal</source>
        <translation>Eso no es un tramo de un solo diario</translation>
    </message>
    <message>
        <source>Name its first record, then its last.</source>
        <translation>Nombre su primer registro y luego el último.</translation>
    </message>
    <message>
        <source>A record is not named</source>
        <translation>Falta nombrar un registro</translation>
    </message>
    <message>
        <source>The mark says so already</source>
        <translation>La marca ya lo dice así</translation>
    </message>
    <message>
        <source>Say what is different, or leave it.</source>
        <translation>Diga qué cambia, o déjelo.</translation>
    </message>
    <message>
        <source>The mark is somebody else&apos;s</source>
        <translation>La marca es de otra persona</translation>
    </message>
    <message>
        <source>Reply to it.</source>
        <translation>Respóndale.</translation>
    </message>
    <message>
        <source>There is no such mark</source>
        <translation>No existe esa marca</translation>
    </message>
    <message>
        <source>There is no such hold</source>
        <translation>No existe esa retención</translation>
    </message>
    <message>
        <source>There is no such setting of a camera&apos;s clock</source>
        <translation>No existe ese ajuste del reloj de una cámara</translation>
    </message>
    <message>
        <source>A point is one record of each table</source>
        <translation>Un punto es un registro de cada mesa</translation>
    </message>
    <message>
        <source>A margin is not below nothing</source>
        <translation>Un margen no es menor que nada</translation>
    </message>
    <message>
        <source>Say how far off it may be.</source>
        <translation>Diga cuánto puede desviarse.</translation>
    </message>
    <message>
        <source>No clock shows that time</source>
        <translation>Ningún reloj muestra esa hora</translation>
    </message>
    <message>
        <source>Give a year between 1970 and 9998.</source>
        <translation>Indique un año entre 1970 y 9998.</translation>
    </message>
    <message>
        <source>The table&apos;s clock has not been there yet</source>
        <translation>El reloj de la mesa aún no ha llegado a esa hora</translation>
    </message>
    <message>
        <source>Give an instant that was seen.</source>
        <translation>Indique un instante que se haya visto.</translation>
    </message>
    <message>
        <source>Misdeal: all wagers went back</source>
        <translation>Mal reparto: se devolvieron todas las apuestas</translation>
    </message>
    <message>
        <source>No dealer here has the number {text}; {there}</source>
        <translation>Ningún crupier tiene aquí el número {text}; {there}</translation>
    </message>
    <message>
        <source>No hand here had the wager {text}; {there}</source>
        <translation>Ninguna mano tuvo aquí la apuesta {text}; {there}</translation>
    </message>
    <message>
        <source>No wager here came to the event “{text}”; {there}</source>
        <translation>Ninguna apuesta llegó aquí al evento “{text}”; {there}</translation>
    </message>
    <message>
        <source>known here: {known}</source>
        <translation>aquí constan: {known}</translation>
    </message>
    <message>
        <source>{name} signed on</source>
        <translation>Entra {name}</translation>
    </message>
    <message>
        <source>Cards from {source}</source>
        <translation>Cartas de {source}</translation>
    </message>
    <message>
        <source>there is none yet</source>
        <translation>todavía no hay ninguno</translation>
    </message>
    <message>
        <source>known here: {known} and {count} others</source>
        <translation>aquí constan: {known} y {count} más</translation>
    </message>
    <message>
        <source>{spot} {result} ({event})</source>
        <translation>{spot} {result} ({event})</translation>
    </message>
    <message>
        <source>Step taken back</source>
        <translation>Paso deshecho</translation>
    </message>
    <message>
        <source>{what}, by {who}</source>
        <translation>{what}, por {who}</translation>
    </message>
    <message>
        <source>Position {seat}: {spot} verified, camera {camera}</source>
        <translation>Posición {seat}: {spot} verificado, cámara {camera}</translation>
    </message>
    <message>
        <source>The deal pays {total}, its limit is {limit}</source>
        <translation>El reparto paga {total}, su límite es {limit}</translation>
    </message>
    <message>
        <source>Paid to the limit</source>
        <translation>Pagado hasta el límite</translation>
    </message>
    <message>
        <source>Round {number}, position {seat}: {spot} {was} put right to {amount}</source>
        <translation>Ronda {number}, posición {seat}: {spot} {was} corregido a {amount}</translation>
    </message>
    <message>
        <source>Round {number}, position {seat}: {spot} was named {was}, is {event} now</source>
        <translation>Ronda {number}, posición {seat}: {spot} se nombró {was}, ahora es {event}</translation>
    </message>
    <message>
        <source>Meters open: {meters}</source>
        <translation>Se abren los contadores: {meters}</translation>
    </message>
    <message>
        <source>Meter {meter} changed by {amount}: {why}</source>
        <translation>Contador {meter} cambiado en {amount}: {why}</translation>
    </message>
    <message>
        <source>No progressive wagers: {why}</source>
        <translation>Sin apuestas progresivas: {why}</translation>
    </message>
    <message>
        <source>Totals compared with the floor: they differ</source>
        <translation>Totales comparados con la sala: difieren</translation>
    </message>
    <message>
        <source>Position {seat}: prize of {amount} taken back</source>
        <translation>Posición {seat}: premio de {amount} anulado</translation>
    </message>
    <message>
        <source>Position {seat}: prize of {was} is {amount} now</source>
        <translation>Posición {seat}: el premio de {was} es ahora {amount}</translation>
    </message>
    <message>
        <source>Round {number}, position {seat}: prize of {was} is {amount} now</source>
        <translation>Ronda {number}, posición {seat}: el premio de {was} es ahora {amount}</translation>
    </message>
    <message>
        <source>Position {seat}: prize of {amount} verified</source>
        <translation>Posición {seat}: premio de {amount} verificado</translation>
    </message>
    <message>
        <source>{form} signed: {amount}</source>
        <translation>{form} firmado: {amount}</translation>
    </message>
    <message>
        <source>{form} is void</source>
        <translation>{form} anulado</translation>
    </message>
    <message>
        <source>Paid in full, over the limit</source>
        <translation>Pagado entero, sobre el límite</translation>
    </message>
    <message>
        <source>{amount} on {spot}</source>
        <translation>{amount} en {spot}</translation>
    </message>
    <message>
        <source>Totals compared with the floor: the same</source>
        <translation>Totales comparados con la sala: iguales</translation>
    </message>
    <message>
        <source>{count} progressive chips counted</source>
        <translation>{count} fichas progresivas contadas</translation>
    </message>
    <message>
        <source>Wagers are open again</source>
        <translation>Se abren de nuevo las apuestas</translation>
    </message>
    <message>
        <source>Meters grew: {meters}</source>
        <translation>Suben los contadores: {meters}</translation>
    </message>
    <message>
        <source>Meters moved elsewhere: {meters}</source>
        <translation>Contadores llevados a otro lugar: {meters}</translation>
    </message>
    <message>
        <source>jackpot process opened</source>
        <translation>proceso de jackpot abierto</translation>
    </message>
    <message>
        <source>Position {seat}: {event} chosen</source>
        <translation>Posición {seat}: elegido {event}</translation>
    </message>
    <message>
        <source>no jackpot</source>
        <translation>sin jackpot</translation>
    </message>
    <message>
        <source>Pending Jackpot touched</source>
        <translation>Jackpot pendiente tocado</translation>
    </message>
    <message>
        <source>jackpot cancelled</source>
        <translation>jackpot cancelado</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gana</translation>
    </message>
    <message>
        <source>pushes</source>
        <translation>empata</translation>
    </message>
    <message>
        <source>goes back</source>
        <translation>vuelve</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>juega</translation>
    </message>
    <message>
        <source>folds</source>
        <translation>se retira</translation>
    </message>
    <message>
        <source>table closed</source>
        <translation>mesa cerrada</translation>
    </message>
    <message>
        <source>chips counted</source>
        <translation>fichas contadas</translation>
    </message>
    <message>
        <source>rest of the deck</source>
        <translation>resto de la baraja</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>decisiones</translation>
    </message>
    <message>
        <source>folded hands</source>
        <translation>manos retiradas</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>liquidación</translation>
    </message>
    <message>
        <source>deck back</source>
        <translation>devolución de la baraja</translation>
    </message>
    <message>
        <source>Table opened</source>
        <translation>Mesa abierta</translation>
    </message>
    <message>
        <source>Terms changed</source>
        <translation>Condiciones cambiadas</translation>
    </message>
    <message>
        <source>Table closed</source>
        <translation>Mesa cerrada</translation>
    </message>
    <message>
        <source>Payment verified</source>
        <translation>Pago verificado</translation>
    </message>
    <message>
        <source>Deal over its limit decided</source>
        <translation>Decidido el reparto que pasa su límite</translation>
    </message>
    <message>
        <source>Payment put right</source>
        <translation>Pago corregido</translation>
    </message>
    <message>
        <source>Event named anew</source>
        <translation>Evento nombrado de nuevo</translation>
    </message>
    <message>
        <source>Difference settled</source>
        <translation>Diferencia saldada</translation>
    </message>
    <message>
        <source>Irregularity answered</source>
        <translation>Incidencia resuelta</translation>
    </message>
    <message>
        <source>Device fault put right</source>
        <translation>Fallo del aparato arreglado</translation>
    </message>
    <message>
        <source>Meter changed</source>
        <translation>Contador cambiado</translation>
    </message>
    <message>
        <source>Prize verified</source>
        <translation>Premio verificado</translation>
    </message>
    <message>
        <source>Wager placed</source>
        <translation>Apuesta puesta</translation>
    </message>
    <message>
        <source>Wagers repeated</source>
        <translation>Apuestas repetidas</translation>
    </message>
    <message>
        <source>Wagers set</source>
        <translation>Apuestas fijadas</translation>
    </message>
    <message>
        <source>Player left</source>
        <translation>Jugador ido</translation>
    </message>
    <message>
        <source>Player sat out</source>
        <translation>Jugador fuera de la ronda</translation>
    </message>
    <message>
        <source>Player sat in</source>
        <translation>Jugador de vuelta</translation>
    </message>
    <message>
        <source>Packet dealt</source>
        <translation>Paquete repartido</translation>
    </message>
    <message>
        <source>Rest of the deck racked</source>
        <translation>Resto de la baraja en la bandeja</translation>
    </message>
    <message>
        <source>Decision taken</source>
        <translation>Decisión tomada</translation>
    </message>
    <message>
        <source>Decisions locked</source>
        <translation>Decisiones cerradas</translation>
    </message>
    <message>
        <source>Hand collected</source>
        <translation>Mano recogida</translation>
    </message>
    <message>
        <source>Hand racked</source>
        <translation>Mano en la bandeja</translation>
    </message>
    <message>
        <source>Jackpot process opened</source>
        <translation>Proceso de jackpot abierto</translation>
    </message>
    <message>
        <source>Jackpot chosen</source>
        <translation>Jackpot elegido</translation>
    </message>
    <message>
        <source>Cards put right</source>
        <translation>Cartas corregidas</translation>
    </message>
    <message>
        <source>Prize changed</source>
        <translation>Premio cambiado</translation>
    </message>
    <message>
        <source>Form declared void</source>
        <translation>Formulario anulado</translation>
    </message>
    <message>
        <source>Sign-on failed</source>
        <translation>Entrada fallida</translation>
    </message>
    <message>
        <source>Signed on after failures</source>
        <translation>Entrada tras fallos</translation>
    </message>
    <message>
        <source>Unlocked</source>
        <translation>Desbloqueado</translation>
    </message>
    <message>
        <source>A player was skipped</source>
        <translation>Se saltó a un jugador</translation>
    </message>
    <message>
        <source>A hand was dealt to a vacant position</source>
        <translation>Se repartió a una posición vacía</translation>
    </message>
    <message>
        <source>A card was exposed during the deal</source>
        <translation>Se vio una carta en el reparto</translation>
    </message>
    <message>
        <source>A player handled the Draw card</source>
        <translation>Un jugador tocó la carta Draw</translation>
    </message>
    <message>
        <source>A packet holds the wrong number of cards</source>
        <translation>Un paquete no tiene el número correcto</translation>
    </message>
    <message>
        <source>One card was seen twice</source>
        <translation>Una carta se vio dos veces</translation>
    </message>
    <message>
        <source>A card does not match what was recorded</source>
        <translation>Una carta no es la registrada</translation>
    </message>
    <message>
        <source>A card of the dealer&apos;s hand does not match</source>
        <translation>Una carta de la mano del crupier no coincide</translation>
    </message>
    <message>
        <source>Packets and positions do not agree</source>
        <translation>Paquetes y posiciones no coinciden</translation>
    </message>
    <message>
        <source>A hand was exposed out of turn</source>
        <translation>Una mano se abrió fuera de turno</translation>
    </message>
    <message>
        <source>A player leaves during the round</source>
        <translation>Un jugador se va durante la ronda</translation>
    </message>
    <message>
        <source>A wager was placed or changed after no more bets</source>
        <translation>Se puso o cambió una apuesta tras No va más</translation>
    </message>
    <message>
        <source>A payment is corrected</source>
        <translation>Se corrige un pago</translation>
    </message>
    <message>
        <source>A deck is taken out of use</source>
        <translation>Se retira una baraja de uso</translation>
    </message>
    <message>
        <source>The round is void</source>
        <translation>La ronda es nula</translation>
    </message>
    <message>
        <source>Progressive chips and wagers do not agree</source>
        <translation>Fichas y apuestas progresivas difieren</translation>
    </message>
    <message>
        <source>The cards do not show the hand that was chosen</source>
        <translation>Las cartas no muestran la mano elegida</translation>
    </message>
    <message>
        <source>A jackpot is disputed</source>
        <translation>Se discute un jackpot</translation>
    </message>
    <message>
        <source>{spot} {result} {amount}</source>
        <translation>{spot} {result} {amount}</translation>
    </message>
    <message>
        <source>Wagers as before at {seats}</source>
        <translation>Apuestas como antes en {seats}</translation>
    </message>
    <message>
        <source>No more bets; {count} hands are dealt</source>
        <translation>No más apuestas; se reparten {count} manos</translation>
    </message>
    <message>
        <source>Hands moved: {moves}</source>
        <translation>Manos movidas: {moves}</translation>
    </message>
    <message>
        <source>Round {number} over: {paid} paid, {taken} taken</source>
        <translation>Fin de la ronda {number}: {paid} pagados, {taken} recogidos</translation>
    </message>
    <message>
        <source>nothing is settled</source>
        <translation>nada liquidado</translation>
    </message>
    <message>
        <source>packet {number}</source>
        <translation>paquete {number}</translation>
    </message>
    <message>
        <source>hand collected: {results}</source>
        <translation>mano recogida: {results}</translation>
    </message>
    <message>
        <source>named {events}: {results}</source>
        <translation>declarado {events}: {results}</translation>
    </message>
    <message>
        <source>{one} to {two}</source>
        <translation>{one} a {two}</translation>
    </message>
    <message>
        <source>cards put right, {cards}: {results}</source>
        <translation>cartas corregidas, {cards}: {results}</translation>
    </message>
    <message>
        <source>player left</source>
        <translation>el jugador se fue</translation>
    </message>
    <message>
        <source>sits the round out</source>
        <translation>no juega esta ronda</translation>
    </message>
    <message>
        <source>plays after all</source>
        <translation>juega al final</translation>
    </message>
    <message>
        <source>Rest of the deck to the rack</source>
        <translation>El resto de la baraja a la bandeja</translation>
    </message>
    <message>
        <source>Decisions locked at {count} positions</source>
        <translation>Decisiones cerradas en {count} posiciones</translation>
    </message>
    <message>
        <source>hand to the rack</source>
        <translation>mano a la bandeja</translation>
    </message>
    <message>
        <source>hand forfeited</source>
        <translation>mano perdida por infracción</translation>
    </message>
    <message>
        <source>withdrawn, the wagers go back</source>
        <translation>retirado, las apuestas vuelven</translation>
    </message>
    <message>
        <source>Cards come from {source} now</source>
        <translation>Ahora las cartas vienen de {source}</translation>
    </message>
    <message>
        <source>Misdeal: {count} wagers go back</source>
        <translation>Reparto nulo: vuelven {count} apuestas</translation>
    </message>
    <message>
        <source>The deck is taken out of use</source>
        <translation>La baraja queda fuera de uso</translation>
    </message>
    <message>
        <source>A new deck is in play</source>
        <translation>Hay una baraja nueva en juego</translation>
    </message>
    <message>
        <source>Step taken back: {step}</source>
        <translation>Paso deshecho: {step}</translation>
    </message>
    <message>
        <source>{spot} cleared</source>
        <translation>{spot} vaciado</translation>
    </message>
    <message>
        <source>{decision}, 16 told</source>
        <translation>{decision}, 16 anunciado</translation>
    </message>
    <message>
        <source>no position</source>
        <translation>ninguna posición</translation>
    </message>
    <message>
        <source>Wait for the answer, or withdraw the question with a reason.</source>
        <translation>Espere la respuesta, o retire la pregunta con un motivo.</translation>
    </message>
    <message>
        <source>{name} was asked and has not answered</source>
        <translation>Se preguntó a {name} y no ha respondido</translation>
    </message>
    <message>
        <source>{name} asked it, and does not answer it</source>
        <translation>{name} lo preguntó, y no lo responde</translation>
    </message>
    <message>
        <source>Write the answer, or withdraw the question with a reason.</source>
        <translation>Escriba la respuesta, o retire la pregunta con un motivo.</translation>
    </message>
    <message>
        <source>It was handed on to {name}</source>
        <translation>Se pasó a {name}</translation>
    </message>
    <message>
        <source>It is approved already</source>
        <translation>Ya está aprobado</translation>
    </message>
    <message>
        <source>That was not asked</source>
        <translation>Eso no se preguntó</translation>
    </message>
    <message>
        <source>{name} has handed it on</source>
        <translation>{name} lo ha pasado a otra persona</translation>
    </message>
    <message>
        <source>Somebody else approves it.</source>
        <translation>Lo aprueba otra persona.</translation>
    </message>
    <message>
        <source>Somebody of that rank approves it.</source>
        <translation>Lo aprueba alguien de ese rango.</translation>
    </message>
    <message>
        <source>Somebody else asked it</source>
        <translation>Lo preguntó otra persona</translation>
    </message>
    <message>
        <source>Whoever asked withdraws it.</source>
        <translation>La retira quien preguntó.</translation>
    </message>
    <message>
        <source>{name} signed it at the table</source>
        <translation>{name} lo firmó en la mesa</translation>
    </message>
    <message>
        <source>Somebody else looks at it.</source>
        <translation>Lo mira otra persona.</translation>
    </message>
    <message>
        <source>These figures are signed already</source>
        <translation>Estas cifras ya están firmadas</translation>
    </message>
    <message>
        <source>This shift was signed with other figures</source>
        <translation>Este turno se firmó con otras cifras</translation>
    </message>
    <message>
        <source>Say what has changed since.</source>
        <translation>Diga qué ha cambiado desde entonces.</translation>
    </message>
    <message>
        <source>There is no shift to sign</source>
        <translation>No hay ningún turno que firmar</translation>
    </message>
    <message>
        <source>Ranks by place</source>
        <translation>Valores por lugar</translation>
    </message>
    <message>
        <source>Suits by place</source>
        <translation>Palos por lugar</translation>
    </message>
    <message>
        <source>Repeats from the last deck</source>
        <translation>Repeticiones de la última baraja</translation>
    </message>
    <message>
        <source>Repeats from the last deck but one</source>
        <translation>Repeticiones de la penúltima baraja</translation>
    </message>
    <message>
        <source>Reported at position {seats}: {name}</source>
        <translation>Informado en posición {seats}: {name}</translation>
    </message>
    <message>
        <source>Answered: {choice} ({name})</source>
        <translation>Resuelto: {choice} ({name})</translation>
    </message>
    <message>
        <source>Fault over: {fault}</source>
        <translation>Fallo superado: {fault}</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>la mesa</translation>
    </message>
    <message>
        <source>the dealer&apos;s screen</source>
        <translation>la pantalla del crupier</translation>
    </message>
    <message>
        <source>cards that were not seen at the table</source>
        <translation>cartas que no se vieron en la mesa</translation>
    </message>
    <message>
        <source>a comparison</source>
        <translation>una comparación</translation>
    </message>
    <message>
        <source>a shift&apos;s figures</source>
        <translation>las cifras de un turno</translation>
    </message>
    <message>
        <source>Looked at {what}: records {first} to {last}</source>
        <translation>Consultado: {what}, registros {first} a {last}</translation>
    </message>
    <message>
        <source>Table {table} opened</source>
        <translation>Mesa {table} abierta</translation>
    </message>
    <message>
        <source>Terms changed: {count}</source>
        <translation>Condiciones cambiadas: {count}</translation>
    </message>
    <message>
        <source>{name} signed off</source>
        <translation>Sale {name}</translation>
    </message>
    <message>
        <source>The table&apos;s clock was set back</source>
        <translation>Se atrasó el reloj de la mesa</translation>
    </message>
    <message>
        <source>Device frames {first} to {last} bound</source>
        <translation>Tramas del aparato {first} a {last} enlazadas</translation>
    </message>
    <message>
        <source>{month} archived</source>
        <translation>{month} archivado</translation>
    </message>
    <message>
        <source>Archived device frames removed</source>
        <translation>Tramas archivadas del aparato quitadas</translation>
    </message>
    <message>
        <source>Went on from a copy of {size} records</source>
        <translation>Se siguió desde una copia de {size} registros</translation>
    </message>
    <message>
        <source>{name} added</source>
        <translation>{name} añadido</translation>
    </message>
    <message>
        <source>Operator {number} disabled</source>
        <translation>Operador {number} dado de baja</translation>
    </message>
    <message>
        <source>Operator {number} has another PIN</source>
        <translation>El operador {number} tiene otro PIN</translation>
    </message>
    <message>
        <source>Operator {number} has another badge</source>
        <translation>El operador {number} tiene otra credencial</translation>
    </message>
    <message>
        <source>Operator {number} signed on after failures</source>
        <translation>El operador {number} entró tras fallos</translation>
    </message>
    <message>
        <source>Operator {number} locked out</source>
        <translation>Operador {number} bloqueado</translation>
    </message>
    <message>
        <source>Operator {number} unlocked</source>
        <translation>Operador {number} desbloqueado</translation>
    </message>
    <message>
        <source>Operator {number} chose a look</source>
        <translation>El operador {number} eligió un aspecto</translation>
    </message>
    <message>
        <source>Console {name} opened</source>
        <translation>Consola {name} abierta</translation>
    </message>
    <message>
        <source>{count} tables given to {number}</source>
        <translation>{count} mesas dadas a {number}</translation>
    </message>
    <message>
        <source>Mark {mark} corrected: {text}</source>
        <translation>Marca {mark} corregida: {text}</translation>
    </message>
    <message>
        <source>Mark {mark} withdrawn: {reason}</source>
        <translation>Marca {mark} retirada: {reason}</translation>
    </message>
    <message>
        <source>Reply to mark {mark}: {text}</source>
        <translation>Respuesta a la marca {mark}: {text}</translation>
    </message>
    <message>
        <source>Hold: {reason}</source>
        <translation>Retención: {reason}</translation>
    </message>
    <message>
        <source>Hold {hold} released: {reason}</source>
        <translation>Retención {hold} liberada: {reason}</translation>
    </message>
    <message>
        <source>Camera {camera} compared with the table&apos;s clock</source>
        <translation>Cámara {camera} comparada con el reloj de la mesa</translation>
    </message>
    <message>
        <source>Comparison {setting} withdrawn: {reason}</source>
        <translation>Comparación {setting} retirada: {reason}</translation>
    </message>
    <message>
        <source>Alarm raised: {alarm} ({what})</source>
        <translation>Alarma puesta: {alarm} ({what})</translation>
    </message>
    <message>
        <source>Alarm {alarm} is over</source>
        <translation>La alarma {alarm} terminó</translation>
    </message>
    <message>
        <source>Alarm {alarm} acknowledged</source>
        <translation>Alarma {alarm} reconocida</translation>
    </message>
    <message>
        <source>Alarm {alarm} confirmed: {what}</source>
        <translation>Alarma {alarm} atendida: {what}</translation>
    </message>
    <message>
        <source>Alarm {alarm} shelved for {minutes} min: {reason}</source>
        <translation>Alarma {alarm} apartada {minutes} min: {reason}</translation>
    </message>
    <message>
        <source>Alarm {alarm} is no longer shelved</source>
        <translation>La alarma {alarm} ya no está apartada</translation>
    </message>
    <message>
        <source>Looked at and right: record {position}</source>
        <translation>Revisado y correcto: registro {position}</translation>
    </message>
    <message>
        <source>Asked {who} about record {position}: {text}</source>
        <translation>Preguntado a {who} por el registro {position}: {text}</translation>
    </message>
    <message>
        <source>Answer to {query}: {text}</source>
        <translation>Respuesta a {query}: {text}</translation>
    </message>
    <message>
        <source>Question {query} withdrawn: {reason}</source>
        <translation>Pregunta {query} retirada: {reason}</translation>
    </message>
    <message>
        <source>Record {position} handed on to {who}: {reason}</source>
        <translation>Registro {position} pasado a {who}: {reason}</translation>
    </message>
    <message>
        <source>Shift of {count} tables signed: {figures}</source>
        <translation>Turno de {count} mesas firmado: {figures}</translation>
    </message>
    <message>
        <source>Looked at {count} tables up to here</source>
        <translation>Revisadas {count} mesas hasta aquí</translation>
    </message>
    <message>
        <source>So far {count} tables had come</source>
        <translation>Hasta aquí llegaban {count} mesas</translation>
    </message>
    <message>
        <source>{what} exported: {file}</source>
        <translation>{what} exportado: {file}</translation>
    </message>
    <message>
        <source>{kind}, of a newer version</source>
        <translation>{kind}, de una versión más nueva</translation>
    </message>
</context>
<context>
    <name>manuals</name>
    <message>
        <source>DRAW</source>
        <translation>DRAW</translation>
    </message>
    <message>
        <source>The Draw card</source>
        <translation>La carta Draw</translation>
    </message>
    <message>
        <source>FOLD 16</source>
        <translation>RETIRA 16</translation>
    </message>
    <message>
        <source>Dealer qualifies</source>
        <translation>El crupier califica</translation>
    </message>
    <message>
        <source>Dealer does not qualify</source>
        <translation>El crupier no califica</translation>
    </message>
    <message>
        <source>Higher hand</source>
        <translation>Mano más alta</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Manos iguales</translation>
    </message>
    <message>
        <source>Lower hand</source>
        <translation>Mano más baja</translation>
    </message>
    <message>
        <source>1 to 1</source>
        <translation>1 a 1</translation>
    </message>
    <message>
        <source>Each player makes an Ante wager, and or an optional Player Bonus, 6 Card Bounty or 3 Card Stud STAX Progressive wager.</source>
        <translation>Cada jugador hace una apuesta Ante y/o, si quiere, Player Bonus, 6 Card Bounty o 3 Card Stud STAX Progressive.</translation>
    </message>
    <message>
        <source>Collect the 3 Card Stud STAX Progressive wagers and count them against those that are shown.</source>
        <translation>Recoja las apuestas 3 Card Stud STAX Progressive y compárelas con las que se muestran.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>Position {seat}: deal three cards face down.</source>
        <translation>Posición {seat}: reparta tres cartas boca abajo.</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards</source>
        <translation>Cartas del crupier</translation>
    </message>
    <message>
        <source>Deal the dealer&apos;s three cards face down.</source>
        <translation>Reparta las tres cartas del crupier boca abajo.</translation>
    </message>
    <message>
        <source>Rest to rack</source>
        <translation>Resto a la bandeja</translation>
    </message>
    <message>
        <source>Place the remaining cards in the discard rack, following house dealing procedures.</source>
        <translation>Ponga las cartas restantes en la bandeja de descartes, según el procedimiento de reparto de la casa.</translation>
    </message>
    <message>
        <source>Each player folds, or raises by making a Play wager equal to the Ante wager.</source>
        <translation>Cada jugador se retira, o sube con una apuesta Play igual a la Ante.</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>Retiradas</translation>
    </message>
    <message>
        <source>Remove the Ante wagers of folded hands. The Player Bonus, 6 Card Bounty and 3 Card Stud STAX Progressive remain in action.</source>
        <translation>Quite las apuestas Ante de las manos retiradas. Player Bonus, 6 Card Bounty y 3 Card Stud STAX Progressive siguen en juego.</translation>
    </message>
    <message>
        <source>collect</source>
        <translation>recoger</translation>
    </message>
    <message>
        <source>Position {seat}: remove the Ante wager and collect the folded hand.</source>
        <translation>Posición {seat}: quite la apuesta Ante y recoja la mano retirada.</translation>
    </message>
    <message>
        <source>tuck under Bounty</source>
        <translation>bajo Bounty</translation>
    </message>
    <message>
        <source>Position {seat}: remove the Ante wager and tuck the player&apos;s cards under the 6 Card Bounty wager until the game is finished.</source>
        <translation>Posición {seat}: quite la apuesta Ante y meta las cartas bajo la apuesta 6 Card Bounty hasta el final del juego.</translation>
    </message>
    <message>
        <source>Turn over the dealer&apos;s cards. The dealer needs a Queen high or better to qualify.</source>
        <translation>Vuelva las cartas del crupier. El crupier necesita una Q o mejor para calificar.</translation>
    </message>
    <message>
        <source>Settle {first} → 1</source>
        <translation>Pagar {first} → 1</translation>
    </message>
    <message>
        <source>Evaluate all hands, from position {first} to position one, and pay accordingly.</source>
        <translation>Evalúe todas las manos, de la posición {first} a la uno, y pague según corresponda.</translation>
    </message>
    <message>
        <source>Position {seat}: turn over the three cards; resolve what is in action: Ante, Play, Ante Bonus, Player Bonus, 6 Card Bounty.</source>
        <translation>Posición {seat}: vuelva las tres cartas; resuelva lo que sigue en juego: Ante, Play, Ante Bonus, Player Bonus, 6 Card Bounty.</translation>
    </message>
    <message>
        <source>STAX</source>
        <translation>STAX</translation>
    </message>
    <message>
        <source>Position {seat}: with the three cards face up, resolve the 3 Card Stud STAX Progressive according to the posted paytable.</source>
        <translation>Posición {seat}: con las tres cartas boca arriba, resuelva el 3 Card Stud STAX Progressive según la tabla publicada.</translation>
    </message>
    <message>
        <source>touch the seat</source>
        <translation>tocar puesto</translation>
    </message>
    <message>
        <source>A hand which achieves a payout on the paytable is identified: touch the seat of the player, position {seat}.</source>
        <translation>Hay una mano que cobra según la tabla: toque el puesto del jugador, posición {seat}.</translation>
    </message>
    <message>
        <source>hand achieved</source>
        <translation>mano lograda</translation>
    </message>
    <message>
        <source>Position {seat}: select the hand achieved, or “None” to undo the erroneous process.</source>
        <translation>Posición {seat}: elija la mano lograda, o “None” para deshacer el error.</translation>
    </message>
    <message>
        <source>Position {seat}: touch “Pending Jackpot” to proceed with the selected hand.</source>
        <translation>Posición {seat}: toque “Pending Jackpot” para seguir con la mano elegida.</translation>
    </message>
    <message>
        <source>Position {seat}: touch “Pay Jackpot” to proceed, or “Cancel Jackpot” if the jackpot should not be awarded.</source>
        <translation>Posición {seat}: toque “Pay Jackpot” para seguir, o “Cancel Jackpot” si no debe otorgarse.</translation>
    </message>
    <message>
        <source>verify</source>
        <translation>verificar</translation>
    </message>
    <message>
        <source>Position {seat}: the jackpot is pending. A supervisor verifies the hand, the wager and the payment; then pay it.</source>
        <translation>Posición {seat}: jackpot pendiente. Un supervisor verifica mano, apuesta y pago; después páguelo.</translation>
    </message>
    <message>
        <source>hand to rack</source>
        <translation>mano a la bandeja</translation>
    </message>
    <message>
        <source>Position {seat}: pay or collect, then place the hand in the discard rack.</source>
        <translation>Posición {seat}: pague o recoja, y ponga la mano en la bandeja de descartes.</translation>
    </message>
    <message>
        <source>Collect the dealer&apos;s cards and place the deck back in the shuffler or the shoe, following house procedures.</source>
        <translation>Recoja las cartas del crupier y devuelva la baraja a la barajadora o al sabot, según el procedimiento de la casa.</translation>
    </message>
    <message>
        <source>Wait until each player at the table places the ante wager and optional Natural 31 Bonus wagers.</source>
        <translation>Espere a que cada jugador ponga el Ante y, si quiere, el Natural 31 Bonus.</translation>
    </message>
    <message>
        <source>Position {seat}: place a four card hand face down to the right of the wager circles, then slide the top card into the “Draw” card space.</source>
        <translation>Posición {seat}: ponga cuatro cartas boca abajo a la derecha de los círculos y deslice la de arriba al espacio “Draw”.</translation>
    </message>
    <message>
        <source>Remove the remaining cards from the machine and place them in the discard rack.</source>
        <translation>Saque las cartas restantes de la máquina y póngalas en la bandeja de descartes.</translation>
    </message>
    <message>
        <source>Wait until all play/fold decisions have been made.</source>
        <translation>Espere a que todos decidan jugar o retirarse.</translation>
    </message>
    <message>
        <source>Collect all folded hands and forfeited Ante/Bonus wagers.</source>
        <translation>Recoja las manos retiradas y las apuestas Ante/Bonus perdidas.</translation>
    </message>
    <message>
        <source>Position {seat}: collect the folded hand and the forfeited Ante and Bonus wagers.</source>
        <translation>Posición {seat}: recoja la mano retirada y las apuestas Ante y Bonus perdidas.</translation>
    </message>
    <message>
        <source>tuck under 31</source>
        <translation>bajo 31</translation>
    </message>
    <message>
        <source>Position {seat}: collect the forfeited “Ante”; tuck the three card hand under the “Natural 31 Bonus” wager.</source>
        <translation>Posición {seat}: recoja el “Ante” perdido; meta la mano de tres cartas bajo el “Natural 31 Bonus”.</translation>
    </message>
    <message>
        <source>Expose the hands of each player, from position {first} to position one, and pay or collect.</source>
        <translation>Abra las manos de los jugadores, de la posición {first} a la uno, y pague o recoja.</translation>
    </message>
    <message>
        <source>Position {seat}: expose the “Natural” 3 card hand and resolve the Natural 31 Bonus wager using those initial 3 cards only.</source>
        <translation>Posición {seat}: abra la mano “Natural” de 3 cartas y resuelva el Natural 31 Bonus solo con esas 3 cartas.</translation>
    </message>
    <message>
        <source>Position {seat}: expose the “Natural” 3 card hand.</source>
        <translation>Posición {seat}: abra la mano “Natural” de 3 cartas.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>carta Draw</translation>
    </message>
    <message>
        <source>Position {seat}: flip the draw card, make the best 3 out of the 4 card hand and resolve the “Ante” and “Play” wagers.</source>
        <translation>Posición {seat}: vuelva la carta draw, forme la mejor mano de 3 entre 4 y resuelva “Ante” y “Play”.</translation>
    </message>
    <message>
        <source>Position {seat}: pay or collect, then remove the hand and place it in the discard rack.</source>
        <translation>Posición {seat}: pague o recoja, luego retire la mano y póngala en la bandeja de descartes.</translation>
    </message>
    <message>
        <source>Shuffle the deck and place it back into the shuffle machine, following house procedure.</source>
        <translation>Baraje y devuelva la baraja a la barajadora, según el procedimiento de la casa.</translation>
    </message>
    <message>
        <source>Wait until each player has placed the “Ante” and optional “Natural 31 Bonus” wagers.</source>
        <translation>Espere a que cada jugador ponga el “Ante” y, si quiere, el “Natural 31 Bonus”.</translation>
    </message>
    <message>
        <source>Position {seat}: place a four card packet face down on top of the “Play” wager circle, then slide the top card into the “Draw” card space.</source>
        <translation>Posición {seat}: ponga un paquete de cuatro cartas boca abajo sobre el círculo “Play” y deslice la de arriba al espacio “Draw”.</translation>
    </message>
    <message>
        <source>Each player places a “Play” wager equal to the “Ante” and lays the cards underneath it, or folds. Wait until all decisions have been made.</source>
        <translation>Cada jugador pone un “Play” igual al “Ante” y deja las cartas debajo, o se retira. Espere a que todos decidan.</translation>
    </message>
    <message>
        <source>Collect all folded hands and forfeited “Ante”/“Bonus” wagers.</source>
        <translation>Recoja todas las manos retiradas y las apuestas “Ante”/“Bonus” perdidas.</translation>
    </message>
    <message>
        <source>Position {seat}: collect the folded hand and the forfeited wagers.</source>
        <translation>Posición {seat}: recoja la mano retirada y las apuestas perdidas.</translation>
    </message>
    <message>
        <source>Expose the hands of each remaining player, from position {first} to position one, and pay or collect.</source>
        <translation>Abra las manos que quedan, de la posición {first} a la uno, y pague o recoja.</translation>
    </message>
    <message>
        <source>Position {seat}: expose the “Natural” three card hand and resolve the “Natural 31 Bonus” wager.</source>
        <translation>Posición {seat}: abra la mano “Natural” de tres cartas y resuelva el “Natural 31 Bonus”.</translation>
    </message>
    <message>
        <source>Position {seat}: expose the “Natural” three card hand.</source>
        <translation>Posición {seat}: abra la mano “Natural” de tres cartas.</translation>
    </message>
    <message>
        <source>Position {seat}: expose the “Draw” card, leave it in the “Draw” space; resolve “Ante” and “Play” on the best three card hand of the four.</source>
        <translation>Posición {seat}: abra la carta “Draw” y déjela en su espacio; resuelva “Ante” y “Play” con las mejores tres de cuatro.</translation>
    </message>
    <message>
        <source>Place the deck back into the shuffle machine, following house procedure.</source>
        <translation>Devuelva la baraja a la barajadora, según el procedimiento de la casa.</translation>
    </message>
    <message>
        <source>The hand is a dead hand and treated as a misdeal. Hands can&apos;t be backed up to a previous player. Return all wagers.</source>
        <translation>La mano está muerta y es un mal reparto. No se puede volver a un jugador anterior. Devuelva todas las apuestas.</translation>
    </message>
    <message>
        <source>Shift the dealt hands to the next proper position. Hands can be moved forward.</source>
        <translation>Corra las manos a la siguiente posición correcta. Las manos se pueden mover hacia delante.</translation>
    </message>
    <message>
        <source>A card was exposed during the initial deal</source>
        <translation>Se vio una carta en el reparto inicial</translation>
    </message>
    <message>
        <source>The hand is treated as a misdeal. Return all wagers.</source>
        <translation>La mano es un mal reparto. Devuelva todas las apuestas.</translation>
    </message>
    <message>
        <source>Position {seat}: the hand, the “Ante” and the “Natural 31 Bonus” are forfeited. If a “Play” wager was placed, return it as if it had never been placed.</source>
        <translation>Posición {seat}: se pierden la mano, el “Ante” y el “Natural 31 Bonus”. Si se puso un “Play”, devuélvalo como si nunca se hubiera puesto.</translation>
    </message>
    <message>
        <source>Each player places an Ante wager and may make an optional Natural 31 Bonus and/or a 4 Card Royal Family Bonus side wager.</source>
        <translation>Cada jugador pone un Ante y, si quiere, Natural 31 Bonus y/o 4 Card Royal Family Bonus.</translation>
    </message>
    <message>
        <source>Position {seat}: deal three cards face down, and the “Draw” card into its space.</source>
        <translation>Posición {seat}: reparta tres cartas boca abajo, y la carta “Draw” en su espacio.</translation>
    </message>
    <message>
        <source>Each player folds, or makes a Play wager equal to the amount of the Ante wager.</source>
        <translation>Cada jugador se retira, o pone un Play igual al Ante.</translation>
    </message>
    <message>
        <source>Folded hands lose the Ante wager and the Natural 31 Bonus wager; 4 Card Royal Family Bonus wagers remain active.</source>
        <translation>Las manos retiradas pierden Ante y Natural 31 Bonus; 4 Card Royal Family Bonus sigue en juego.</translation>
    </message>
    <message>
        <source>Position {seat}: collect the folded hand, the Ante wager and, if placed, the Natural 31 Bonus wager.</source>
        <translation>Posición {seat}: recoja la mano retirada, el Ante y, si hay, el Natural 31 Bonus.</translation>
    </message>
    <message>
        <source>tuck under Royal Family</source>
        <translation>bajo Royal Family</translation>
    </message>
    <message>
        <source>Position {seat}: collect the lost wagers; place the three cards under the 4 Card Royal Family Bonus wager, which remains active.</source>
        <translation>Posición {seat}: recoja las apuestas perdidas; ponga las tres cartas bajo el 4 Card Royal Family Bonus, que sigue en juego.</translation>
    </message>
    <message>
        <source>Check each player&apos;s hand, from position {first} to position one, and evaluate its wagers.</source>
        <translation>Revise la mano de cada jugador, de la posición {first} a la uno, y evalúe sus apuestas.</translation>
    </message>
    <message>
        <source>Position {seat}: expose the original three cards and pay or collect the Natural 31 Bonus wager.</source>
        <translation>Posición {seat}: abra las tres cartas originales y pague o recoja el Natural 31 Bonus.</translation>
    </message>
    <message>
        <source>Position {seat}: expose the original three cards.</source>
        <translation>Posición {seat}: abra las tres cartas originales.</translation>
    </message>
    <message>
        <source>Position {seat}: expose the “Draw” card; make the best three out of four card hand and evaluate the Ante and Play wagers.</source>
        <translation>Posición {seat}: abra la carta “Draw”; forme la mejor mano de tres entre cuatro y evalúe Ante y Play.</translation>
    </message>
    <message>
        <source>Royal Family</source>
        <translation>Royal Family</translation>
    </message>
    <message>
        <source>Position {seat}: with the “Draw” card face up, pay or collect the 4 Card Royal Family Bonus wager, based on all 4 cards.</source>
        <translation>Posición {seat}: con la carta “Draw” boca arriba, pague o recoja el 4 Card Royal Family Bonus, según las 4 cartas.</translation>
    </message>
    <message>
        <source>Position {seat}: place the hand in the discard rack.</source>
        <translation>Posición {seat}: ponga la mano en la bandeja de descartes.</translation>
    </message>
    <message>
        <source>Place the deck back for the next hand, following house procedure.</source>
        <translation>Devuelva la baraja para la próxima mano, según el procedimiento de la casa.</translation>
    </message>
    <message>
        <source>Position {seat}: the hand, the Ante and the Natural 31 Bonus are forfeited, and a Play wager goes back. A 4 Card Royal Family Bonus wager remains active: place the three cards under it.</source>
        <translation>Posición {seat}: se pierden la mano, el Ante y el Natural 31 Bonus, y se devuelve el Play. El 4 Card Royal Family Bonus sigue en juego: ponga las tres cartas debajo.</translation>
    </message>
    <message>
        <source>Wait until each player has placed the “Ante” and optional “Natural 31 Bonus” and “4 Card Royal Family Bonus” wagers.</source>
        <translation>Espere a que cada jugador ponga el “Ante” y, si quiere, “Natural 31 Bonus” y “4 Card Royal Family Bonus”.</translation>
    </message>
    <message>
        <source>Position {seat}: place a four-card packet face down on the “Play” circle, then slide the top card into the “Draw” card space.</source>
        <translation>Posición {seat}: ponga un paquete de cuatro cartas boca abajo en el círculo “Play” y deslice la de arriba al espacio “Draw”.</translation>
    </message>
    <message>
        <source>Each player places a “Play” wager equal to the “Ante”, or folds. Wait until all decisions have been made.</source>
        <translation>Cada jugador pone un “Play” igual al “Ante”, o se retira. Espere a que todos decidan.</translation>
    </message>
    <message>
        <source>Position {seat}: collect the forfeited “Ante”; place the three-card hand under the “Natural 31 Bonus” wager.</source>
        <translation>Posición {seat}: recoja el “Ante” perdido; ponga la mano de tres cartas bajo el “Natural 31 Bonus”.</translation>
    </message>
    <message>
        <source>Position {seat}: collect the forfeited “Ante”; place the three-card hand under the “4 Card Royal Family Bonus” wager.</source>
        <translation>Posición {seat}: recoja el “Ante” perdido; ponga la mano de tres cartas bajo el “4 Card Royal Family Bonus”.</translation>
    </message>
    <message>
        <source>tuck under both bonuses</source>
        <translation>bajo ambos bonus</translation>
    </message>
    <message>
        <source>Position {seat}: collect the forfeited “Ante”; place the three-card hand under the “Natural 31 Bonus” and “4 Card Royal Family Bonus” wagers.</source>
        <translation>Posición {seat}: recoja el “Ante” perdido; ponga la mano de tres cartas bajo “Natural 31 Bonus” y “4 Card Royal Family Bonus”.</translation>
    </message>
    <message>
        <source>Position {seat}: expose the “Natural” three-card hand and resolve the “Natural 31 Bonus” wager.</source>
        <translation>Posición {seat}: abra la mano “Natural” de tres cartas y resuelva el “Natural 31 Bonus”.</translation>
    </message>
    <message>
        <source>Position {seat}: expose the “Natural” three-card hand.</source>
        <translation>Posición {seat}: abra la mano “Natural” de tres cartas.</translation>
    </message>
    <message>
        <source>Position {seat}: expose the “Draw” card, leave it in its space; resolve “Ante” and “Play” on the best three of four.</source>
        <translation>Posición {seat}: abra la carta “Draw” y déjela en su espacio; resuelva “Ante” y “Play” con las mejores tres de cuatro.</translation>
    </message>
    <message>
        <source>Position {seat}: with the “Draw” card face up, resolve the “4 Card Royal Family Bonus” wager using all four cards.</source>
        <translation>Posición {seat}: con la carta “Draw” boca arriba, resuelva el “4 Card Royal Family Bonus” con las cuatro cartas.</translation>
    </message>
    <message>
        <source>The hand is dead and treated as a misdeal. Hands can&apos;t be backed up to a previous player. Return all wagers.</source>
        <translation>La mano está muerta y es un mal reparto. No se puede volver a un jugador anterior. Devuelva todas las apuestas.</translation>
    </message>
    <message>
        <source>Position {seat}: the hand and wagers are forfeited. If a “Play” wager was placed, return it as if it had never been placed.</source>
        <translation>Posición {seat}: se pierden mano y apuestas. Si se puso un “Play”, devuélvalo como si nunca se hubiera puesto.</translation>
    </message>
    <message>
        <source>Shift the dealt hands forward to the next proper position, the last one first.</source>
        <translation>Corra las manos hacia delante a la siguiente posición correcta, la última primero.</translation>
    </message>
    <message>
        <source>Position {seat}: stop, every card face down. If the supervisor finds the packet right, go on; else it is a misdeal: all wagers go back, and the deck is counted.</source>
        <translation>Posición {seat}: pare, cartas boca abajo. Si el supervisor ve bien el paquete, siga; si no, es un mal reparto: se devuelven las apuestas y se cuenta la baraja.</translation>
    </message>
    <message>
        <source>Stop. Leave the cards where they lie and call the supervisor: correct a wrong entry, or call a misdeal and take the deck out of use.</source>
        <translation>Pare. Deje las cartas donde están y llame al supervisor: corrija la entrada, o declare mal reparto y retire la baraja.</translation>
    </message>
    <message>
        <source>Position {seat}: stop. Leave the card face up and call the supervisor, who decides which stands: the card on the table, or what was recorded.</source>
        <translation>Posición {seat}: pare. Deje la carta boca arriba y llame al supervisor, que decide qué vale: la carta de la mesa o lo registrado.</translation>
    </message>
    <message>
        <source>Stop. Leave the dealer&apos;s cards face up. The supervisor decides which stands: the cards on the table, or the record. Settled hands are settled anew.</source>
        <translation>Alto. Deje boca arriba las cartas del crupier. El supervisor decide qué vale: las cartas de la mesa o lo registrado. Lo liquidado se liquida de nuevo.</translation>
    </message>
    <message>
        <source>Stop dealing. Go on if the reader is back; else the supervisor decides: by hand, each card entered as it is exposed, or a misdeal, all wagers back.</source>
        <translation>Deje de repartir. Siga si el lector ha vuelto; si no, el supervisor decide: a mano, con cada carta introducida al abrirla, o mal reparto y devolución.</translation>
    </message>
    <message>
        <source>Position {seat}: leave the hand face up and call the supervisor. Unless it is a misdeal, the player&apos;s decision stands or is taken at once; settle it in its turn.</source>
        <translation>Posición {seat}: deje la mano boca arriba y llame al supervisor. Si no es mal reparto, la decisión del jugador vale o se toma ya; resuélvala en su turno.</translation>
    </message>
    <message>
        <source>Position {seat}: before the deal the wagers go back; after it a decided hand is settled in its turn and its chips are held for the player; an undecided hand is folded.</source>
        <translation>Posición {seat}: antes del reparto se devuelven las apuestas; después, una mano decidida se resuelve en su turno y se guardan sus fichas; una sin decidir se retira.</translation>
    </message>
    <message>
        <source>Position {seat}: call the supervisor. The wager stands as it was at no more bets; give the rest back.</source>
        <translation>Posición {seat}: llame al supervisor. La apuesta vale como estaba en No va más; devuelva el resto.</translation>
    </message>
    <message>
        <source>Position {seat}: call the supervisor. State what was paid and what is due; pay or take the difference. The first entry stays on the record.</source>
        <translation>Posición {seat}: llame al supervisor. Diga lo pagado y lo debido; pague o cobre la diferencia. La primera anotación queda registrada.</translation>
    </message>
    <message>
        <source>A dealt round is finished if its decisions are locked, else void. Seal the deck, put a new one in its place, and check it before the next deal.</source>
        <translation>La ronda repartida se termina si las decisiones están fijadas; si no, se anula. Selle la baraja, ponga una nueva y revísela antes de repartir.</translation>
    </message>
    <message>
        <source>Call the supervisor, who gives the reason. Return all wagers, take back what was paid, and count the deck.</source>
        <translation>Llame al supervisor, que da el motivo. Devuelva las apuestas, recupere lo pagado y cuente la baraja.</translation>
    </message>
    <message>
        <source>Stop. Touch no card. With the supervisor, point at each packet in turn and say its position; go on once the terminal shows the table as it is, else call a misdeal.</source>
        <translation>Pare. No toque las cartas. Con el supervisor, señale cada paquete y diga su posición; siga cuando el terminal muestre la mesa como está, o declare mal reparto.</translation>
    </message>
    <message>
        <source>Stop. Deal no card. Call the supervisor: the wagers are opened again and put right, or stand as the terminal accepted them.</source>
        <translation>Pare. No reparta. Llame al supervisor: se reabren y corrigen las apuestas, o valen como las aceptó el terminal.</translation>
    </message>
    <message>
        <source>Position {seat}: leave the cards face up. The cards decide. Where others lie there than the record has, the supervisor has them corrected next, and the prize follows them.</source>
        <translation>Posición {seat}: deje las cartas boca arriba. Deciden las cartas. Si no son las registradas, el supervisor las hace corregir a continuación, y el premio va según ellas.</translation>
    </message>
    <message>
        <source>Position {seat}: pay nothing. The supervisor decides whether the jackpot stands. Where other cards lie there, they are corrected, and the prize follows. Refused for a reason, the wager goes back, and the meter has its amount.</source>
        <translation>Posición {seat}: no pague nada. El supervisor decide si el jackpot vale. Si ahí hay otras cartas, se corrigen y el premio las sigue. Si se rechaza por un motivo, la apuesta se devuelve y el contador conserva su importe.</translation>
    </message>
</context>
</TS>
