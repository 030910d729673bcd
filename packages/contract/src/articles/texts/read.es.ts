import type { articleTexts as en } from './read.en.ts'

export const articleTexts: Record<keyof typeof en, string> = {
  'faqs.title': 'Preguntas frecuentes',
  'faqs.description':
    'Respuestas rápidas. Para lo demás, escriba o llame a nuestro equipo en Miami.',
  'faqs.how': 'Vea precios, fechas apartadas y reembolsos con un ejemplo real',
  'faqs.search': 'Buscar preguntas',
  'faqs.clear': 'Borrar búsqueda',
  'faqs.found_one': '{{count}} pregunta encontrada',
  'faqs.found_other': '{{count}} preguntas encontradas',
  'faqs.none': 'Ninguna pregunta coincide con su búsqueda',
  'faqs.none_description':
    'Pruebe con menos palabras o con otras, o pregunte a nuestro equipo. Atendemos todos los días, de 8 a.m. a medianoche.',
  'faqs.support': '¿No encontró su respuesta?',
  'faqs.email': 'Enviar correo',
  'faqs.call': 'Llamar al {{phone}}',
  'faqs.copy': 'Copiar enlace',
  'faqs.copy_of': 'Copiar enlace a “{{question}}”',

  'blog.title': 'El blog de Marea',
  'blog.description': 'Notas sobre nuestras casas y sobre Miami.',
  'blog.back': 'Todas las notas',
  'blog.by': 'Por {{name}}',
  'blog.minutes_one': '{{count}} min de lectura',
  'blog.minutes_other': '{{count}} min de lectura',
  'blog.related': 'Siga leyendo',
  'blog.only_in': 'Esta nota solo está disponible en {{language}}.',
  'blog.none': 'Aún no hay notas',
  'blog.none_description': 'Aquí aparecerán nuestras notas sobre casas y sobre Miami.',
}
