import type { ServerTexts } from '#platform/language.ts'

export const setupEmails = {
  'setup.mail.test.subject': {
    en: 'Test email from your {{brand}} installation',
    es: 'Correo de prueba de su instalación de {{brand}}',
  },
  'setup.mail.test.heading': { en: 'Your email works', es: 'Su correo funciona' },
  'setup.mail.test.body': {
    en: 'Enter these digits in the setup to confirm that this email arrived: {{digits}}',
    es: 'Escriba estos dígitos en la configuración para confirmar que este correo llegó: {{digits}}',
  },
} satisfies ServerTexts
