import type { approvalProblems } from '#operations/approval-problems.ts'
import type { settingsProblems } from '#operations/settings-problems.ts'

type Code = keyof typeof settingsProblems | keyof typeof approvalProblems

export const settingsProblemTexts: { [code in Code as `problem.${code}`]: string } = {
  'problem.approvals.own_request':
    'Usted solicitó esto. Otra persona del equipo tiene que aprobarlo.',
  'problem.approvals.own_money':
    'Se trata de su propio dinero o de su propia cuenta. Otra persona del equipo tiene que hacerlo.',
  'problem.approvals.too_new':
    'Quien acaba de unirse al equipo no puede aprobar solicitudes durante las primeras 72 horas.',
  'problem.approvals.nobody_else':
    'Una tercera persona del equipo tiene que aprobarlo, y no hay ninguna. Se puede aprobar desde la línea de comandos del servidor.',
  'problem.approvals.waiting': 'Ya hay una solicitud igual en espera de una segunda aprobación.',
  'problem.approvals.decided': 'Otra persona del equipo ya resolvió esta solicitud.',
  'problem.approvals.expired': 'Esta solicitud venció. No se hizo nada.',
  'problem.approvals.amount_changed':
    'El monto cambió desde que se solicitó. Rechace la solicitud y hágala de nuevo.',
  'problem.approvals.limit_unchanged': 'El límite ya es ese monto. No se cambió nada.',
  'problem.pricing.currency_rate_day': 'Elija una fecha de inicio entre hoy y dentro de 1 año.',
  'problem.pricing.currency_rate_exists':
    'Esta moneda ya tiene un tipo de cambio desde ese día. Elimínelo primero.',
  'problem.pricing.currency_rate_unchanged':
    'Ese tipo de cambio ya se aplica ese día. No se cambió nada.',
  'problem.pricing.currency_rate_past':
    'Los huéspedes ya vieron este tipo de cambio, así que no se puede eliminar. Agregue otro.',
  'problem.pricing.tax_rate_day': 'Elija una fecha de inicio entre hoy y dentro de 5 años.',
  'problem.pricing.tax_rate_exists':
    'Este impuesto ya cambia ese día. Primero corrija o elimine ese cambio.',
  'problem.pricing.tax_rate_unchanged': 'Esa tasa ya se aplica ese día. No se cambió nada.',
  'problem.pricing.tax_rate_in_force':
    'Esta tasa está vigente y no se puede cambiar. Agregue otra con una fecha de inicio posterior.',
  'problem.neighborhoods.slug_taken': 'Otra zona ya usa esta dirección web.',
  'problem.neighborhoods.name_taken': 'Otra zona ya tiene este nombre.',
  'problem.neighborhoods.language_missing':
    'Ingrese el nombre en inglés y en español. La frase y la descripción van en los dos idiomas o en ninguno.',
  'problem.neighborhoods.outside':
    'El centro debe estar en el condado de Miami-Dade, por ejemplo 25.76064, -80.19193.',
  'problem.neighborhoods.in_use':
    'Hay casas publicadas en esta zona. Muévalas o retírelas antes de dejar de ofrecerla.',
  'problem.booking.paused':
    'Las reservas nuevas están en pausa. No se le hizo ningún cargo. Inténtelo más tarde.',
  'problem.owners.applications_paused':
    'Por ahora no recibimos nuevas solicitudes. Inténtelo más tarde.',
  'problem.reviews.paused':
    'Las reseñas están en pausa. La suya no se guardó. Inténtelo más tarde.',
  'problem.fees.date_past': 'Elija un día posterior a hoy.',
  'problem.fees.date_taken': 'Este cargo ya cambia ese día. Primero elimine ese cambio.',
  'problem.fees.value_too_large':
    'Ingrese una comisión de 50% como máximo, o un cargo de $100 como máximo.',
  'problem.fees.value_unchanged': 'Ese valor ya se aplica ese día. No se cambió nada.',
  'problem.fees.in_force':
    'Este valor está vigente y no se puede eliminar. Agregue otro con una fecha de inicio posterior.',
  'problem.pricing.tax_not_levied': 'El impuesto de una ciudad solo se aplica en esa ciudad.',
}
