import type { Texts } from '#platform/language.ts'

/** What fees, tax rates, exchange rates, switches and limits have in common. */
export const settingTexts = {
  'setting.state.past': { en: 'Earlier', es: 'Anterior' },
  'setting.state.current': { en: 'In effect', es: 'Vigente' },
  'setting.state.coming': { en: 'Upcoming', es: 'Próximo' },
  'setting.initial': { en: 'Initial value', es: 'Valor inicial' },
  'setting.since': { en: 'Since {{day}}', es: 'Desde el {{day}}' },
  'setting.from': { en: 'From {{day}}', es: 'A partir del {{day}}' },
  'setting.set_by': { en: 'Set by {{name}}.', es: 'Lo fijó {{name}}.' },
  'setting.set_by_on': { en: 'Set by {{name}} on {{day}}.', es: 'Lo fijó {{name}} el {{day}}.' },
  'setting.approved_by': { en: 'Approved by {{name}}.', es: 'Lo aprobó {{name}}.' },
  'setting.history': { en: 'History', es: 'Historial' },
  'setting.change': { en: 'Change', es: 'Cambiar' },
  'setting.change_of': { en: 'Change: {{name}}', es: 'Cambiar: {{name}}' },
  'setting.correct': { en: 'Correct', es: 'Corregir' },
  'setting.restore': { en: 'Restore', es: 'Restablecer' },
  'setting.first_day': { en: 'Start date', es: 'Fecha de inicio' },
  'setting.first_day_hint': {
    en: 'From {{first}} to {{last}}',
    es: 'Entre el {{first}} y el {{last}}',
  },
  'setting.reason': { en: 'Reason', es: 'Motivo' },
  'setting.reason_hint': {
    en: 'Your colleagues will see it in the history.',
    es: 'Sus colegas lo verán en el historial.',
  },
  'setting.wrong.day': {
    en: 'Choose a day from {{first}} to {{last}}',
    es: 'Elija un día entre el {{first}} y el {{last}}',
  },
  'setting.wrong.reason': {
    en: 'Enter at least 3 characters',
    es: 'Ingrese al menos 3 caracteres',
  },
  'setting.effect': {
    en: '{{before}} until then, {{after}} from {{day}}.',
    es: '{{before}} hasta entonces, {{after}} a partir del {{day}}.',
  },
  'setting.save': { en: 'Save change', es: 'Guardar cambio' },
  'setting.saved': { en: 'Change saved', es: 'Se guardó el cambio' },
  'setting.not_saved': { en: 'We couldn’t save the change', es: 'No pudimos guardar el cambio' },
  'setting.remove': { en: 'Remove', es: 'Eliminar' },
  'setting.remove_title': { en: 'Remove this change?', es: '¿Eliminar este cambio?' },
  'setting.remove_effect': {
    en: 'The value before {{day}} stays in effect.',
    es: 'El valor anterior al {{day}} sigue vigente.',
  },
  'setting.keep': { en: 'Keep change', es: 'Conservar cambio' },
  'setting.removed': { en: 'Change removed', es: 'Se eliminó el cambio' },
} satisfies Texts
