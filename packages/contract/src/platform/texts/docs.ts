import type { Texts } from '#platform/language.ts'

/** What surrounds the documentation, whose pages are in English. */
export const docsTexts = {
  'docs.title': { en: 'Documentation', es: 'Documentación' },
  'docs.description': {
    en: 'How to run, use, extend and check this software.',
    es: 'Cómo instalar, usar, ampliar y comprobar este software (en inglés).',
  },
  'docs.search': { en: 'Search the documentation', es: 'Buscar en la documentación (en inglés)' },
  'docs.found_one': { en: '{{count}} result', es: '{{count}} resultado' },
  'docs.found_other': { en: '{{count}} results', es: '{{count}} resultados' },
  'docs.none': { en: 'No results', es: 'No hay resultados' },
  'docs.none_description': {
    en: 'Try fewer or other words.',
    es: 'Pruebe con menos palabras o con otras, en inglés.',
  },
  'docs.contents': { en: 'On this page', es: 'En esta página' },
  'docs.more': { en: 'More pages', es: 'Más páginas' },
  'docs.before': { en: 'Previous: {{title}}', es: 'Anterior: {{title}}' },
  'docs.after': { en: 'Next: {{title}}', es: 'Siguiente: {{title}}' },
} satisfies Texts
