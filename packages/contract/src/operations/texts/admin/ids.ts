import type { Texts } from '#platform/language.ts'

export const adminIdTexts = {
  'id_desk.link': { en: 'ID review', es: 'Revisión de identificaciones' },
  'id_desk.title_one': { en: '1 ID to review', es: '1 identificación por revisar' },
  'id_desk.title_other': {
    en: '{{count}} IDs to review',
    es: '{{count}} identificaciones por revisar',
  },
  'id_desk.none': { en: 'No IDs to review', es: 'No hay identificaciones por revisar' },
  'id_desk.none_description': {
    en: 'Guests upload the ID of the main host before check-in.',
    es: 'Los huéspedes suben la identificación del huésped principal antes de la llegada.',
  },
  'id_desk.description': {
    en: 'Main host ID: the guest who checks in and is responsible for the group.',
    es: 'Identificación del huésped principal: quien hace el registro de llegada y responde por el grupo.',
  },
  'id_desk.load_failed': {
    en: 'We couldn’t load the IDs',
    es: 'No pudimos cargar las identificaciones',
  },
  'id_desk.line': { en: 'IDs to review', es: 'Identificaciones por revisar' },
  'id_desk.uploaded': { en: '{{home}}, uploaded {{day}}', es: '{{home}}, subida el {{day}}' },
  'id_desk.check_in': { en: 'Check-in {{day}}', es: 'Llegada: {{day}}' },
  'id_desk.number': { en: 'number ends in {{digits}}', es: 'el número termina en {{digits}}' },
  'id_desk.log': { en: 'Access log', es: 'Registro de consultas' },
  'id_desk.act.uploaded': { en: 'Uploaded', es: 'La subió' },
  'id_desk.act.viewed': { en: 'Viewed', es: 'La vio' },
  'id_desk.act.accepted': { en: 'Accepted', es: 'La aceptó' },
  'id_desk.act.rejected': { en: 'Rejected', es: 'La rechazó' },
  'id_desk.act.deleted': { en: 'Deleted', es: 'Se eliminó' },
  'id_desk.picture': {
    en: '{{name}}’s ID with your name as a watermark',
    es: 'Identificación de {{name}} con el nombre de usted como marca de agua',
  },
  'id_desk.not_shown': { en: 'The ID isn’t shown yet', es: 'La identificación aún no se muestra' },
  'id_desk.hidden': { en: 'The ID is hidden', es: 'La identificación está oculta' },
  'id_desk.view_note': {
    en: 'Each view is logged, and your name appears as a watermark on the photo.',
    es: 'Cada consulta queda registrada y su nombre aparece como marca de agua en la foto.',
  },
  'id_desk.view': { en: 'View ID', es: 'Ver identificación' },
  'id_desk.view_again': { en: 'View again', es: 'Ver de nuevo' },
  'id_desk.view_failed': {
    en: 'We couldn’t load this ID',
    es: 'No pudimos cargar esta identificación',
  },
  'id_desk.zoom': { en: 'Zoom', es: 'Ampliar' },
  'id_desk.rotate': { en: 'Rotate', es: 'Girar' },
  'id_desk.hide': { en: 'Hide', es: 'Ocultar' },
  'id_desk.hides': {
    en: 'Hides after 2 minutes. No download.',
    es: 'Se oculta a los 2 minutos. Sin descarga.',
  },
  'id_desk.accept': { en: 'Accept ID', es: 'Aceptar identificación' },
  'id_desk.reject': { en: 'Reject ID', es: 'Rechazar identificación' },
  'id_desk.accepted': { en: 'Accepted: {{name}}', es: 'Aceptada: {{name}}' },
  'id_desk.rejected': { en: 'Rejected: {{name}}', es: 'Rechazada: {{name}}' },
  'id_desk.reason_needed': {
    en: 'Reason (required to reject)',
    es: 'Motivo (obligatorio para rechazar)',
  },
  'id_desk.reason_missing': { en: 'Choose a reason', es: 'Elija un motivo' },
  'id_desk.reason.blurred': { en: 'Blurred or cut off', es: 'Borrosa o cortada' },
  'id_desk.reason.expired': { en: 'Expired', es: 'Vencida' },
  'id_desk.reason.name': {
    en: 'Name doesn’t match the booking',
    es: 'El nombre no coincide con la reserva',
  },
  'id_desk.reason.not_accepted': {
    en: 'Not an accepted document',
    es: 'No es un documento aceptado',
  },
  'id_desk.reason.altered': { en: 'Looks altered', es: 'Parece alterada' },
  'id_desk.reject_effect': {
    en: 'If you reject it, {{name}} gets an email with the reason and can upload another one. The booking stays confirmed.',
    es: 'Si la rechaza, {{name}} recibe un correo con el motivo y puede subir otra. La reserva sigue confirmada.',
  },
  'id_desk.deleted_on': {
    en: 'Will be deleted on {{day}}. The decision and the log are kept.',
    es: 'Se elimina el {{day}}. La decisión y el registro se conservan.',
  },
} satisfies Texts
