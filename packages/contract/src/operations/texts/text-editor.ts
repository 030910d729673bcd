import type { Texts } from '#platform/language.ts'

export const textEditorTexts = {
  'text_editor.title': { en: 'Texts', es: 'Textos' },
  'text_editor.description_one': {
    en: '{{count}} text in every language.',
    es: '{{count}} texto en cada idioma.',
  },
  'text_editor.description_other': {
    en: '{{count}} texts in every language.',
    es: '{{count}} textos en cada idioma.',
  },
  'text_editor.load_failed': {
    en: 'We couldn’t load the texts.',
    es: 'No pudimos cargar los textos.',
  },
  'text_editor.filter.all': { en: 'All', es: 'Todos' },
  'text_editor.filter.needs_work': { en: 'Needs work', es: 'Por revisar' },
  'text_editor.filter.missing': { en: 'Missing', es: 'Faltan' },
  'text_editor.filter.outdated': { en: 'Original changed', es: 'Cambió el original' },
  'text_editor.filter.drafts': { en: 'Drafts', es: 'Borradores' },
  'text_editor.search': { en: 'Key or text', es: 'Clave o texto' },
  'text_editor.none': { en: 'No texts found', es: 'No hay textos' },
  'text_editor.none_description': {
    en: 'Try another filter or other words.',
    es: 'Pruebe otro filtro u otras palabras.',
  },
  'text_editor.key': { en: 'Key', es: 'Clave' },
  'text_editor.status': { en: 'Status', es: 'Estado' },
  'text_editor.status.published': { en: 'Published', es: 'Publicado' },
  'text_editor.status.draft': { en: 'Draft', es: 'Borrador' },
  'text_editor.status.to_fix': { en: 'Needs a fix', es: 'Por corregir' },
  'text_editor.status.missing': { en: 'Missing', es: 'Falta' },
  'text_editor.status.outdated': { en: 'Original changed', es: 'Cambió el original' },
  'text_editor.not_translated': { en: 'Not translated yet', es: 'Sin traducir' },
  'text_editor.back': { en: 'All texts', es: 'Todos los textos' },
  'text_editor.uses': { en: 'Uses {{placeholders}}', es: 'Usa {{placeholders}}' },
  'text_editor.add': {
    en: 'Add {{names}}. The text can’t be published without it.',
    es: 'Agregue {{names}}. Sin eso no se puede publicar el texto.',
  },
  'text_editor.remove': {
    en: 'Remove {{names}}. This text doesn’t use it.',
    es: 'Quite {{names}}. Este texto no lo usa.',
  },
  'text_editor.edited': { en: 'Edited here', es: 'Editado aquí' },
  'text_editor.draft_by': {
    en: 'Draft by {{name}}, {{time}}',
    es: 'Borrador de {{name}}, {{time}}',
  },
  'text_editor.save': { en: 'Save draft', es: 'Guardar borrador' },
  'text_editor.saved': { en: 'Draft saved', es: 'Borrador guardado' },
  'text_editor.not_saved': {
    en: 'We couldn’t save the draft.',
    es: 'No pudimos guardar el borrador.',
  },
  'text_editor.discard': { en: 'Discard draft', es: 'Descartar borrador' },
  'text_editor.discarded': { en: 'Draft discarded', es: 'Borrador descartado' },
  'text_editor.still_fits': {
    en: 'Translation is still correct',
    es: 'La traducción sigue siendo correcta',
  },
  'text_editor.reviewed': { en: 'Marked as reviewed', es: 'Marcado como revisado' },
  'text_editor.history': { en: 'History', es: 'Historial' },
  'text_editor.history_none': { en: 'Not edited yet.', es: 'Aún no se ha editado.' },
  'text_editor.version_by': {
    en: 'Published by {{name}}, {{time}}',
    es: 'Publicado por {{name}}, {{time}}',
  },
  'text_editor.use_version': { en: 'Use this text', es: 'Usar este texto' },
  'text_editor.original': {
    en: 'Original text of this version of {{brand}}',
    es: 'Texto original de esta versión de {{brand}}',
  },
  'text_editor.ready_none': {
    en: 'No drafts are ready to publish.',
    es: 'No hay borradores listos para publicar.',
  },
  'text_editor.ready_one': {
    en: '{{count}} draft is ready to publish.',
    es: '{{count}} borrador listo para publicar.',
  },
  'text_editor.ready_other': {
    en: '{{count}} drafts are ready to publish.',
    es: '{{count}} borradores listos para publicar.',
  },
  'text_editor.to_fix': { en: 'Needs a fix: {{keys}}.', es: 'Por corregir: {{keys}}.' },
  'text_editor.publish_none': { en: 'Publish', es: 'Publicar' },
  'text_editor.publish_one': { en: 'Publish {{count}} text', es: 'Publicar {{count}} texto' },
  'text_editor.publish_other': { en: 'Publish {{count}} texts', es: 'Publicar {{count}} textos' },
  'text_editor.published_one': {
    en: '{{count}} text published. Open pages change within seconds.',
    es: 'Se publicó {{count}} texto. Las páginas abiertas cambian en segundos.',
  },
  'text_editor.published_other': {
    en: '{{count}} texts published. Open pages change within seconds.',
    es: 'Se publicaron {{count}} textos. Las páginas abiertas cambian en segundos.',
  },
  'text_editor.not_published': {
    en: 'We couldn’t publish the drafts.',
    es: 'No pudimos publicar los borradores.',
  },
} satisfies Texts
