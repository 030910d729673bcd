import type { Texts } from '#platform/language.ts'

export const maintenanceModeTexts = {
  'audit.maintenance.started': { en: 'Started maintenance', es: 'Inició el mantenimiento' },
  'audit.maintenance.ended': { en: 'Ended maintenance', es: 'Terminó el mantenimiento' },
  'maintenance_mode.title': { en: 'Maintenance', es: 'Mantenimiento' },
  'maintenance_mode.description': {
    en: 'During maintenance, everyone but administrators sees a page that says when {{brand}} is back. Payments that have begun are completed, and background jobs go on.',
    es: 'Durante el mantenimiento, todos salvo los administradores ven una página que dice cuándo vuelve {{brand}}. Los pagos que ya empezaron se completan y las tareas en segundo plano continúan.',
  },
  'maintenance_mode.load_failed': {
    en: 'We couldn’t check for maintenance',
    es: 'No pudimos consultar el mantenimiento',
  },
  'maintenance_mode.open': { en: '{{brand}} is open', es: '{{brand}} está funcionando' },
  'maintenance_mode.open_body': {
    en: 'Guests and owners can use everything.',
    es: 'Huéspedes y propietarios pueden usar todo.',
  },
  'maintenance_mode.closed': {
    en: '{{brand}} is closed for maintenance',
    es: '{{brand}} está en mantenimiento',
  },
  'maintenance_mode.closed_body': {
    en: 'Readers see that it ends by {{moment}}. {{who}} started it: {{reason}}',
    es: 'Los lectores ven que termina antes del {{moment}}. Lo inició {{who}}: {{reason}}',
  },
  'maintenance_mode.over': {
    en: 'The announced end has passed. {{brand}} stays closed until you end maintenance.',
    es: 'El final anunciado ya pasó. {{brand}} sigue en mantenimiento hasta que usted lo termine.',
  },
  'maintenance_mode.minutes': { en: 'Minutes from now', es: 'Minutos desde ahora' },
  'maintenance_mode.minutes_hint': {
    en: 'From {{min}} to {{max}}. Readers see the end.',
    es: 'De {{min}} a {{max}}. Los lectores ven el final.',
  },
  'maintenance_mode.reason': { en: 'Reason', es: 'Motivo' },
  'maintenance_mode.reason_hint': {
    en: 'For the audit log. Readers don’t see it.',
    es: 'Para el registro de auditoría. Los lectores no lo ven.',
  },
  'maintenance_mode.start': { en: 'Close {{brand}}', es: 'Cerrar {{brand}}' },
  'maintenance_mode.change': { en: 'Change end', es: 'Cambiar el final' },
  'maintenance_mode.end': { en: 'End maintenance', es: 'Terminar el mantenimiento' },
  'maintenance_mode.not_saved': {
    en: 'We couldn’t change it',
    es: 'No pudimos cambiarlo',
  },
  'maintenance_mode.wrong.minutes': {
    en: 'Enter a whole number from {{min}} to {{max}}',
    es: 'Ingrese un número entero de {{min}} a {{max}}',
  },
  'maintenance_mode.wrong.reason': {
    en: 'Enter a reason of at least 3 characters',
    es: 'Ingrese un motivo de al menos 3 caracteres',
  },
} satisfies Texts
