import { newAdminHours } from '#platform/time/deadlines.ts'
export const approvalProblems = {
  'approvals.own_request': {
    status: 409,
    en: 'You requested this, so another administrator has to approve it.',
    es: 'Usted solicitó esto. Otra persona del equipo tiene que aprobarlo.',
  },
  'approvals.own_money': {
    status: 409,
    en: 'This involves your own money or account, so another administrator has to do it.',
    es: 'Se trata de su propio dinero o de su propia cuenta. Otra persona del equipo tiene que hacerlo.',
  },
  'approvals.too_new': {
    status: 409,
    en: `New administrators can’t approve requests for the first ${newAdminHours} hours.`,
    es: `Quien acaba de unirse al equipo no puede aprobar solicitudes durante las primeras ${newAdminHours} horas.`,
  },
  'approvals.nobody_else': {
    status: 409,
    en: 'This needs approval from a third administrator, and there isn’t one. You can approve it from the server’s command line.',
    es: 'Una tercera persona del equipo tiene que aprobarlo, y no hay ninguna. Se puede aprobar desde la línea de comandos del servidor.',
  },
  'approvals.waiting': {
    status: 409,
    en: 'A request for this is already waiting for a second approver.',
    es: 'Ya hay una solicitud igual en espera de una segunda aprobación.',
  },
  'approvals.decided': {
    status: 409,
    en: 'Another administrator already reviewed this request.',
    es: 'Otra persona del equipo ya resolvió esta solicitud.',
  },
  'approvals.expired': {
    status: 409,
    en: 'This request expired. No action was taken.',
    es: 'Esta solicitud venció. No se hizo nada.',
  },
  'approvals.amount_changed': {
    status: 409,
    en: 'The amount has changed since this was requested. Decline it and request it again.',
    es: 'El monto cambió desde que se solicitó. Rechace la solicitud y hágala de nuevo.',
  },
} as const
