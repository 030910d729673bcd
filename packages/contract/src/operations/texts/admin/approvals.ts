import type { Texts } from '#platform/language.ts'
import { approvalDays, newAdminHours } from '#platform/time/deadlines.ts'

export const adminApprovalTexts = {
  'admin_approvals.link': { en: 'Second approvals', es: 'Segundas aprobaciones' },
  'admin_approvals.title': { en: 'Second approvals', es: 'Segundas aprobaciones' },
  'admin_approvals.description': {
    en: `These actions need a second administrator’s approval. Requests expire after ${approvalDays} days.`,
    es: `Estas acciones requieren la aprobación de otra persona del equipo. Las solicitudes vencen a los ${approvalDays} días.`,
  },
  'admin_approvals.limit.booking_refund': {
    en: 'Refunds totaling more than {{amount}} per booking',
    es: 'Reembolsos de más de {{amount}}, sumando todos los de una reserva',
  },
  'admin_approvals.limit.booking_cancellation': {
    en: 'Cancellations that refund more than {{amount}}',
    es: 'Cancelaciones que reembolsan más de {{amount}}',
  },
  'admin_approvals.limit.gift_card_refund': {
    en: 'Gift card refunds above {{amount}}',
    es: 'Reembolsos de tarjetas de regalo de más de {{amount}}',
  },
  'admin_approvals.limit.dispute_acceptance': {
    en: 'Disputes accepted above {{amount}}',
    es: 'Disputas aceptadas de más de {{amount}}',
  },
  'admin_approvals.limit.withdrawal': {
    en: 'Withdrawals and payouts above {{amount}}',
    es: 'Retiros y pagos de más de {{amount}}',
  },
  'admin_approvals.load_failed': {
    en: 'We couldn’t load the requests',
    es: 'No pudimos cargar las solicitudes',
  },
  'admin_approvals.none': { en: 'No requests', es: 'No hay solicitudes' },
  'admin_approvals.none_description': {
    en: 'Requests above the limits appear here.',
    es: 'Aquí aparecen las solicitudes que superan los límites.',
  },
  'admin_approvals.waiting': {
    en: 'Waiting for a second approver',
    es: 'En espera de una segunda aprobación',
  },
  'admin_approvals.kind.withdrawal': { en: 'Withdrawal', es: 'Retiro' },
  'admin_approvals.view.withdrawal': { en: 'View withdrawal', es: 'Ver retiro' },
  'admin_approvals.asked': {
    en: 'Requested by {{name}} on {{at}}',
    es: '{{name}} lo solicitó el {{at}}',
  },
  'admin_approvals.expires': { en: 'Expires {{at}}', es: 'Vence el {{at}}' },
  'admin_approvals.kind.dispute_acceptance': { en: 'Accepted dispute', es: 'Disputa aceptada' },
  'admin_approvals.view.dispute_acceptance': { en: 'View dispute', es: 'Ver disputa' },
  'admin_approvals.kind.booking_refund': { en: 'Refund', es: 'Reembolso' },
  'admin_approvals.kind.booking_cancellation': {
    en: 'Cancellation with refund',
    es: 'Cancelación con reembolso',
  },
  'admin_approvals.kind.gift_card_refund': {
    en: 'Gift card refund',
    es: 'Reembolso de tarjeta de regalo',
  },
  'admin_approvals.view.gift_card_refund': { en: 'View gift card', es: 'Ver tarjeta de regalo' },
  'admin_approvals.view.booking_refund': { en: 'View booking', es: 'Ver reserva' },
  'admin_approvals.view.booking_cancellation': { en: 'View booking', es: 'Ver reserva' },
  'admin_approvals.effect.booking_refund': {
    en: '{{name}} requested this. If you approve, the guest is refunded right away, and the guest and owner get an email.',
    es: '{{name}} lo solicitó. Si usted lo aprueba, se reembolsa al huésped de inmediato. El huésped y el propietario reciben un correo.',
  },
  'admin_approvals.effect.booking_cancellation': {
    en: '{{name}} requested this. If you approve, the booking is canceled and refunded right away, and its dates become available again.',
    es: '{{name}} lo solicitó. Si usted lo aprueba, la reserva se cancela y se reembolsa de inmediato, y sus fechas vuelven a estar disponibles.',
  },
  'admin_approvals.effect.gift_card_refund': {
    en: '{{name}} requested this. If you approve, the buyer’s card is refunded right away and the code stops working. The buyer gets an email.',
    es: '{{name}} lo solicitó. Si usted lo aprueba, se reembolsa de inmediato a la tarjeta con la que se compró y el código deja de funcionar. Quien la compró recibe un correo.',
  },
  'admin_approvals.effect.dispute_acceptance': {
    en: '{{name}} requested this. If you approve, we inform the bank right away, and the dispute is lost for good.',
    es: '{{name}} lo solicitó. Si usted lo aprueba, se informa al banco de inmediato y la disputa se pierde de forma definitiva.',
  },
  'admin_approvals.kind.month_closing': {
    en: 'Close a month with unexplained differences:',
    es: 'Cerrar un mes con diferencias sin explicar:',
  },
  'admin_approvals.view.month_closing': { en: 'View reconciliation', es: 'Ver conciliación' },
  'admin_approvals.effect.month_closing': {
    en: '{{name}} requested this. If you approve, the month is closed with these differences, and both names and the reason stay with it.',
    es: '{{name}} lo solicitó. Si usted lo aprueba, el mes se cierra con estas diferencias y conserva ambos nombres y el motivo.',
  },
  'admin_approvals.effect.withdrawal': {
    en: '{{name}} approved it first. If you approve it, it goes to the bank with the next file.',
    es: '{{name}} lo aprobó primero. Si usted lo aprueba, va al banco con el siguiente archivo.',
  },
  'admin_approvals.obstacle.own_request': {
    en: 'You requested this, so a colleague has to approve it.',
    es: 'Usted lo solicitó, así que otra persona del equipo debe aprobarlo.',
  },
  'admin_approvals.obstacle.own_money': {
    en: 'This involves your own money or account, so a colleague has to review it.',
    es: 'Se trata de su propio dinero o de su propia cuenta, así que otra persona del equipo debe revisarlo.',
  },
  'admin_approvals.approve': { en: 'Approve {{amount}}', es: 'Aprobar {{amount}}' },
  'admin_approvals.decline': { en: 'Decline', es: 'Rechazar' },
  'admin_approvals.take_back': { en: 'Withdraw request', es: 'Retirar solicitud' },
  'admin_approvals.decline_title': { en: 'Close this request?', es: '¿Cerrar esta solicitud?' },
  'admin_approvals.decline_effect': {
    en: 'No money moves. The request can be made again.',
    es: 'No se mueve dinero. La solicitud se puede hacer de nuevo.',
  },
  'admin_approvals.approved': { en: 'Approved and completed', es: 'Aprobado y realizado' },
  'admin_approvals.declined': { en: 'Request closed', es: 'Solicitud cerrada' },
  'admin_approvals.kind.admin_grant': {
    en: 'New administrator: {{name}}',
    es: 'Asignar rol de administrador: {{name}}',
  },
  'admin_approvals.kind.admin_removal': {
    en: 'Remove as administrator: {{name}}',
    es: 'Retirar rol de administrador: {{name}}',
  },
  'admin_approvals.kind.account_lock': {
    en: 'Lock account: {{name}}',
    es: 'Bloquear cuenta: {{name}}',
  },
  'admin_approvals.kind.account_unlock': {
    en: 'Unlock account: {{name}}',
    es: 'Desbloquear cuenta: {{name}}',
  },
  'admin_approvals.kind.second_factor_reset': {
    en: 'Reset two-step sign-in: {{name}}',
    es: 'Restablecer la verificación en dos pasos: {{name}}',
  },
  'admin_approvals.view.person': { en: 'View person', es: 'Ver persona' },
  'admin_approvals.effect.admin_grant': {
    en: `{{name}} requested this. If you approve, this person can use the whole console right away, and can approve requests after ${newAdminHours} hours.`,
    es: `{{name}} lo solicitó. Si usted lo aprueba, esta persona podrá usar toda la consola de inmediato, y aprobar solicitudes después de ${newAdminHours} horas.`,
  },
  'admin_approvals.effect.admin_removal': {
    en: '{{name}} requested this. If you approve, this person will be signed out everywhere and can no longer use the console.',
    es: '{{name}} lo solicitó. Si usted lo aprueba, se cerrarán todas las sesiones de esta persona y ya no podrá usar la consola.',
  },
  'admin_approvals.effect.account_lock': {
    en: '{{name}} requested this. If you approve, this person will be signed out everywhere, won’t be able to sign in and will get an email with the reason.',
    es: '{{name}} lo solicitó. Si usted lo aprueba, se cerrarán todas las sesiones de esta persona, no podrá iniciar sesión y recibirá un correo con el motivo.',
  },
  'admin_approvals.effect.account_unlock': {
    en: `{{name}} requested this. If you approve, this person can sign in again, and can approve requests after ${newAdminHours} hours.`,
    es: `{{name}} lo solicitó. Si usted lo aprueba, esta persona podrá iniciar sesión de nuevo, y aprobar solicitudes después de ${newAdminHours} horas.`,
  },
  'admin_approvals.effect.second_factor_reset': {
    en: '{{name}} requested this. Make sure this person really lost the device. If you approve, they can set up two-step sign-in again with just their password.',
    es: '{{name}} lo solicitó. Asegúrese de que esta persona perdió su dispositivo. Si usted lo aprueba, le bastará la contraseña para configurar de nuevo la verificación en dos pasos.',
  },
  'admin_approvals.approve_account': { en: 'Approve', es: 'Aprobar' },
  'admin_approvals.obstacle.too_new': {
    en: `You can approve requests ${newAdminHours} hours after you became an administrator.`,
    es: `Podrá aprobar solicitudes ${newAdminHours} horas después de recibir el rol de administrador.`,
  },
} satisfies Texts
