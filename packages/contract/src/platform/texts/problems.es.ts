import { articleProblemTexts } from '#articles/texts/problems.es.ts'
import { calendarProblemTexts } from '#calendar/texts/problems.es.ts'
import { fileProblemTexts } from '#files/texts/problems.es.ts'
import { hostIdProblemTexts } from '#identity/texts/host-id-problems.es.ts'
import { secondFactorProblemTexts } from '#identity/texts/second-factor-problems.es.ts'
import { integrationProblemTexts } from '#integrations/texts/problems.es.ts'
import { operationsProblemTexts } from '#operations/texts/problems.es.ts'
import { settingsProblemTexts } from '#operations/texts/settings/problems.es.ts'
import { giftCardProblemTexts } from '#payments/texts/gift-card-problems.es.ts'
import type { ProblemCode } from '#platform/problems.ts'
import { searchProblemTexts } from '#search/texts/problems.es.ts'
import { payoutProblemTexts } from '#wallet/texts/payout-problems.es.ts'

export const problemTexts: { [code in ProblemCode as `problem.${code}`]: string } = {
  ...articleProblemTexts,
  ...fileProblemTexts,
  ...calendarProblemTexts,
  ...searchProblemTexts,
  'problem.request.malformed_json': 'El cuerpo de la solicitud no es un JSON válido.',
  'problem.request.invalid': 'Algunos de los datos ingresados no son válidos.',
  'problem.request.method_not_allowed': 'Esta dirección no acepta este método.',
  'problem.request.too_large': 'La solicitud es demasiado grande.',
  'problem.request.unsupported_type': 'Aquí no se acepta este tipo de contenido.',
  'problem.request.forgery_suspected':
    'No pudimos verificar esta solicitud. Recargue la página e inténtelo de nuevo.',
  'problem.request.too_many': 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
  'problem.request.origin_refused': 'No se aceptan solicitudes de este sitio.',
  'problem.request.key_missing':
    'Esta llamada necesita un Idempotency-Key de 150 caracteres como máximo.',
  'problem.request.in_progress':
    'La misma solicitud aún se está procesando. Inténtelo de nuevo en un momento.',
  'problem.resource.not_found': 'No encontramos lo que busca.',
  'problem.identity.sign_in_required': 'Inicie sesión para continuar.',
  'problem.identity.wrong_credentials': 'Correo o contraseña incorrectos',
  'problem.identity.wrong_secret': 'Contraseña incorrecta.',
  'problem.identity.try_later':
    'Demasiados intentos. Espere unos minutos o restablezca su contraseña por correo.',
  'problem.identity.registration_refused': 'Corrija los errores antes de continuar',
  'problem.identity.registration_failed': 'Error al registrar el usuario',
  'problem.identity.link_invalid': 'Este enlace venció o ya se usó. Solicite uno nuevo.',
  'problem.identity.email_refused': 'Corrija los errores antes de continuar',
  'problem.identity.password_refused': 'Corrija los errores antes de continuar',
  'problem.identity.confirmation_required': 'Escriba de nuevo su contraseña para continuar.',
  'problem.identity.other_account': 'Es otra cuenta. Elija aquella con la que inició sesión.',
  'problem.identity.email_unconfirmed': 'Confirme primero su correo. Le enviamos un enlace.',
  'problem.identity.account_busy': 'No puede eliminar su cuenta mientras tenga asuntos pendientes.',
  'problem.identity.deletion_failed': 'Error al eliminar la cuenta. Inténtelo de nuevo.',
  'problem.identity.profile_not_saved': 'Error al guardar el perfil',
  'problem.identity.changes_not_saved': 'Ocurrió un error al guardar los cambios.',
  'problem.identity.google_failed': 'No pudimos iniciar su sesión con Google. Inténtelo de nuevo.',
  'problem.identity.apple_exchange_failed': 'Error al autenticar con Apple',
  'problem.identity.apple_failed': 'Error al iniciar sesión con Apple',
  'problem.owners.application_open': 'Ya tiene una solicitud en revisión. Le responderemos pronto.',
  'problem.owners.already_owner': 'Ya tiene una cuenta de propietario.',
  'problem.owners.application_decided': 'Esta solicitud ya se revisó.',
  'problem.owners.expense_day_refused': 'Elija una fecha de los últimos 10 años, hasta hoy.',
  'problem.owners.expense_start_refused':
    'Un gasto recurrente puede empezar hasta un año atrás y, a más tardar, hoy.',
  'problem.agreements.date_past':
    'Elija una fecha después de hoy. Las reservas ya hechas nunca cambian.',
  'problem.agreements.date_taken': 'Este contrato ya tiene una versión que empieza ese día.',
  'problem.booking.refund_exceeds':
    'Es más de lo que queda por reembolsar de esta parte del precio.',
  'problem.booking.change_unpaid':
    'La billetera del huésped no cubre la diferencia. Pídale que modifique la reserva.',
  'problem.booking.part_not_offered':
    'Esta reserva no se puede pagar en dos partes. Pague el monto total con una tarjeta.',
  'problem.booking.amount_changed':
    'El monto cambió. No se le hizo ningún cargo. Revíselo y pague de nuevo.',
  'problem.booking.hour_unavailable': 'Esta hora ya no está disponible a este precio. Elija otra.',
  'problem.booking.hours_answered': 'Esta solicitud ya se respondió, se pagó, se retiró o venció.',
  'problem.booking.rest_unpaid':
    'Una parte de esta reserva está sin pagar. Pague primero el resto.',
  'problem.booking.change_refunds_too_much':
    'Este cambio reembolsa más de lo que una sola persona puede aprobar. Pida al huésped que lo haga.',
  'problem.suites.license_changed':
    'El propietario cambió esta licencia. Verifique el número nuevo.',
  ...payoutProblemTexts,
  'problem.owners.markup_refused':
    'Solo los gastos que paga Marea pueden tener un cargo de gestión.',
  'problem.owners.schedule_of_marea':
    'Marea paga este gasto recurrente. Para detenerlo, comuníquese con nosotros.',
  'problem.owners.pdf_refused':
    'No podemos aceptar este PDF. Guárdelo de nuevo sin contraseña, formularios ni archivos adjuntos.',
  'problem.owners.report_period_refused':
    'Elija un período de hasta 20 años cuyo primer mes no sea posterior al último.',
  'problem.owners.statement_not_sealed':
    'Este mes sigue abierto, así que todavía no hay nada que verificar.',
  'problem.owners.statement_email_unconfirmed':
    'Confirme primero su dirección de correo. Después podremos enviarle sus estados de cuenta.',
  'problem.owners.expense_request_decided': 'Este gasto ya se aprobó o se rechazó.',
  'problem.booking.mark_day_refused':
    'Solo puede registrar llegadas y salidas alrededor de las fechas de la estancia.',
  'problem.booking.mark_undo_late':
    'Solo puede deshacer una llegada o una salida el mismo día en que se registró.',
  'problem.booking.mark_followed': 'Deshaga primero la salida.',
  'problem.owners.expense_of_marea':
    'Este gasto lo pagó Marea. Escríbanos si no es correcto y lo anularemos.',
  'problem.channels.address_refused':
    'Ingrese una dirección web pública que empiece con https:// o http://.',
  'problem.channels.unreachable':
    'No pudimos conectarnos con esta dirección. Revísela e inténtelo de nuevo.',
  'problem.channels.timed_out': 'Esta dirección no respondió en 10 segundos. Inténtelo más tarde.',
  'problem.channels.too_large': 'Este calendario pesa más de 1 MB.',
  'problem.channels.too_many_redirects':
    'Esta dirección redirige demasiadas veces. Cópiela de nuevo desde el canal.',
  'problem.channels.unreadable':
    'No pudimos leer la respuesta de esta dirección. Cópiela de nuevo desde el canal.',
  'problem.channels.status': 'El canal rechazó esta dirección. Cópiela de nuevo desde el canal.',
  'problem.channels.not_a_calendar':
    'Esto es una página, no un calendario. En la configuración del calendario del canal, copie la dirección para exportar. Suele terminar en .ics.',
  'problem.channels.has_repeats': 'Este calendario tiene eventos repetidos que no podemos leer.',
  'problem.channels.own_calendar':
    'Este es un calendario de Marea. Pegue la dirección del calendario del otro canal.',
  'problem.channels.feed_known': 'Este calendario ya está conectado a esta casa.',
  'problem.channels.too_many_feeds':
    'Una casa puede tener hasta 10 calendarios conectados. Desconecte uno primero.',
  'problem.channels.checked_just_now':
    'Acabamos de revisar este calendario. Inténtelo de nuevo en 30 segundos.',
  'problem.channels.not_paused':
    'Este calendario ya no está en pausa. Actualice la página para ver sus fechas.',
  'problem.channels.conflict_closed': 'Este conflicto ya está resuelto.',
  'problem.stay.dates_unreadable': 'Ingrese fechas válidas.',
  'problem.stay.dates_reversed': 'La salida debe ser posterior a la llegada.',
  'problem.stay.dates_past': 'Esas fechas ya pasaron.',
  'problem.stay.dates_too_far': 'Todavía no se pueden reservar esas fechas.',
  'problem.stay.too_short': 'Esta casa requiere una estancia más larga en esas fechas.',
  'problem.stay.too_long': 'La estancia supera el máximo permitido.',
  'problem.stay.guests_invalid': 'Ingrese un número válido de huéspedes.',
  'problem.stay.too_many_guests': 'Esta casa no admite tantos huéspedes.',
  'problem.stay.pets_invalid': 'Ingrese un número válido de mascotas.',
  'problem.stay.too_many_pets': 'Esta casa no admite tantas mascotas.',
  'problem.calendar.dates_taken': 'Algunas de esas fechas no están disponibles.',
  'problem.calendar.range_invalid': 'No podemos mostrar esas fechas del calendario.',
  'problem.co_hosts.role_too_small':
    'Su rol en esta casa no permite hacer esto. Pida al propietario que lo cambie.',
  'problem.co_hosts.already_there': 'Esta persona ya administra esta casa.',
  'problem.co_hosts.already_invited': 'Ya invitó a esta persona. Puede reenviar la invitación.',
  'problem.co_hosts.too_many': 'Una casa puede tener hasta 20 coanfitriones e invitaciones.',
  'problem.co_hosts.several_owners':
    'Las casas de una invitación deben tener el mismo propietario.',
  'problem.co_hosts.mail_limit': 'Ya envió varias invitaciones. Inténtelo de nuevo mañana.',
  'problem.co_hosts.invitation_expired': 'Esta invitación venció. Pida una nueva al propietario.',
  'problem.suites.not_ready': 'Esta casa aún no está lista para publicarse.',
  'problem.suites.license_missing': 'Falta una licencia obligatoria para esta casa.',
  'problem.suites.slug_taken': 'Otra casa ya usa esta dirección web.',
  'problem.suites.section_changed': 'Otra persona modificó esta sección mientras usted la editaba.',
  'problem.suites.photo_unknown': 'Una de estas fotos no se subió aquí.',
  'problem.suites.too_many_photos':
    'Esta casa tiene demasiadas fotos subidas. Eliminamos las que no se usan después de un día.',
  'problem.suites.too_many_videos': 'Subió demasiados videos hoy. Inténtelo de nuevo mañana.',
  'problem.suites.too_many_drafts':
    'Tiene demasiadas casas sin publicar. Termine una antes de agregar otra.',
  'problem.suites.photo_taken': 'Otra casa ya usa esta foto.',
  'problem.pricing.seasons_overlap': 'Dos temporadas se superponen.',
  'problem.pricing.price_out_of_range': 'Ingrese un precio por noche entre $10 y $100,000.',
  'problem.pricing.percent_out_of_range':
    'Ingrese un porcentaje entero de hasta 90% de descuento. El precio de un día de la semana también puede subir hasta 300%.',
  'problem.pricing.weekday_change_out_of_range':
    'Ingrese un cambio en dólares que mantenga cada noche entre $10 y $100,000.',
  'problem.pricing.weekday_units_mixed':
    'Cambie los días de la semana por porcentaje o por dólares, no por ambos.',
  'problem.pricing.days_out_of_range': 'Ingrese un número de días entre 0 y 365.',
  'problem.pricing.min_stay_out_of_range':
    'Ingrese un número de noches entre 1 y la estancia más larga que acepta esta casa.',
  'problem.pricing.season_unnamed': 'Ingrese un nombre para esta temporada.',
  'problem.pricing.season_reversed':
    'La última noche de una temporada no puede ser anterior a la primera.',
  'problem.pricing.season_past': 'Esta temporada ya pasó. Elija fechas a partir de hoy.',
  'problem.pricing.season_shorter_than_stay':
    'La estancia mínima es más larga que esta temporada. Redúzcala o extienda la temporada.',
  'problem.pricing.rule_repeated': 'Ya existe una regla para este número. Cambie o elimine una.',
  'problem.pricing.lead_times_overlap':
    'Los descuentos por anticipación deben empezar después de los de último minuto.',
  'problem.pricing.floor_above_ceiling':
    'El precio más bajo no puede ser mayor que el precio más alto.',
  'problem.pricing.rules_outdated':
    'Otra persona cambió estas reglas. Sus cambios no se guardaron.',
  'problem.pricing.extra_not_offered':
    'Uno de los extras elegidos no está disponible en esta casa.',
  'problem.pricing.coupon_unreadable': 'Ingrese un código de cupón válido',
  'problem.pricing.coupon_exists': 'Ya existe un cupón con este código.',
  'problem.pricing.coupon_invalid': 'Código de cupón inválido o vencido',
  'problem.favorites.too_many': 'Llegó al máximo de favoritos.',
  'problem.reviews.already_written': 'Ya escribió una reseña de esta estancia.',
  'problem.reviews.not_yet': 'Podrá escribir una reseña después de la salida.',
  'problem.reviews.too_late': 'Las reseñas se cierran 14 días después de la salida.',
  'problem.ledger.key_reused': 'Esta clave de idempotencia ya se usó para otra solicitud.',
  'problem.ledger.reversed_already': 'Este asiento ya se revirtió.',
  'problem.ledger.hold_closed': 'Este dinero ya no está retenido.',
  'problem.ledger.hold_exceeded': 'Supera el monto retenido.',
  'problem.wallet.deposit_too_small': 'Ingrese más del mínimo indicado.',
  'problem.wallet.deposit_declined': 'Error al realizar el depósito',
  'problem.wallet.deposit_failed': 'Error al realizar el depósito',
  'problem.wallet.deposit_not_refundable': 'Supera lo que se puede reembolsar a la tarjeta.',
  'problem.wallet.deposit_settled': 'Este depósito ya se procesó.',
  'problem.wallet.insufficient_funds': 'El saldo de su billetera no es suficiente.',
  'problem.wallet.withdrawals_off':
    'Los retiros no están disponibles por el momento. Su dinero está seguro en la billetera.',
  'problem.wallet.withdrawal_step_refused':
    'Este retiro no se puede modificar en su estado actual.',
  'problem.wallet.withdrawal_failed': 'No se pudo procesar el retiro',
  'problem.bank_accounts.in_use':
    'Hay un retiro en proceso a esta cuenta. Podrá eliminarla cuando llegue.',
  'problem.bank_accounts.number_invalid': 'Estos datos bancarios no son válidos.',
  'problem.bank_accounts.known': 'Ya agregó esta cuenta bancaria.',
  'problem.bank_accounts.not_saved': 'No se pudo guardar la cuenta bancaria',
  'problem.bank_accounts.not_loaded': 'No se pudieron cargar las cuentas bancarias',
  'problem.payouts.ach_not_set':
    'Defina ACH_BANK_ROUTING y los demás datos de ACH antes de crear un archivo para bancos de Estados Unidos.',
  'problem.payouts.file_gone':
    'Se eliminó una cuenta de este lote, por lo que su archivo ya no puede crearse.',
  'problem.booking.quote_unknown': 'Este precio ya no está disponible. Elija sus fechas de nuevo.',
  'problem.booking.quote_expired':
    'Este precio venció a los 15 minutos. Elija sus fechas de nuevo.',
  'problem.booking.own_home': 'Esta casa es suya. Bloquee las fechas en el calendario.',
  'problem.booking.too_many_holds':
    'Ya tiene 3 estancias apartadas. Complete o libere una primero.',
  'problem.booking.dates_taken': 'Algunas de esas fechas ya no están disponibles.',
  'problem.booking.not_held': 'Esta reserva ya no está pendiente de pago.',
  'problem.booking.hold_expired':
    'Venció el plazo de 15 minutos y las fechas ya no están apartadas.',
  'problem.booking.house_rules_unaccepted': 'Acepte las reglas de la casa antes de pagar.',
  'problem.booking.payment_running': 'Un pago de esta reserva sigue en proceso. Espere un momento.',
  'problem.booking.offer_gone': 'Esta oferta ya no está disponible. Su reserva no cambió.',
  'problem.booking.state_refused':
    'Esta acción no está disponible para la reserva en este momento.',
  'problem.payments.fields_missing': 'Complete todos los campos obligatorios',
  'problem.payments.method_missing': 'Elija un método de pago.',
  'problem.payments.too_many_cards': 'Llegó al límite de tarjetas. Elimine una para agregar otra.',
  'problem.payments.card_refused': 'Error al guardar la tarjeta',
  'problem.payments.card_not_saved': 'Error al guardar la tarjeta',
  'problem.payments.methods_not_loaded': 'Error al obtener los métodos de pago',
  'problem.payments.return_url_refused':
    'La dirección de regreso debe ser una página de este sitio. No se hizo ningún cargo.',
  'problem.payments.unreachable':
    'No pudimos comunicarnos con el procesador de pagos. Inténtelo de nuevo. No se le cobrará dos veces.',
  'problem.payments.refund_exceeds': 'Supera el monto que queda por reembolsar.',
  'problem.payments.not_charged': 'No se cobró nada a esta tarjeta.',
  ...giftCardProblemTexts,
  'problem.payments.signature_refused': 'La firma no es válida.',
  'problem.messaging.own_home': 'Esta casa es suya. Los huéspedes pueden escribirle sobre ella.',
  'problem.messaging.too_many':
    'Está enviando mensajes muy rápido. Espere un momento e inténtelo de nuevo.',
  'problem.messaging.too_many_rooms':
    'Llegó al límite de conversaciones nuevas por hoy. Inténtelo mañana.',
  'problem.messaging.other_left': 'Esta persona ya no tiene una cuenta en Marea.',
  'problem.notifications.always_on': 'Estas notificaciones se envían siempre.',
  'problem.notifications.time_zone_unknown': 'Elija una zona horaria de la lista.',
  'problem.notifications.quiet_hours_empty': 'Elija una hora de fin distinta de la de inicio.',
  'problem.messaging.blocked':
    'No puede enviar mensajes a esta persona. Escriba a nuestro equipo si necesita ayuda.',
  'problem.messaging.blocked_by_you':
    'Bloqueó a esta persona. Desbloquéela para enviarle un mensaje.',
  'problem.messaging.block_not_possible':
    'Tiene una reserva confirmada con esta persona, así que deben poder comunicarse. En su lugar, puede reportarla.',
  'problem.messaging.too_many_reports': 'Llegó al límite de reportes por hoy. Inténtelo mañana.',
  'problem.messaging.too_many_blocks':
    'Llegó al límite de personas que puede bloquear por hoy. Inténtelo mañana.',
  'problem.messaging.support_not_read':
    'Hay un mensaje nuevo. Léalo antes de marcar la conversación como resuelta.',
  'problem.messaging.report_resolved': 'Este reporte ya está resuelto.',
  'problem.messaging.too_many_photos':
    'Agregó muchas fotos en poco tiempo. Inténtelo de nuevo en una hora.',
  'problem.messaging.photo_gone':
    'Una foto ya no está disponible. Agréguela de nuevo y envíe su mensaje.',
  'problem.messaging.placeholder_unknown': 'Uno de los campos no existe. Elija uno de la lista.',
  'problem.messaging.template_empty': 'Escriba el mensaje en al menos un idioma.',
  'problem.messaging.template_outdated':
    'Otra persona cambió este mensaje. Sus cambios no se guardaron.',
  'problem.messaging.too_many_replies':
    'Llegó al límite de 50 respuestas rápidas. Elimine una para agregar otra.',
  'problem.messaging.replies_outdated':
    'Sus respuestas rápidas cambiaron en otra ventana. Actualice la página e inténtelo de nuevo.',
  'problem.events.too_many_streams':
    'Marea está abierta en demasiadas pestañas o dispositivos. Cierre una e inténtelo de nuevo.',
  'problem.push.endpoint_refused':
    'No podemos enviar notificaciones a este navegador. Pruebe con otro navegador o dispositivo.',
  'problem.push.too_many':
    'Activó y desactivó las notificaciones demasiadas veces. Inténtelo de nuevo en una hora.',
  ...integrationProblemTexts,
  ...operationsProblemTexts,
  ...hostIdProblemTexts,
  ...secondFactorProblemTexts,
  ...settingsProblemTexts,
  'problem.server.failed': 'Ocurrió un error',
  'problem.server.unavailable':
    'Marea no está disponible por el momento. Inténtelo de nuevo en un minuto.',
  'problem.server.busy': 'Tenemos más actividad de lo normal. Inténtelo de nuevo en un momento.',
}
