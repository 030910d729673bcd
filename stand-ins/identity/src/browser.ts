/** The language of the reader and the theme of the site around the page. */
export type Look = { language: 'en' | 'es'; theme: 'light' | 'dark' | 'auto' }

/** The address decides first, then the site's own cookie, then the browser. */
export function lookOf({ url, headers }: Request): Look {
  const query = new URL(url).searchParams
  const asked = query.get('hl') ?? cookieOf(headers, 'lang') ?? headers.get('accept-language') ?? ''
  const theme = query.get('theme')
  return {
    language: asked.toLowerCase().startsWith('es') ? 'es' : 'en',
    theme: theme === 'dark' || theme === 'light' ? theme : 'auto',
  }
}

/** A provider's state for one browser, in a cookie of its own like the real provider's. */
export function readState(headers: Headers, name: string): Record<string, unknown> {
  try {
    const state: unknown = JSON.parse(decodeURIComponent(cookieOf(headers, name) ?? '{}'))
    return typeof state === 'object' && state !== null ? { ...state } : {}
  } catch {
    return {}
  }
}

const halfAYear = 180 * 24 * 60 * 60

export function stateCookie(name: string, state: object, path: string): string {
  const value = encodeURIComponent(JSON.stringify(state))
  return `${name}=${value}; Path=${path}; Max-Age=${halfAYear}; HttpOnly; SameSite=Lax`
}

function cookieOf(headers: Headers, name: string): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(/;\s*/)
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}
