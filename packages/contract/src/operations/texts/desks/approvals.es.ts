import type { approvalDeskTexts as english } from './approvals.en.ts'

export const approvalDeskTexts: Record<keyof typeof english, string> = {
  'approval_desk.link': 'Segundas aprobaciones',
  'approval_desk.title': 'Segundas aprobaciones',
  'approval_desk.description':
    'Estas acciones requieren la aprobación de otra persona del equipo. Las solicitudes vencen a los 3 días.',
  'approval_desk.limit.booking_refund':
    'Reembolsos de más de {{amount}}, sumando todos los de una reserva',
  'approval_desk.limit.booking_cancellation': 'Cancelaciones que reembolsan más de {{amount}}',
  'approval_desk.limit.gift_card_refund': 'Reembolsos de tarjetas de regalo de más de {{amount}}',
  'approval_desk.limit.withdrawal': 'Retiros y pagos de más de {{amount}}',
  'approval_desk.load_failed': 'No pudimos cargar las solicitudes',
  'approval_desk.none': 'No hay solicitudes',
  'approval_desk.none_description': 'Aquí aparecen las solicitudes que superan los límites.',
  'approval_desk.waiting': 'En espera de una segunda aprobación',
  'approval_desk.kind.withdrawal': 'Retiro',
  'approval_desk.view.withdrawal': 'Ver retiro',
  'approval_desk.asked': '{{name}} lo solicitó el {{at}}',
  'approval_desk.expires': 'Vence el {{at}}',
  'approval_desk.kind.booking_refund': 'Reembolso',
  'approval_desk.kind.booking_cancellation': 'Cancelación con reembolso',
  'approval_desk.kind.gift_card_refund': 'Reembolso de tarjeta de regalo',
  'approval_desk.view.gift_card_refund': 'Ver tarjeta de regalo',
  'approval_desk.view.booking_refund': 'Ver reserva',
  'approval_desk.view.booking_cancellation': 'Ver reserva',
  'approval_desk.effect.booking_refund':
    '{{name}} lo solicitó. Si usted lo aprueba, se reembolsa al huésped de inmediato. El huésped y el propietario reciben un correo.',
  'approval_desk.effect.booking_cancellation':
    '{{name}} lo solicitó. Si usted lo aprueba, la reserva se cancela y se reembolsa de inmediato, y sus fechas vuelven a estar disponibles.',
  'approval_desk.effect.gift_card_refund':
    '{{name}} lo solicitó. Si usted lo aprueba, se reembolsa de inmediato a la tarjeta con la que se compró y el código deja de funcionar. Quien la compró recibe un correo.',
  'approval_desk.effect.withdrawal':
    '{{name}} lo aprobó primero. Si usted lo aprueba, va al banco con el siguiente archivo.',
  'approval_desk.obstacle.own_request':
    'Usted lo solicitó, así que otra persona del equipo debe aprobarlo.',
  'approval_desk.obstacle.own_money':
    'Se trata de su propio dinero o de su propia cuenta, así que otra persona del equipo debe revisarlo.',
  'approval_desk.approve': 'Aprobar {{amount}}',
  'approval_desk.decline': 'Rechazar',
  'approval_desk.take_back': 'Retirar solicitud',
  'approval_desk.decline_title': '¿Cerrar esta solicitud?',
  'approval_desk.decline_effect': 'No se mueve dinero. La solicitud se puede hacer de nuevo.',
  'approval_desk.approved': 'Aprobado y realizado',
  'approval_desk.declined': 'Solicitud cerrada',
  'approval_desk.kind.admin_grant': 'Asignar rol de administrador: {{name}}',
  'approval_desk.kind.admin_removal': 'Retirar rol de administrador: {{name}}',
  'approval_desk.kind.account_lock': 'Bloquear cuenta: {{name}}',
  'approval_desk.kind.account_unlock': 'Desbloquear cuenta: {{name}}',
  'approval_desk.kind.second_factor_reset': 'Restablecer la verificación en dos pasos: {{name}}',
  'approval_desk.view.person': 'Ver persona',
  'approval_desk.effect.admin_grant':
    '{{name}} lo solicitó. Si usted lo aprueba, esta persona podrá usar toda la consola de inmediato, y aprobar solicitudes después de 72 horas.',
  'approval_desk.effect.admin_removal':
    '{{name}} lo solicitó. Si usted lo aprueba, se cerrarán todas las sesiones de esta persona y ya no podrá usar la consola.',
  'approval_desk.effect.account_lock':
    '{{name}} lo solicitó. Si usted lo aprueba, se cerrarán todas las sesiones de esta persona, no podrá iniciar sesión y recibirá un correo con el motivo.',
  'approval_desk.effect.account_unlock':
    '{{name}} lo solicitó. Si usted lo aprueba, esta persona podrá iniciar sesión de nuevo, y aprobar solicitudes después de 72 horas.',
  'approval_desk.effect.second_factor_reset':
    '{{name}} lo solicitó. Asegúrese de que esta persona perdió su dispositivo. Si usted lo aprueba, le bastará la contraseña para configurar de nuevo la verificación en dos pasos.',
  'approval_desk.approve_account': 'Aprobar',
  'approval_desk.obstacle.too_new':
    'Podrá aprobar solicitudes 72 horas después de recibir el rol de administrador.',
}
