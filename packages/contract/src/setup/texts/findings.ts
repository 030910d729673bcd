import type { Texts } from '#platform/language.ts'

export const setupFindingTexts = {
  'setup.finding.setting_missing': { en: '{{detail}} is missing.', es: 'Falta {{detail}}.' },
  'setup.finding.setting_invalid': {
    en: '{{detail}} isn’t valid. See the example in .env.example.',
    es: '{{detail}} no es válido. Consulte el ejemplo en .env.example.',
  },
  'setup.finding.address_secure': {
    en: '{{detail}} is used with HTTPS.',
    es: '{{detail}} se usa con HTTPS.',
  },
  'setup.finding.address_insecure': {
    en: '{{detail}} isn’t an HTTPS address. Put a TLS proxy in front before guests sign in or pay.',
    es: '{{detail}} no es una dirección HTTPS. Ponga un proxy TLS delante antes de que los huéspedes inicien sesión o paguen.',
  },
  'setup.finding.support_set': {
    en: 'Guests and owners see {{detail}}.',
    es: 'Huéspedes y propietarios ven {{detail}}.',
  },
  'setup.finding.support_missing': {
    en: 'Guests and owners can’t reach you. Enter a support email or phone under Brand.',
    es: 'Huéspedes y propietarios no pueden comunicarse con usted. Ingrese un correo o un teléfono de atención en Marca.',
  },
  'setup.finding.stripe_account': { en: 'Account: {{detail}}', es: 'Cuenta: {{detail}}' },
  'setup.finding.stripe_unreachable': {
    en: 'We couldn’t reach Stripe ({{detail}}). Check that this server can open api.stripe.com, then try again.',
    es: 'No pudimos comunicarnos con Stripe ({{detail}}). Compruebe que este servidor pueda abrir api.stripe.com e inténtelo de nuevo.',
  },
  'setup.finding.stripe_refused': {
    en: 'Stripe doesn’t accept the secret key ({{detail}}). Copy it again from Developers, API keys.',
    es: 'Stripe no acepta la clave secreta ({{detail}}). Cópiela de nuevo de Desarrolladores, Claves de API.',
  },
  'setup.finding.stripe_modes_differ': {
    en: 'One key is for test mode and the other for live mode. Use 2 of the same mode.',
    es: 'Una clave es de prueba y la otra es real. Use 2 del mismo modo.',
  },
  'setup.finding.stripe_live': {
    en: 'Live mode: real cards are charged.',
    es: 'Modo real: se cobran tarjetas reales.',
  },
  'setup.finding.stripe_test': {
    en: 'Test mode: guests can’t pay with real cards. Enter live keys before you open.',
    es: 'Modo de prueba: los huéspedes no pueden pagar con tarjetas reales. Use claves reales antes de abrir.',
  },
  'setup.finding.stripe_charges_off': {
    en: 'Stripe doesn’t let this account charge cards yet. Finish the verification in its dashboard.',
    es: 'Stripe aún no permite que esta cuenta cobre tarjetas. Termine la verificación en su panel.',
  },
  'setup.finding.webhook_registered': {
    en: 'Stripe sends its events to {{detail}}.',
    es: 'Stripe envía sus eventos a {{detail}}.',
  },
  'setup.finding.webhook_missing': {
    en: 'No webhook in Stripe has the address {{detail}}. Add it under Developers, Webhooks, with all payment_intent, setup_intent and refund events.',
    es: 'Ningún webhook de Stripe tiene la dirección {{detail}}. Agréguela en Desarrolladores, Webhooks, con todos los eventos payment_intent, setup_intent y refund.',
  },
  'setup.finding.webhook_off': {
    en: 'The webhook {{detail}} is turned off in Stripe. Turn it on.',
    es: 'El webhook {{detail}} está desactivado en Stripe. Actívelo.',
  },
  'setup.finding.webhook_events_missing': {
    en: 'The webhook in Stripe lacks events: {{detail}}. Add them.',
    es: 'Al webhook de Stripe le faltan eventos: {{detail}}. Agréguelos.',
  },
  'setup.finding.email_sent': {
    en: 'The mail server accepted the test email to {{detail}}. Enter its digits below.',
    es: 'El servidor aceptó el correo de prueba para {{detail}}. Escriba sus dígitos abajo.',
  },
  'setup.finding.email_refused': {
    en: 'The mail server didn’t accept the test email ({{detail}}). Check the address, the password and the sender.',
    es: 'El servidor no aceptó el correo de prueba ({{detail}}). Revise la dirección, la contraseña y el remitente.',
  },
  'setup.finding.files_written': {
    en: 'A file was written, read and removed.',
    es: 'Se escribió, leyó y eliminó un archivo.',
  },
  'setup.finding.files_failed': {
    en: 'We couldn’t store a file ({{detail}}). Check the address, the keys and the bucket.',
    es: 'No pudimos guardar un archivo ({{detail}}). Revise la dirección, las claves y el depósito.',
  },
  'setup.finding.files_on_disk': {
    en: 'Files are on this server’s disk, in {{detail}}. Several servers need a bucket that they share.',
    es: 'Los archivos están en el disco de este servidor, en {{detail}}. Varios servidores necesitan un depósito compartido.',
  },
  'setup.finding.backup_folder_written': {
    en: 'The server can write to {{detail}}.',
    es: 'El servidor puede escribir en {{detail}}.',
  },
  'setup.finding.backup_folder_failed': {
    en: 'The server can’t write to this folder ({{detail}}). Check the path and its permissions.',
    es: 'El servidor no puede escribir en esta carpeta ({{detail}}). Revise la ruta y sus permisos.',
  },
  'setup.finding.backup_same_disk': {
    en: 'The folder is on the same disk as the data: one failure would take both.',
    es: 'La carpeta está en el mismo disco que los datos: una falla se llevaría ambos.',
  },
  'setup.finding.backup_key_apart': {
    en: 'Backups don’t contain SECRET_KEY, and without it no one reads the bank numbers and IDs in them. Keep a copy of the key in another safe place.',
    es: 'Las copias no contienen SECRET_KEY, y sin ella nadie lee los números bancarios ni las identificaciones que incluyen. Guarde la clave en otro lugar seguro.',
  },
  'setup.finding.backup_key_inside': {
    en: 'Backups contain the key to their bank numbers and IDs. To keep it apart, set SECRET_KEY to the text of {{detail}}.',
    es: 'Las copias contienen la clave de sus números bancarios e identificaciones. Para guardarla aparte, defina SECRET_KEY con el texto de {{detail}}.',
  },
  'setup.finding.backup_written': {
    en: 'Newest backup: {{detail}}',
    es: 'Copia más reciente: {{detail}}',
  },
  'setup.finding.backup_started': {
    en: 'The first backup is being written. Check again in a minute.',
    es: 'Se está escribiendo la primera copia. Compruebe de nuevo en un minuto.',
  },
  'setup.finding.backup_waits': {
    en: 'The first backup is written when you check again after the restart.',
    es: 'La primera copia se escribe cuando compruebe de nuevo después del reinicio.',
  },
} satisfies Texts
