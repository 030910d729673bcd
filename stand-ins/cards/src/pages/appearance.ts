/** The language and theme of the page that frames the stand-in. */
export type Appearance = { language: 'en' | 'es'; theme: 'light' | 'dark' }

export function readAppearance(fields: URLSearchParams): Appearance {
  return {
    language: fields.get('language') === 'es' ? 'es' : 'en',
    theme: fields.get('theme') === 'dark' ? 'dark' : 'light',
  }
}
