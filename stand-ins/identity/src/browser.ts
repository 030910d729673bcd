/** How a page is shown: in the reader's language and in the theme of the site around it. */
export type Look = { language: 'en' | 'es'; theme: 'light' | 'dark' | 'auto' }

/** The address says it best, then the site's own cookie, then the browser. */
export function lookOf({ url, headers }: Request): Look {
  const query = new URL(url).searchParams
  const asked = query.get('hl') ?? cookieOf(headers, 'lang') ?? headers.get('accept-language') ?? ''
  const theme = query.get('theme')
  return {
    language: asked.toLowerCase().startsWith('es') ? 'es' : 'en',
    theme: theme === 'dark' || theme === 'light' ? theme : 'auto',
  }
}

/** What a provider remembers of one browser, as a provider would: in a cookie of its own. */
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
