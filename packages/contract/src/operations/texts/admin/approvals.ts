import type { Texts } from '#platform/language.ts'
import { approvalDays, newAdminHours } from '#platform/time/deadlines.ts'

export const adminApprovalTexts = {
  'approval_desk.link': { en: 'Second approvals', es: 'Segundas aprobaciones' },
  'approval_desk.title': { en: 'Second approvals', es: 'Segundas aprobaciones' },
  'approval_desk.description': {
    en: `These actions need a second administrator’s approval. Requests expire after ${approvalDays} days.`,
    es: `Estas acciones requieren la aprobación de otra persona del equipo. Las solicitudes vencen a los ${approvalDays} días.`,
  },
  'approval_desk.limit.booking_refund': {
    en: 'Refunds totaling more than {{amount}} per booking',
    es: 'Reembolsos de más de {{amount}}, sumando todos los de una reserva',
  },
  'approval_desk.limit.booking_cancellation': {
    en: 'Cancellations that refund more than {{amount}}',
    es: 'Cancelaciones que reembolsan más de {{amount}}',
  },
  'approval_desk.limit.gift_card_refund': {
    en: 'Gift card refunds above {{amount}}',
    es: 'Reembolsos de tarjetas de regalo de más de {{amount}}',
  },
  'approval_desk.limit.dispute_acceptance': {
    en: 'Disputes accepted above {{amount}}',
    es: 'Disputas aceptadas de más de {{amount}}',
  },
  'approval_desk.limit.withdrawal': {
    en: 'Withdrawals and payouts above {{amount}}',
    es: 'Retiros y pagos de más de {{amount}}',
  },
  'approval_desk.load_failed': {
    en: 'We couldn’t load the requests',
    es: 'No pudimos cargar las solicitudes',
  },
  'approval_desk.none': { en: 'No requests', es: 'No hay solicitudes' },
  'approval_desk.none_description': {
    en: 'Requests above the limits appear here.',
    es: 'Aquí aparecen las solicitudes que superan los límites.',
  },
  'approval_desk.waiting': {
    en: 'Waiting for a second approver',
    es: 'En espera de una segunda aprobación',
  },
  'approval_desk.kind.withdrawal': { en: 'Withdrawal', es: 'Retiro' },
  'approval_desk.view.withdrawal': { en: 'View withdrawal', es: 'Ver retiro' },
  'approval_desk.asked': {
    en: 'Requested by {{name}} on {{at}}',
    es: '{{name}} lo solicitó el {{at}}',
  },
  'approval_desk.expires': { en: 'Expires {{at}}', es: 'Vence el {{at}}' },
  'approval_desk.kind.dispute_acceptance': { en: 'Accepted dispute', es: 'Disputa aceptada' },
  'approval_desk.view.dispute_acceptance': { en: 'View dispute', es: 'Ver disputa' },
  'approval_desk.kind.booking_refund': { en: 'Refund', es: 'Reembolso' },
  'approval_desk.kind.booking_cancellation': {
    en: 'Cancellation with refund',
    es: 'Cancelación con reembolso',
  },
  'approval_desk.kind.gift_card_refund': {
    en: 'Gift card refund',
    es: 'Reembolso de tarjeta de regalo',
  },
  'approval_desk.view.gift_card_refund': { en: 'View gift card', es: 'Ver tarjeta de regalo' },
  'approval_desk.view.booking_refund': { en: 'View booking', es: 'Ver reserva' },
  'approval_desk.view.booking_cancellation': { en: 'View booking', es: 'Ver reserva' },
  'approval_desk.effect.booking_refund': {
    en: '{{name}} requested this. If you approve, the guest is refunded right away, and the guest and owner get an email.',
    es: '{{name}} lo solicitó. Si usted lo aprueba, se reembolsa al huésped de inmediato. El huésped y el propietario reciben un correo.',
  },
  'approval_desk.effect.booking_cancellation': {
    en: '{{name}} requested this. If you approve, the booking is canceled and refunded right away, and its dates become available again.',
    es: '{{name}} lo solicitó. Si usted lo aprueba, la reserva se cancela y se reembolsa de inmediato, y sus fechas vuelven a estar disponibles.',
  },
  'approval_desk.effect.gift_card_refund': {
    en: '{{name}} requested this. If you approve, the buyer’s card is refunded right away and the code stops working. The buyer gets an email.',
    es: '{{name}} lo solicitó. Si usted lo aprueba, se reembolsa de inmediato a la tarjeta con la que se compró y el código deja de funcionar. Quien la compró recibe un correo.',
  },
  'approval_desk.effect.dispute_acceptance': {
    en: '{{name}} requested this. If you approve, we inform the bank right away, and the dispute is lost for good.',
    es: '{{name}} lo solicitó. Si usted lo aprueba, se informa al banco de inmediato y la disputa se pierde de forma definitiva.',
  },
  'approval_desk.kind.month_closing': {
    en: 'Close a month with unexplained differences:',
    es: 'Cerrar un mes con diferencias sin explicar:',
  },
  'approval_desk.view.month_closing': { en: 'View reconciliation', es: 'Ver conciliación' },
  'approval_desk.effect.month_closing': {
    en: '{{name}} requested this. If you approve, the month is closed with these differences, and both names and the reason stay with it.',
    es: '{{name}} lo solicitó. Si usted lo aprueba, el mes se cierra con estas diferencias y conserva ambos nombres y el motivo.',
  },
  'approval_desk.effect.withdrawal': {
    en: '{{name}} approved it first. If you approve it, it goes to the bank with the next file.',
    es: '{{name}} lo aprobó primero. Si usted lo aprueba, va al banco con el siguiente archivo.',
  },
  'approval_desk.obstacle.own_request': {
    en: 'You requested this, so a colleague has to approve it.',
    es: 'Usted lo solicitó, así que otra persona del equipo debe aprobarlo.',
  },
  'approval_desk.obstacle.own_money': {
    en: 'This involves your own money or account, so a colleague has to review it.',
    es: 'Se trata de su propio dinero o de su propia cuenta, así que otra persona del equipo debe revisarlo.',
  },
  'approval_desk.approve': { en: 'Approve {{amount}}', es: 'Aprobar {{amount}}' },
  'approval_desk.decline': { en: 'Decline', es: 'Rechazar' },
  'approval_desk.take_back': { en: 'Withdraw request', es: 'Retirar solicitud' },
  'approval_desk.decline_title': { en: 'Close this request?', es: '¿Cerrar esta solicitud?' },
  'approval_desk.decline_effect': {
    en: 'No money moves. The request can be made again.',
    es: 'No se mueve dinero. La solicitud se puede hacer de nuevo.',
  },
  'approval_desk.approved': { en: 'Approved and completed', es: 'Aprobado y realizado' },
  'approval_desk.declined': { en: 'Request closed', es: 'Solicitud cerrada' },
  'approval_desk.kind.admin_grant': {
    en: 'New administrator: {{name}}',
    es: 'Asignar rol de administrador: {{name}}',
  },
  'approval_desk.kind.admin_removal': {
    en: 'Remove as administrator: {{name}}',
    es: 'Retirar rol de administrador: {{name}}',
  },
  'approval_desk.kind.account_lock': {
    en: 'Lock account: {{name}}',
    es: 'Bloquear cuenta: {{name}}',
  },
  'approval_desk.kind.account_unlock': {
    en: 'Unlock account: {{name}}',
    es: 'Desbloquear cuenta: {{name}}',
  },
  'approval_desk.kind.second_factor_reset': {
    en: 'Reset two-step sign-in: {{name}}',
    es: 'Restablecer la verificación en dos pasos: {{name}}',
  },
  'approval_desk.view.person': { en: 'View person', es: 'Ver persona' },
  'approval_desk.effect.admin_grant': {
    en: `{{name}} requested this. If you approve, this person can use the whole console right away, and can approve requests after ${newAdminHours} hours.`,
    es: `{{name}} lo solicitó. Si usted lo aprueba, esta persona podrá usar toda la consola de inmediato, y aprobar solicitudes después de ${newAdminHours} horas.`,
  },
  'approval_desk.effect.admin_removal': {
    en: '{{name}} requested this. If you approve, this person will be signed out everywhere and can no longer use the console.',
    es: '{{name}} lo solicitó. Si usted lo aprueba, se cerrarán todas las sesiones de esta persona y ya no podrá usar la consola.',
  },
  'approval_desk.effect.account_lock': {
    en: '{{name}} requested this. If you approve, this person will be signed out everywhere, won’t be able to sign in and will get an email with the reason.',
    es: '{{name}} lo solicitó. Si usted lo aprueba, se cerrarán todas las sesiones de esta persona, no podrá iniciar sesión y recibirá un correo con el motivo.',
  },
  'approval_desk.effect.account_unlock': {
    en: `{{name}} requested this. If you approve, this person can sign in again, and can approve requests after ${newAdminHours} hours.`,
    es: `{{name}} lo solicitó. Si usted lo aprueba, esta persona podrá iniciar sesión de nuevo, y aprobar solicitudes después de ${newAdminHours} horas.`,
  },
  'approval_desk.effect.second_factor_reset': {
    en: '{{name}} requested this. Make sure this person really lost the device. If you approve, they can set up two-step sign-in again with just their password.',
    es: '{{name}} lo solicitó. Asegúrese de que esta persona perdió su dispositivo. Si usted lo aprueba, le bastará la contraseña para configurar de nuevo la verificación en dos pasos.',
  },
  'approval_desk.approve_account': { en: 'Approve', es: 'Aprobar' },
  'approval_desk.obstacle.too_new': {
    en: `You can approve requests ${newAdminHours} hours after you became an administrator.`,
    es: `Podrá aprobar solicitudes ${newAdminHours} horas después de recibir el rol de administrador.`,
  },
} satisfies Texts
