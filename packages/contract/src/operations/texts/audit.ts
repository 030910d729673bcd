import type { Texts } from '#platform/language.ts'

export const auditTexts = {
  'audit.title': { en: 'Audit log', es: 'Registro de auditoría' },
  'audit.description': {
    en: 'Every administrator action, newest first. Entries can’t be changed or removed, and any tampering can be detected.',
    es: 'Cada acción de un administrador, de la más reciente a la más antigua. Los registros no se pueden cambiar ni eliminar, y cualquier alteración se detecta.',
  },
  'audit.filter.admin': { en: 'Who', es: 'Quién' },
  'audit.filter.act': { en: 'What', es: 'Qué' },
  'audit.filter.subject': { en: 'Subject', es: 'Asunto' },
  'audit.filter.subject_hint': {
    en: 'Start of the subject, such as booking: or fee:commission',
    es: 'El inicio del asunto, por ejemplo booking: o fee:commission',
  },
  'audit.filter.from': { en: 'From', es: 'Desde' },
  'audit.filter.to': { en: 'To', es: 'Hasta' },
  'audit.column.number': { en: 'Number', es: 'Número' },
  'audit.column.time': { en: 'Time', es: 'Hora' },
  'audit.column.who': { en: 'Who', es: 'Quién' },
  'audit.column.what': { en: 'What', es: 'Qué' },
  'audit.column.subject': { en: 'Subject', es: 'Asunto' },
  'audit.column.details': { en: 'Details', es: 'Detalles' },
  'audit.none': {
    en: 'No actions match these filters',
    es: 'Ninguna acción coincide con estos filtros',
  },
  'audit.deleted_account': { en: 'Deleted account', es: 'Cuenta eliminada' },
  'audit.older': { en: 'Older actions', es: 'Acciones anteriores' },
  'audit.newest': { en: 'Newest actions', es: 'Acciones más recientes' },
  'audit.download': { en: 'Download CSV', es: 'Descargar CSV' },
  'audit.download_failed': {
    en: 'We couldn’t download the file',
    es: 'No pudimos descargar el archivo',
  },
  'audit.load_failed': {
    en: 'We couldn’t load the audit log',
    es: 'No pudimos cargar el registro',
  },
  'audit.verify': { en: 'Verify now', es: 'Verificar ahora' },
  'audit.verify_failed': {
    en: 'We couldn’t verify the audit log',
    es: 'No pudimos verificar el registro',
  },
  'audit.chain_never': { en: 'Not verified yet', es: 'Sin verificar todavía' },
  'audit.chain_whole_one': {
    en: '{{count}} action, unchanged (verified {{time}})',
    es: '{{count}} acción, sin cambios (verificado: {{time}})',
  },
  'audit.chain_whole_other': {
    en: '{{count}} actions, all unchanged (verified {{time}})',
    es: '{{count}} acciones, ninguna cambió (verificado: {{time}})',
  },
  'audit.chain_broken': {
    en: 'Action {{number}} was changed or removed outside {{brand}} (verified {{time}}). Don’t rely on the log from that point on.',
    es: 'La acción {{number}} se cambió o se eliminó fuera de {{brand}} (verificado: {{time}}). No confíe en el registro a partir de ahí.',
  },
  'audit.operations.queue_target_changed': {
    en: 'Changed a target from {{before}} to {{after}} minutes',
    es: 'Cambió un plazo de {{before}} a {{after}} minutos',
  },
  'audit.owners.application_approved': {
    en: 'Approved an application to list a home',
    es: 'Aprobó una solicitud para publicar una casa',
  },
  'audit.owners.application_rejected': {
    en: 'Rejected an application to list a home: {{reason}}',
    es: 'Rechazó una solicitud para publicar una casa: {{reason}}',
  },
  'audit.identity.account_locked': {
    en: 'Locked an account: {{reason}}',
    es: 'Bloqueó una cuenta: {{reason}}',
  },
  'audit.identity.account_unlocked': { en: 'Unlocked an account', es: 'Desbloqueó una cuenta' },
  'audit.identity.role_changed': {
    en: 'Changed a role from {{before}} to {{after}}',
    es: 'Cambió un rol de {{before}} a {{after}}',
  },
  'audit.identity.second_factor_reset': {
    en: 'Reset two-step sign-in',
    es: 'Restableció la verificación en dos pasos',
  },
  'audit.identity.session_ended': {
    en: 'Signed a device out',
    es: 'Cerró la sesión de un dispositivo',
  },
  'audit.approvals.approved': {
    en: 'Approved another administrator’s request for {{amount}}',
    es: 'Aprobó la solicitud de otro administrador por {{amount}}',
  },
  'audit.approvals.declined': {
    en: 'Declined another administrator’s request for {{amount}}',
    es: 'Rechazó la solicitud de otro administrador por {{amount}}',
  },
  'audit.approvals.requested': {
    en: 'Asked another administrator to approve {{amount}}',
    es: 'Pidió a otro administrador que aprobara {{amount}}',
  },
  'audit.bookings.canceled': {
    en: 'Canceled a booking: {{reason}}',
    es: 'Canceló una reserva: {{reason}}',
  },
  'audit.bookings.changed': {
    en: 'Changed a booking: {{reason}}',
    es: 'Modificó una reserva: {{reason}}',
  },
  'audit.bookings.messages_opened': {
    en: 'Opened a booking’s messages: {{reason}}',
    es: 'Abrió los mensajes de una reserva: {{reason}}',
  },
  'audit.bookings.refunded': {
    en: 'Refunded {{amount}} for a booking: {{reason}}',
    es: 'Reembolsó {{amount}} de una reserva: {{reason}}',
  },
  'audit.coupons.created': { en: 'Created the coupon {{code}}', es: 'Creó el cupón {{code}}' },
  'audit.coupons.ended': { en: 'Ended the coupon {{code}}', es: 'Desactivó el cupón {{code}}' },
  'audit.gift_cards.refunded': {
    en: 'Refunded a {{amount}} gift card: {{reason}}',
    es: 'Reembolsó una tarjeta de regalo de {{amount}}: {{reason}}',
  },
  'audit.gift_cards.resent': {
    en: 'Resent a gift card email: {{reason}}',
    es: 'Reenvió el correo de una tarjeta de regalo: {{reason}}',
  },
  'audit.disputes.accepted': {
    en: 'Accepted a dispute of {{amount}}: {{reason}}',
    es: 'Aceptó una disputa de {{amount}}: {{reason}}',
  },
  'audit.disputes.draft_saved': {
    en: 'Saved the draft of a dispute',
    es: 'Guardó el borrador de una disputa',
  },
  'audit.disputes.evidence_submitted': {
    en: 'Submitted evidence for dispute {{dispute}}',
    es: 'Envió pruebas de la disputa {{dispute}}',
  },
  'audit.emails.retried': { en: 'Sent an email again', es: 'Envió de nuevo un correo' },
  'audit.homes.changed': {
    en: 'Made a change for an owner: {{request}}',
    es: 'Hizo un cambio para un propietario: {{request}}',
  },
  'audit.homes.correction_asked': {
    en: 'Asked an owner to correct a license: {{reason}}',
    es: 'Pidió a un propietario que corrigiera una licencia: {{reason}}',
  },
  'audit.homes.license_accepted': {
    en: 'Accepted license {{number}} for a home',
    es: 'Aceptó la licencia {{number}} de una casa',
  },
  'audit.homes.taken_off': {
    en: 'Removed a home from search: {{reason}}',
    es: 'Retiró una casa de la búsqueda: {{reason}}',
  },
  'audit.host_ids.accepted': {
    en: 'Accepted a main host’s ID',
    es: 'Aceptó la identificación de un huésped principal',
  },
  'audit.host_ids.rejected': {
    en: 'Rejected a main host’s ID',
    es: 'Rechazó la identificación de un huésped principal',
  },
  'audit.host_ids.viewed': {
    en: 'Viewed a main host’s ID',
    es: 'Vio la identificación de un huésped principal',
  },
  'audit.jobs.discarded': {
    en: 'Discarded the failed job {{name}}',
    es: 'Descartó la tarea fallida {{name}}',
  },
  'audit.jobs.retried': {
    en: 'Ran the failed job {{name}} again',
    es: 'Ejecutó de nuevo la tarea fallida {{name}}',
  },
  'audit.locale.text_published': {
    en: 'Published a text in {{language}}: “{{before}}” became “{{after}}”',
    es: 'Publicó un texto en {{language}}: “{{before}}” pasó a “{{after}}”',
  },
  'audit.locale.translation_reviewed': {
    en: 'Reviewed a translation in {{language}}',
    es: 'Revisó una traducción en {{language}}',
  },
  'audit.reviews.hidden': { en: 'Hid a review: {{reason}}', es: 'Ocultó una reseña: {{reason}}' },
  'audit.reviews.kept': { en: 'Kept a reported review', es: 'Conservó una reseña reportada' },
  'audit.reviews.shown': {
    en: 'Restored a hidden review: {{reason}}',
    es: 'Mostró de nuevo una reseña oculta: {{reason}}',
  },
  'audit.reconciliation.journal_exported': {
    en: 'Downloaded the ledger from {{from}} to {{until}} ({{format}})',
    es: 'Descargó el libro contable del {{from}} al {{until}} ({{format}})',
  },
  'audit.reconciliation.line_explained': {
    en: 'Explained a bank line of {{amount}}',
    es: 'Explicó un renglón del banco de {{amount}}',
  },
  'audit.reconciliation.line_matched': {
    en: 'Matched a bank line of {{amount}}',
    es: 'Concilió un renglón del banco de {{amount}}',
  },
  'audit.reconciliation.line_posted': {
    en: 'Posted a bank line of {{amount}}',
    es: 'Contabilizó un renglón del banco de {{amount}}',
  },
  'audit.reconciliation.line_reopened': {
    en: 'Undid the decision about a bank line of {{amount}}',
    es: 'Deshizo la decisión sobre un renglón del banco de {{amount}}',
  },
  'audit.reconciliation.month_closed': {
    en: 'Closed a month with {{count}} unexplained differences',
    es: 'Cerró un mes con {{count}} diferencias sin explicar',
  },
  'audit.reconciliation.own_funds_recorded': {
    en: 'Recorded {{amount}} in the bank as our own money',
    es: 'Registró {{amount}} en el banco como dinero propio',
  },
  'audit.reconciliation.row_explained': {
    en: 'Explained a difference of {{amount}} at the card processor',
    es: 'Explicó una diferencia de {{amount}} en el procesador de pagos',
  },
  'audit.reconciliation.row_posted': {
    en: 'Posted a difference of {{amount}} at the card processor',
    es: 'Contabilizó una diferencia de {{amount}} en el procesador de pagos',
  },
  'audit.reconciliation.row_reopened': {
    en: 'Undid the decision about a difference of {{amount}} at the card processor',
    es: 'Deshizo la decisión sobre una diferencia de {{amount}} en el procesador de pagos',
  },
  'audit.reconciliation.statement_uploaded': {
    en: 'Uploaded a bank statement with {{lines}} new lines',
    es: 'Subió un estado de cuenta con {{lines}} renglones nuevos',
  },
  'audit.wallet.batch_created': {
    en: 'Created a bank file for {{amount}} (withdrawals: {{count}})',
    es: 'Creó un archivo bancario por {{amount}} (retiros: {{count}})',
  },
  'audit.wallet.batch_downloaded': {
    en: 'Downloaded a bank file with full account numbers',
    es: 'Descargó un archivo bancario con números de cuenta completos',
  },
  'audit.wallet.batch_sent': {
    en: 'Marked a bank file for {{amount}} as sent (withdrawals: {{count}})',
    es: 'Marcó como enviado un archivo bancario por {{amount}} (retiros: {{count}})',
  },
  'audit.wallet.withdrawal_approved': {
    en: 'Approved a withdrawal of {{amount}}',
    es: 'Aprobó un retiro de {{amount}}',
  },
  'audit.wallet.withdrawal_paid': {
    en: 'Marked a withdrawal of {{amount}} as paid',
    es: 'Marcó como pagado un retiro de {{amount}}',
  },
  'audit.wallet.withdrawal_rejected': {
    en: 'Declined a withdrawal of {{amount}}',
    es: 'Rechazó un retiro de {{amount}}',
  },
  'audit.wallet.withdrawal_stopped': {
    en: 'Stopped an approved withdrawal of {{amount}}',
    es: 'Detuvo un retiro aprobado de {{amount}}',
  },
  'audit.wallet.withdrawal_returned': {
    en: 'Recorded that the bank returned a withdrawal of {{amount}}',
    es: 'Registró que el banco devolvió un retiro de {{amount}}',
  },
  'audit.identity.acted_in_account': {
    en: 'Made a change in the account: {{request}}',
    es: 'Hizo un cambio en la cuenta: {{request}}',
  },
  'audit.identity.acting_denied': {
    en: 'Was blocked from an action in the account: {{request}}',
    es: 'Acción no permitida en la cuenta: {{request}}',
  },
  'audit.identity.acting_ended': { en: 'Left the account', es: 'Salió de la cuenta' },
  'audit.identity.acting_started': {
    en: 'Opened the account: {{reason}}',
    es: 'Abrió la cuenta: {{reason}}',
  },
  'audit.messaging.support_answered': {
    en: 'Answered a support conversation',
    es: 'Respondió una conversación de soporte',
  },
  'audit.messaging.support_resolved': {
    en: 'Marked a support conversation as resolved',
    es: 'Marcó una conversación de soporte como resuelta',
  },
  'audit.messaging.report_resolved': {
    en: 'Resolved a report about messages: {{note}}',
    es: 'Resolvió un reporte sobre mensajes: {{note}}',
  },
} satisfies Texts
