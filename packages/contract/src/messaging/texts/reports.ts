import type { Texts } from '#platform/language.ts'

export const messageReportsTexts = {
  'message_reports.title': { en: 'Reported messages', es: 'Mensajes reportados' },
  'message_reports.description': {
    en: 'What guests and owners report about each other. You see the reported message, or the latest messages when a whole conversation was reported.',
    es: 'Lo que huéspedes y propietarios reportan entre sí. Verá el mensaje reportado, o los últimos mensajes si se reportó toda la conversación.',
  },
  'message_reports.show.open': { en: 'Open', es: 'Pendientes' },
  'message_reports.show.resolved': { en: 'Resolved', es: 'Resueltos' },
  'message_reports.none.open': { en: 'No open reports', es: 'No hay reportes pendientes' },
  'message_reports.none.resolved': { en: 'No resolved reports', es: 'No hay reportes resueltos' },
  'message_reports.none_description': {
    en: 'When someone reports a message, it will appear here.',
    es: 'Cuando alguien reporte un mensaje, aparecerá aquí.',
  },
  'message_reports.load_failed': {
    en: 'We couldn’t load the reports.',
    es: 'No pudimos cargar los reportes.',
  },
  'message_reports.who': {
    en: '{{reporter}} reported {{reported}}',
    es: '{{reporter}} reportó a {{reported}}',
  },
  'message_reports.message': { en: 'Reported message', es: 'Mensaje reportado' },
  'message_reports.latest': {
    en: 'Latest messages when it was reported',
    es: 'Últimos mensajes al momento del reporte',
  },
  'message_reports.no_messages': {
    en: 'This conversation has no messages.',
    es: 'Esta conversación no tiene mensajes.',
  },
  'message_reports.by_guest': { en: 'Guest', es: 'Huésped' },
  'message_reports.by_owner': { en: 'Owner', es: 'Propietario' },
  'message_reports.photo': { en: 'Reported photo', es: 'Foto reportada' },
  'message_reports.show_photo': { en: 'View photo', es: 'Ver foto' },
  'message_reports.resolve': { en: 'Resolve', es: 'Resolver' },
  'message_reports.resolve_title': {
    en: 'Resolve report about {{name}}',
    es: 'Resolver reporte sobre {{name}}',
  },
  'message_reports.outcome_label': { en: 'Outcome', es: 'Resultado' },
  'message_reports.outcome.no_action': { en: 'No action needed', es: 'No requiere medidas' },
  'message_reports.outcome.warned': { en: 'Person warned', es: 'Persona advertida' },
  'message_reports.outcome.restricted': { en: 'Account locked', es: 'Cuenta bloqueada' },
  'message_reports.lock_reason': {
    en: 'Your messages broke our rules.',
    es: 'Sus mensajes incumplieron nuestras reglas.',
  },
  'message_reports.note': { en: 'Note', es: 'Nota' },
  'message_reports.note_hint': { en: 'Only our team sees it.', es: 'Solo la ve nuestro equipo.' },
  'message_reports.note_missing': {
    en: 'Enter what you found or did',
    es: 'Escriba lo que encontró o hizo',
  },
  'message_reports.resolved': { en: 'Report resolved', es: 'Reporte resuelto' },
  'message_reports.not_resolved': {
    en: 'We couldn’t resolve this report.',
    es: 'No pudimos resolver este reporte.',
  },
} satisfies Texts
