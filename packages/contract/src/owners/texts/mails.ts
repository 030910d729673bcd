import type { ServerTexts } from '#platform/language.ts'

export const ownerEmails = {
  'owners.mail.sent.subject': {
    en: 'Application received: {{home}}',
    es: 'Solicitud recibida: {{home}}',
  },
  'owners.mail.sent.heading': { en: 'We received your application', es: 'Recibimos su solicitud' },
  'owners.mail.sent.body': {
    en: 'Thank you for considering {{brand}} for your home ({{home}}). Our team in Miami reviews every application and replies within 2 business days.',
    es: 'Gracias por considerar {{brand}} para su casa ({{home}}). Nuestro equipo en Miami revisa cada solicitud y responde en 2 días hábiles.',
  },
  'owners.mail.sent.button': { en: 'View application', es: 'Ver solicitud' },
  'owners.mail.approved.subject': {
    en: 'Your application was approved',
    es: 'Se aprobó su solicitud',
  },
  'owners.mail.approved.heading': {
    en: 'Welcome to {{brand}}',
    es: 'Le damos la bienvenida a {{brand}}',
  },
  'owners.mail.approved.body': {
    en: 'Your application for {{home}} was approved. You now have access to Property management.',
    es: 'Se aprobó su solicitud para {{home}}. Ya tiene acceso a Administración de propiedades.',
  },
  'owners.mail.approved.button': {
    en: 'Go to Property management',
    es: 'Ir a Administración de propiedades',
  },
  'owners.mail.rejected.subject': {
    en: 'Application not approved: {{home}}',
    es: 'Solicitud no aprobada: {{home}}',
  },
  'owners.mail.rejected.heading': {
    en: 'An update on your application',
    es: 'Novedades sobre su solicitud',
  },
  'owners.mail.rejected.body': {
    en: 'We’re unable to list {{home}} at this time. Reason: {{reason}}',
    es: 'Por ahora no podemos publicar {{home}}. Motivo: {{reason}}',
  },
  'owners.mail.rejected.button': { en: 'Apply again', es: 'Solicitar de nuevo' },
} satisfies ServerTexts
