import type { Texts } from '#platform/language.ts'

export const adminIdTexts = {
  'admin_ids.link': { en: 'ID review', es: 'Revisión de identificaciones' },
  'admin_ids.title_one': { en: '1 ID to review', es: '1 identificación por revisar' },
  'admin_ids.title_other': {
    en: '{{count}} IDs to review',
    es: '{{count}} identificaciones por revisar',
  },
  'admin_ids.none': { en: 'No IDs to review', es: 'No hay identificaciones por revisar' },
  'admin_ids.none_description': {
    en: 'Guests upload the ID of the main host before check-in.',
    es: 'Los huéspedes suben la identificación del huésped principal antes de la llegada.',
  },
  'admin_ids.description': {
    en: 'Main host ID: the guest who checks in and is responsible for the group.',
    es: 'Identificación del huésped principal: quien hace el registro de llegada y responde por el grupo.',
  },
  'admin_ids.load_failed': {
    en: 'We couldn’t load the IDs',
    es: 'No pudimos cargar las identificaciones',
  },
  'admin_ids.line': { en: 'IDs to review', es: 'Identificaciones por revisar' },
  'admin_ids.uploaded': { en: '{{home}}, uploaded {{day}}', es: '{{home}}, subida el {{day}}' },
  'admin_ids.check_in': { en: 'Check-in {{day}}', es: 'Llegada: {{day}}' },
  'admin_ids.number': { en: 'number ends in {{digits}}', es: 'el número termina en {{digits}}' },
  'admin_ids.log': { en: 'Access log', es: 'Registro de consultas' },
  'admin_ids.act.uploaded': { en: 'Uploaded', es: 'La subió' },
  'admin_ids.act.viewed': { en: 'Viewed', es: 'La vio' },
  'admin_ids.act.accepted': { en: 'Accepted', es: 'La aceptó' },
  'admin_ids.act.rejected': { en: 'Rejected', es: 'La rechazó' },
  'admin_ids.act.deleted': { en: 'Deleted', es: 'Se eliminó' },
  'admin_ids.picture': {
    en: '{{name}}’s ID with your name as a watermark',
    es: 'Identificación de {{name}} con el nombre de usted como marca de agua',
  },
  'admin_ids.not_shown': {
    en: 'The ID isn’t shown yet',
    es: 'La identificación aún no se muestra',
  },
  'admin_ids.hidden': { en: 'The ID is hidden', es: 'La identificación está oculta' },
  'admin_ids.view_note': {
    en: 'Each view is logged, and your name appears as a watermark on the photo.',
    es: 'Cada consulta queda registrada y su nombre aparece como marca de agua en la foto.',
  },
  'admin_ids.view': { en: 'View ID', es: 'Ver identificación' },
  'admin_ids.view_again': { en: 'View again', es: 'Ver de nuevo' },
  'admin_ids.view_failed': {
    en: 'We couldn’t load this ID',
    es: 'No pudimos cargar esta identificación',
  },
  'admin_ids.zoom': { en: 'Zoom', es: 'Ampliar' },
  'admin_ids.rotate': { en: 'Rotate', es: 'Girar' },
  'admin_ids.hide': { en: 'Hide', es: 'Ocultar' },
  'admin_ids.hides': {
    en: 'Hides after 2 minutes. No download.',
    es: 'Se oculta a los 2 minutos. Sin descarga.',
  },
  'admin_ids.accept': { en: 'Accept ID', es: 'Aceptar identificación' },
  'admin_ids.reject': { en: 'Reject ID', es: 'Rechazar identificación' },
  'admin_ids.accepted': { en: 'Accepted: {{name}}', es: 'Aceptada: {{name}}' },
  'admin_ids.rejected': { en: 'Rejected: {{name}}', es: 'Rechazada: {{name}}' },
  'admin_ids.reason_needed': {
    en: 'Reason (required to reject)',
    es: 'Motivo (obligatorio para rechazar)',
  },
  'admin_ids.reason_missing': { en: 'Choose a reason', es: 'Elija un motivo' },
  'admin_ids.reason.blurred': { en: 'Blurred or cut off', es: 'Borrosa o cortada' },
  'admin_ids.reason.expired': { en: 'Expired', es: 'Vencida' },
  'admin_ids.reason.name': {
    en: 'Name doesn’t match the booking',
    es: 'El nombre no coincide con la reserva',
  },
  'admin_ids.reason.not_accepted': {
    en: 'Not an accepted document',
    es: 'No es un documento aceptado',
  },
  'admin_ids.reason.altered': { en: 'Looks altered', es: 'Parece alterada' },
  'admin_ids.reject_effect': {
    en: 'If you reject it, {{name}} gets an email with the reason and can upload another one. The booking stays confirmed.',
    es: 'Si la rechaza, {{name}} recibe un correo con el motivo y puede subir otra. La reserva sigue confirmada.',
  },
  'admin_ids.deleted_on': {
    en: 'Will be deleted on {{day}}. The decision and the log are kept.',
    es: 'Se elimina el {{day}}. La decisión y el registro se conservan.',
  },
} satisfies Texts
