import type { Texts } from '#platform/language.ts'
import { emailLogDays, emailRetryDays } from '#platform/time/deadlines.ts'

export const emailLogTexts = {
  'emails.title': { en: 'Email log', es: 'Registro de correos' },
  'emails.description': {
    en: `Emails of the last ${emailLogDays} days. The log keeps who, what and when, never the text of an email: links and codes are secret.`,
    es: `Correos de los últimos ${emailLogDays} días. El registro guarda a quién, qué y cuándo, nunca el texto de un correo: sus enlaces y códigos son secretos.`,
  },
  'emails.load_failed': {
    en: 'We couldn’t load the email log.',
    es: 'No pudimos cargar el registro de correos.',
  },
  'emails.tabs': { en: 'Emails by status', es: 'Correos por estado' },
  'emails.all': { en: 'All', es: 'Todos' },
  'emails.state.waiting': { en: 'Waiting', es: 'En espera' },
  'emails.state.sent': { en: 'Sent', es: 'Enviado' },
  'emails.state.unknown': { en: 'May not have arrived', es: 'Quizá no llegó' },
  'emails.state.bounced': { en: 'Bounced', es: 'Rebotado' },
  'emails.state.refused': { en: 'Refused', es: 'Rechazado' },
  'emails.state.given_up': { en: 'Given up', es: 'Sin más intentos' },
  'emails.find': { en: 'Person, booking or subject', es: 'Persona, reserva o asunto' },
  'emails.kind': { en: 'Kind', es: 'Tipo' },
  'emails.from': { en: 'From', es: 'Desde' },
  'emails.until': { en: 'Until', es: 'Hasta' },
  'emails.count_one': { en: '1 email', es: '1 correo' },
  'emails.count_other': { en: '{{count}} emails', es: '{{count}} correos' },
  'emails.none': { en: 'No emails here', es: 'No hay correos aquí' },
  'emails.none_description': {
    en: 'Emails of this status appear here.',
    es: 'Aquí aparecen los correos con este estado.',
  },
  'emails.none_found': { en: 'No emails match', es: 'Ningún correo coincide' },
  'emails.none_found_description': {
    en: `Check the spelling, or clear the filters. Emails older than ${emailLogDays} days are deleted.`,
    es: `Revise lo que escribió o borre los filtros. Los correos de más de ${emailLogDays} días se eliminan.`,
  },
  'emails.detail': { en: 'Email', es: 'Correo' },
  'emails.back': { en: 'Back to the list', es: 'Volver a la lista' },
  'emails.email': { en: 'Email', es: 'Correo' },
  'emails.to': { en: 'To', es: 'Para' },
  'emails.to_unknown': { en: 'Not known yet', es: 'Aún no se sabe' },
  'emails.to_erased': { en: 'Account deleted', es: 'Cuenta eliminada' },
  'emails.person': { en: 'Person', es: 'Persona' },
  'emails.booking': { en: 'Booking', es: 'Reserva' },
  'emails.language': { en: 'Language', es: 'Idioma' },
  'emails.queued': { en: 'Queued', es: 'Creado' },
  'emails.ended': { en: 'Ended', es: 'Terminado' },
  'emails.sent_at': { en: 'Sent', es: 'Enviado' },
  'emails.status': { en: 'Status', es: 'Estado' },
  'emails.attempts': { en: 'Attempts', es: 'Intentos' },
  'emails.next': { en: 'Next attempt {{time}}', es: 'Próximo intento {{time}}' },
  'emails.code': { en: 'Code: {{code}}', es: 'Código: {{code}}' },
  'emails.reason.address_bounced': {
    en: 'An earlier email to this address bounced, so we didn’t send this one.',
    es: 'Un correo anterior a esta dirección rebotó, así que no enviamos este.',
  },
  'emails.reason.bounced': {
    en: 'The mail server doesn’t accept email for this address.',
    es: 'El servidor de correo no acepta correos para esta dirección.',
  },
  'emails.reason.rejected': {
    en: 'The mail server refused this email for good.',
    es: 'El servidor de correo rechazó este correo definitivamente.',
  },
  'emails.reason.refused': {
    en: `The mail server didn’t take this email. We try for ${emailRetryDays} days.`,
    es: `El servidor de correo no aceptó este correo. Lo intentamos durante ${emailRetryDays} días.`,
  },
  'emails.reason.unreachable': {
    en: `We couldn’t reach the mail server. We try for ${emailRetryDays} days.`,
    es: `No pudimos conectar con el servidor de correo. Lo intentamos durante ${emailRetryDays} días.`,
  },
  'emails.reason.unknown': {
    en: 'The mail server didn’t answer. We don’t send it again, so that it isn’t received twice.',
    es: 'El servidor de correo no respondió. No lo enviamos otra vez para que nadie lo reciba dos veces.',
  },
  'emails.reason.no_reader': {
    en: 'What this email was about no longer exists, so we didn’t send it.',
    es: 'Ya no existe aquello de lo que trataba este correo, así que no lo enviamos.',
  },
  'emails.reason.not_written': {
    en: 'We couldn’t write this email because of an error on our side.',
    es: 'No pudimos escribir este correo por un error nuestro.',
  },
  'emails.reason.process_lost': {
    en: '{{brand}} stopped while sending this email.',
    es: '{{brand}} se detuvo mientras enviaba este correo.',
  },
  'emails.retry': { en: 'Send now', es: 'Enviar ahora' },
  'emails.retried': { en: 'The email is being sent.', es: 'El correo se está enviando.' },
  'emails.not_retried': {
    en: 'We couldn’t send the email now.',
    es: 'No pudimos enviar el correo ahora.',
  },
  'emails.not_again': {
    en: 'It can’t be sent again, because its text isn’t kept.',
    es: 'No se puede enviar otra vez porque su texto no se guarda.',
  },
} satisfies Texts
