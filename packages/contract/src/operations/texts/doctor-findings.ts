import type { Texts } from '#platform/language.ts'

/** What each check found. */
export const doctorFindingTexts = {
  'doctor.says.check_failed': {
    en: 'The check failed ({{reason}}).',
    es: 'La revisión falló ({{reason}}).',
  },
  'doctor.says.check_timed_out': {
    en: 'No answer within {{seconds}} seconds.',
    es: 'Sin respuesta en {{seconds}} segundos.',
  },
  'doctor.says.configuration_complete': {
    en: 'No setting is missing.',
    es: 'La configuración está completa.',
  },
  'doctor.says.configuration_incomplete': {
    en: 'Not set: {{settings}}.',
    es: 'Sin definir: {{settings}}.',
  },
  'doctor.says.versions_current': {
    en: 'Marea {{marea}} on Node {{node}}.',
    es: 'Marea {{marea}} en Node {{node}}.',
  },
  'doctor.says.node_other': {
    en: 'Marea {{marea}} runs on Node {{node}}. It is tested on Node {{expected}}.',
    es: 'Marea {{marea}} se ejecuta en Node {{node}}. Se prueba en Node {{expected}}.',
  },
  'doctor.says.database_reached': {
    en: 'PostgreSQL {{version}} answers in {{milliseconds}} ms.',
    es: 'PostgreSQL {{version}} responde en {{milliseconds}} ms.',
  },
  'doctor.says.database_slow': {
    en: 'PostgreSQL {{version}} takes {{milliseconds}} ms for an empty query.',
    es: 'PostgreSQL {{version}} tarda {{milliseconds}} ms en una consulta vacía.',
  },
  'doctor.says.database_old': {
    en: 'PostgreSQL {{version}} is older than {{oldest}}.',
    es: 'PostgreSQL {{version}} es anterior a {{oldest}}.',
  },
  'doctor.says.database_durable': {
    en: 'What is committed survives a crash. {{connections}} connections are allowed.',
    es: 'Lo confirmado sobrevive a una caída. Se permiten {{connections}} conexiones.',
  },
  'doctor.says.database_unsafe': {
    en: 'Turned off: {{settings}}. A crash can lose committed payments.',
    es: 'Desactivado: {{settings}}. Una caída puede perder pagos confirmados.',
  },
  'doctor.says.database_crowded': {
    en: 'One process may open {{pool}} connections, and the database allows {{connections}} in all.',
    es: 'Un proceso puede abrir {{pool}} conexiones y la base de datos permite {{connections}} en total.',
  },
  'doctor.says.schema_current': {
    en: 'All {{count}} migrations are applied.',
    es: 'Se aplicaron las {{count}} migraciones.',
  },
  'doctor.says.schema_behind': {
    en: 'Migrations that are not applied: {{count}}. The next is {{next}}.',
    es: 'Migraciones sin aplicar: {{count}}. La siguiente es {{next}}.',
  },
  'doctor.says.clock_right': {
    en: 'This machine and the database agree within {{seconds}} seconds.',
    es: 'Esta máquina y la base de datos coinciden en {{seconds}} segundos.',
  },
  'doctor.says.clock_off': {
    en: 'This machine and the database differ by {{seconds}} seconds.',
    es: 'Esta máquina y la base de datos difieren en {{seconds}} segundos.',
  },
  'doctor.says.disk_free': {
    en: '{{free}} GB are free ({{percent}}%).',
    es: 'Quedan {{free}} GB ({{percent}}%).',
  },
  'doctor.says.disk_low': {
    en: 'Only {{free}} GB are free ({{percent}}%).',
    es: 'Solo quedan {{free}} GB ({{percent}}%).',
  },
  'doctor.says.disk_full': {
    en: 'Only {{free}} GB are free. The database stops when the disk is full.',
    es: 'Solo quedan {{free}} GB. La base de datos se detiene con el disco lleno.',
  },
  'doctor.says.files_kept': {
    en: 'A file was written, read and removed in {{where}}.',
    es: 'Se escribió, leyó y eliminó un archivo en {{where}}.',
  },
  'doctor.says.files_wrong': {
    en: 'A file written to {{where}} was not read back as it was.',
    es: 'Un archivo escrito en {{where}} no se leyó igual.',
  },
  'doctor.says.address_local': {
    en: 'Only this machine reaches {{address}}.',
    es: 'Solo esta máquina llega a {{address}}.',
  },
  'doctor.says.address_plain': {
    en: '{{address}} is not encrypted.',
    es: '{{address}} no está cifrada.',
  },
  'doctor.says.certificate_valid': {
    en: 'The certificate of {{host}} is valid for {{days}} more days.',
    es: 'El certificado de {{host}} vale {{days}} días más.',
  },
  'doctor.says.certificate_ending': {
    en: 'The certificate of {{host}} ends in {{days}} days.',
    es: 'El certificado de {{host}} vence en {{days}} días.',
  },
  'doctor.says.certificate_refused': {
    en: 'No browser would accept {{host}} ({{reason}}).',
    es: 'Ningún navegador aceptaría {{host}} ({{reason}}).',
  },
  'doctor.says.proxy_direct': {
    en: 'No proxy is expected.',
    es: 'No se espera ningún proxy.',
  },
  'doctor.says.proxy_trusted': {
    en: 'Addresses of readers are taken from {{proxies}}.',
    es: 'Las direcciones de los lectores se toman de {{proxies}}.',
  },
  'doctor.says.proxy_unknown': {
    en: 'The address is encrypted by a proxy, but none is trusted: all readers share one rate limit.',
    es: 'Un proxy cifra la dirección, pero no se confía en ninguno: todos los lectores comparten un límite.',
  },
  'doctor.says.proxy_anyone': {
    en: 'Every sender is trusted to name a reader’s address, so rate limits can be avoided.',
    es: 'Se confía en cualquiera para indicar la dirección del lector, así que se pueden evitar los límites.',
  },
  'doctor.says.email_stored': {
    en: 'Emails are stored, not sent: this is a demo.',
    es: 'Los correos se guardan y no se envían: es una demostración.',
  },
  'doctor.says.email_missing': {
    en: 'No email is sent. Addresses can’t be confirmed and passwords can’t be reset.',
    es: 'No se envía ningún correo. No se pueden confirmar direcciones ni restablecer contraseñas.',
  },
  'doctor.says.email_ready': {
    en: '{{host}} accepts our sign-in.',
    es: '{{host}} acepta nuestro inicio de sesión.',
  },
  'doctor.says.email_refused': {
    en: '{{host}} refuses our user name or password.',
    es: '{{host}} rechaza nuestro usuario o contraseña.',
  },
  'doctor.says.email_unreachable': {
    en: '{{host}} can’t be used ({{reason}}).',
    es: 'No se puede usar {{host}} ({{reason}}).',
  },
  'doctor.says.dns_idle': { en: 'No email is sent.', es: 'No se envía ningún correo.' },
  'doctor.says.dns_complete': {
    en: '{{domain}} has SPF and DMARC records and a mail server.',
    es: '{{domain}} tiene registros SPF y DMARC y un servidor de correo.',
  },
  'doctor.says.dns_missing': {
    en: '{{domain}} has no {{records}} record. Emails may be treated as spam.',
    es: '{{domain}} no tiene registro {{records}}. Los correos pueden tratarse como no deseados.',
  },
  'doctor.says.cards_stand_in': {
    en: 'Test cards count as payment: no processor is set.',
    es: 'Las tarjetas de prueba cuentan como pago: no hay procesador.',
  },
  'doctor.says.cards_test': {
    en: 'The keys are those of Stripe’s test mode. No card is charged.',
    es: 'Las claves son del modo de prueba de Stripe. No se cobra ninguna tarjeta.',
  },
  'doctor.says.cards_live': {
    en: 'Stripe accepts our key and charges cards.',
    es: 'Stripe acepta nuestra clave y cobra tarjetas.',
  },
  'doctor.says.cards_refused': {
    en: 'Stripe refuses our key. Guests can’t pay by card.',
    es: 'Stripe rechaza nuestra clave. Los huéspedes no pueden pagar con tarjeta.',
  },
  'doctor.says.card_events_idle': {
    en: 'No charges in the last 24 hours, so no events are expected.',
    es: 'No hubo cargos en las últimas 24 horas, así que no se esperan eventos.',
  },
  'doctor.says.card_events_arrive_one': {
    en: 'The latest arrived in the last hour.',
    es: 'El último llegó en la última hora.',
  },
  'doctor.says.card_events_arrive_other': {
    en: 'The latest arrived in the last {{count}} hours.',
    es: 'El último llegó en las últimas {{count}} horas.',
  },
  'doctor.says.card_events_missing': {
    en: 'Charges succeeded, but their events don’t arrive.',
    es: 'Hubo cargos, pero sus eventos no llegan.',
  },
  'doctor.says.webhooks_delivered': {
    en: 'No address is failing.',
    es: 'Ninguna dirección falla.',
  },
  'doctor.says.webhooks_failing': {
    en: 'Addresses that don’t accept deliveries: {{count}}.',
    es: 'Direcciones que no aceptan entregas: {{count}}.',
  },
  'doctor.says.queues_moving': {
    en: 'No job is late or failed for good.',
    es: 'Ninguna tarea está atrasada ni falló definitivamente.',
  },
  'doctor.says.queues_late': {
    en: '{{queue}} has been waiting for {{minutes}} minutes.',
    es: '{{queue}} espera desde hace {{minutes}} minutos.',
  },
  'doctor.says.jobs_failed': {
    en: 'Jobs that failed for good: {{count}}.',
    es: 'Tareas que fallaron definitivamente: {{count}}.',
  },
  'doctor.says.backups_idle': {
    en: 'A demo needs no backups.',
    es: 'Una demostración no necesita respaldos.',
  },
  'doctor.says.backup_recent': {
    en: 'The latest is {{hours}} hours old.',
    es: 'El último tiene {{hours}} horas.',
  },
  'doctor.says.backup_late': {
    en: 'The latest is {{hours}} hours old.',
    es: 'El último tiene {{hours}} horas.',
  },
  'doctor.says.backup_missing': {
    en: 'No backup has been written.',
    es: 'No se ha escrito ningún respaldo.',
  },
} satisfies Texts
