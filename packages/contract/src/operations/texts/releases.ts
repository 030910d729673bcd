import type { Texts } from '#platform/language.ts'

export const releasesTexts = {
  'releases.title': { en: 'Version and changes', es: 'Versión y cambios' },
  'releases.running': {
    en: 'Version {{version}} is running.',
    es: 'La versión {{version}} está en uso.',
  },
  'releases.language': {
    en: 'What changed in each release, and what an upgrade needs.',
    es: 'Lo que cambió en cada versión y lo que requiere una actualización. Las notas están en inglés.',
  },
  'releases.load_failed': {
    en: 'We couldn’t load the changes',
    es: 'No pudimos cargar los cambios',
  },
} satisfies Texts
