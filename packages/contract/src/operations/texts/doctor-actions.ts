import type { Texts } from '#platform/language.ts'

/** What to do about a finding. */
export const doctorActionTexts = {
  'doctor.action.check_failed': {
    en: 'Read the log of this process for the error, and check again.',
    es: 'Lea el error en el registro de este proceso y revise de nuevo.',
  },
  'doctor.action.check_timed_out': {
    en: 'Check that the network lets this machine reach the service.',
    es: 'Compruebe que la red permite llegar al servicio desde esta máquina.',
  },
  'doctor.action.configuration_incomplete': {
    en: 'Set them in the environment and restart. The README says what each is for.',
    es: 'Defínalos en el entorno y reinicie. El README explica cada uno.',
  },
  'doctor.action.node_other': {
    en: 'Start with npm start, which brings its own Node, or install that version.',
    es: 'Inicie con npm start, que trae su propio Node, o instale esa versión.',
  },
  'doctor.action.database_slow': {
    en: 'Move the database closer, or look for load on its machine.',
    es: 'Acerque la base de datos o busque carga en su máquina.',
  },
  'doctor.action.database_old': {
    en: 'Upgrade PostgreSQL. Write a backup first.',
    es: 'Actualice PostgreSQL. Escriba antes un respaldo.',
  },
  'doctor.action.database_unsafe': {
    en: 'Turn them on in postgresql.conf and reload it.',
    es: 'Actívelos en postgresql.conf y recárguelo.',
  },
  'doctor.action.database_crowded': {
    en: 'Lower DATABASE_POOL, raise max_connections, or put PgBouncer in between.',
    es: 'Reduzca DATABASE_POOL, aumente max_connections o ponga PgBouncer en medio.',
  },
  'doctor.action.schema_behind': {
    en: 'Start this version once: it migrates the database before it listens.',
    es: 'Inicie esta versión una vez: migra la base de datos antes de atender.',
  },
  'doctor.action.clock_off': {
    en: 'Turn on time synchronization (chrony or systemd-timesyncd) on both machines.',
    es: 'Active la sincronización de la hora (chrony o systemd-timesyncd) en ambas máquinas.',
  },
  'doctor.action.disk_low': {
    en: 'Remove old backups or enlarge the disk.',
    es: 'Elimine respaldos antiguos o amplíe el disco.',
  },
  'doctor.action.disk_full': {
    en: 'Free space now: remove old backups or enlarge the disk.',
    es: 'Libere espacio ya: elimine respaldos antiguos o amplíe el disco.',
  },
  'doctor.action.files_wrong': {
    en: 'Check the bucket or folder, its rights, and what else writes to it.',
    es: 'Revise el bucket o la carpeta, sus permisos y quién más escribe en él.',
  },
  'doctor.action.address_plain': {
    en: 'Put a proxy with a certificate in front, and set PUBLIC_URL to its https address.',
    es: 'Ponga delante un proxy con certificado y defina PUBLIC_URL con su dirección https.',
  },
  'doctor.action.certificate_ending': {
    en: 'Renew it, and find out why it wasn’t renewed automatically.',
    es: 'Renuévelo y averigüe por qué no se renovó solo.',
  },
  'doctor.action.certificate_refused': {
    en: 'Check that the name leads to your proxy, and its certificate with all intermediates.',
    es: 'Compruebe que el nombre lleva a su proxy, y el certificado con todos los intermedios.',
  },
  'doctor.action.proxy_unknown': {
    en: 'Set TRUST_PROXY to the address or network of the proxy.',
    es: 'Defina TRUST_PROXY con la dirección o la red del proxy.',
  },
  'doctor.action.proxy_anyone': {
    en: 'Set TRUST_PROXY to the address or network of the proxy instead of true.',
    es: 'Defina TRUST_PROXY con la dirección o la red del proxy en vez de true.',
  },
  'doctor.action.email_missing': {
    en: 'Set SMTP_URL and MAIL_FROM and restart.',
    es: 'Defina SMTP_URL y MAIL_FROM y reinicie.',
  },
  'doctor.action.email_refused': {
    en: 'Correct the user name and password in SMTP_URL and restart.',
    es: 'Corrija el usuario y la contraseña en SMTP_URL y reinicie.',
  },
  'doctor.action.email_unreachable': {
    en: 'Check host and port in SMTP_URL, and that the firewall lets them through.',
    es: 'Revise el host y el puerto de SMTP_URL y que el cortafuegos los permita.',
  },
  'doctor.action.dns_missing': {
    en: 'Add the records that your mail provider names for this domain.',
    es: 'Agregue los registros que su proveedor de correo indica para este dominio.',
  },
  'doctor.action.cards_test': {
    en: 'Set the three STRIPE_ keys of live mode before guests pay.',
    es: 'Defina las tres claves STRIPE_ del modo real antes de que paguen huéspedes.',
  },
  'doctor.action.cards_refused': {
    en: 'Copy STRIPE_SECRET_KEY from Stripe’s dashboard again and restart.',
    es: 'Copie de nuevo STRIPE_SECRET_KEY del panel de Stripe y reinicie.',
  },
  'doctor.action.card_events_missing': {
    en: 'In Stripe, check that events go to {{address}}, and that STRIPE_WEBHOOK_SECRET is that endpoint’s.',
    es: 'En Stripe, compruebe que los eventos van a {{address}} y que STRIPE_WEBHOOK_SECRET es el de ese destino.',
  },
  'doctor.action.webhooks_failing': {
    en: 'Their owners were notified. Nothing to do unless all fail.',
    es: 'Se avisó a sus responsables. No hay nada que hacer, salvo que fallen todas.',
  },
  'doctor.action.queues_late': {
    en: 'Check that a process with ROLE=worker or all is running, and its log.',
    es: 'Compruebe que se ejecuta un proceso con ROLE=worker o all, y su registro.',
  },
  'doctor.action.jobs_failed': {
    en: 'Retry or discard them at /admin/jobs.',
    es: 'Reinténtelas o descártelas en /admin/jobs.',
  },
  'doctor.action.backup_late': {
    en: 'Run npm run backup, and check what should run it every day.',
    es: 'Ejecute npm run backup y revise qué debería ejecutarlo cada día.',
  },
  'doctor.action.backup_missing': {
    en: 'Set BACKUP_DIR for a backup every night, or run npm run backup.',
    es: 'Defina BACKUP_DIR para un respaldo cada noche, o ejecute npm run backup.',
  },
} satisfies Texts
