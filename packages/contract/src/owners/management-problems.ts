/** Why an action of somebody who manages a home is refused. */
export const managementProblems = {
  'owners.application_open': {
    status: 409,
    en: 'You already have an application in review. We’ll reply soon.',
    es: 'Ya tiene una solicitud en revisión. Le responderemos pronto.',
  },
  'owners.already_owner': {
    status: 409,
    en: 'You’re already an owner.',
    es: 'Ya tiene una cuenta de propietario.',
  },
  'owners.application_decided': {
    status: 409,
    en: 'This application has already been reviewed.',
    es: 'Esta solicitud ya se revisó.',
  },
  'owners.expense_day_refused': {
    status: 400,
    en: 'Choose a date from the last 10 years, up to today.',
    es: 'Elija una fecha de los últimos 10 años, hasta hoy.',
  },
  'owners.expense_of_marea': {
    status: 403,
    en: 'Marea paid this expense. If it isn’t right, contact us and we’ll void it.',
    es: 'Este gasto lo pagó Marea. Escríbanos si no es correcto y lo anularemos.',
  },
  'owners.expense_request_decided': {
    status: 409,
    en: 'This expense was already approved or declined.',
    es: 'Este gasto ya se aprobó o se rechazó.',
  },
  'owners.expense_start_refused': {
    status: 400,
    en: 'A recurring bill can start up to a year ago, and no later than today.',
    es: 'Un gasto recurrente puede empezar hasta un año atrás y, a más tardar, hoy.',
  },
  'owners.markup_refused': {
    status: 400,
    en: 'Only expenses that Marea pays can have a markup.',
    es: 'Solo los gastos que paga Marea pueden tener un cargo de gestión.',
  },
  'owners.schedule_of_marea': {
    status: 403,
    en: 'Marea pays this recurring bill. To stop it, contact us.',
    es: 'Marea paga este gasto recurrente. Para detenerlo, comuníquese con nosotros.',
  },
  'owners.pdf_refused': {
    status: 400,
    en: 'We can’t accept this PDF. Save it again without a password, forms or attachments.',
    es: 'No podemos aceptar este PDF. Guárdelo de nuevo sin contraseña, formularios ni archivos adjuntos.',
  },
  'owners.report_period_refused': {
    status: 400,
    en: 'Choose a period of up to 20 years. The first month can’t be after the last.',
    es: 'Elija un período de hasta 20 años cuyo primer mes no sea posterior al último.',
  },
  'owners.statement_not_sealed': {
    status: 409,
    en: 'This month is still open, so there is nothing to verify yet.',
    es: 'Este mes sigue abierto, así que todavía no hay nada que verificar.',
  },
  'owners.statement_email_unconfirmed': {
    status: 409,
    en: 'Confirm your email address first. Then we can email your statements.',
    es: 'Confirme primero su dirección de correo. Después podremos enviarle sus estados de cuenta.',
  },
  'booking.mark_day_refused': {
    status: 409,
    en: 'You can mark check-ins and check-outs only around the dates of the stay.',
    es: 'Solo puede registrar llegadas y salidas alrededor de las fechas de la estancia.',
  },
  'booking.mark_undo_late': {
    status: 409,
    en: 'You can undo a check-in or check-out only on the day it was marked.',
    es: 'Solo puede deshacer una llegada o una salida el mismo día en que se registró.',
  },
  'booking.mark_followed': {
    status: 409,
    en: 'Undo the check-out first.',
    es: 'Deshaga primero la salida.',
  },
} as const
