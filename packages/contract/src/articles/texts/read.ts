import type { Texts } from '#platform/language.ts'

export const articleTexts = {
  'faqs.title': { en: 'Frequently asked questions', es: 'Preguntas frecuentes' },
  'faqs.description': {
    en: 'Quick answers. For anything else, email or call our team in Miami.',
    es: 'Respuestas rápidas. Para lo demás, escriba o llame a nuestro equipo en Miami.',
  },
  'faqs.how': {
    en: 'See prices, holds and refunds with a real example',
    es: 'Vea precios, fechas apartadas y reembolsos con un ejemplo real',
  },
  'faqs.search': { en: 'Search questions', es: 'Buscar preguntas' },
  'faqs.clear': { en: 'Clear search', es: 'Borrar búsqueda' },
  'faqs.found_one': { en: '{{count}} question found', es: '{{count}} pregunta encontrada' },
  'faqs.found_other': { en: '{{count}} questions found', es: '{{count}} preguntas encontradas' },
  'faqs.none': {
    en: 'No questions match your search',
    es: 'Ninguna pregunta coincide con su búsqueda',
  },
  'faqs.none_description': {
    en: 'Try fewer or different words, or ask our team. We answer daily, 8 AM to midnight.',
    es: 'Pruebe con menos palabras o con otras, o pregunte a nuestro equipo. Atendemos todos los días, de 8 a.m. a medianoche.',
  },
  'faqs.support': { en: 'Didn’t find your answer?', es: '¿No encontró su respuesta?' },
  'faqs.email': { en: 'Email us', es: 'Enviar correo' },
  'faqs.call': { en: 'Call {{phone}}', es: 'Llamar al {{phone}}' },
  'faqs.copy': { en: 'Copy link', es: 'Copiar enlace' },
  'faqs.copy_of': { en: 'Copy link to “{{question}}”', es: 'Copiar enlace a “{{question}}”' },
  'blog.title': { en: 'The {{brand}} blog', es: 'El blog de {{brand}}' },
  'blog.description': {
    en: 'Notes on our homes and on {{places}}.',
    es: 'Notas sobre nuestras casas y sobre {{places}}.',
  },
  'blog.back': { en: 'All posts', es: 'Todas las notas' },
  'blog.by': { en: 'By {{name}}', es: 'Por {{name}}' },
  'blog.minutes_one': { en: '{{count}} min read', es: '{{count}} min de lectura' },
  'blog.minutes_other': { en: '{{count}} min read', es: '{{count}} min de lectura' },
  'blog.related': { en: 'Keep reading', es: 'Siga leyendo' },
  'blog.only_in': {
    en: 'This post is only available in {{language}}.',
    es: 'Esta nota solo está disponible en {{language}}.',
  },
  'blog.none': { en: 'No posts yet', es: 'Aún no hay notas' },
  'blog.none_description': {
    en: 'Our notes on homes and on {{places}} will appear here.',
    es: 'Aquí aparecerán nuestras notas sobre casas y sobre {{places}}.',
  },
} satisfies Texts
