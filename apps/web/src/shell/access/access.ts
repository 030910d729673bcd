import { type Access, sitemap } from '#sitemap.ts'

const rules = Object.entries(sitemap).map(([path, [access]]) => ({
  path,
  access,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/*$`, 'i'),
}))

/** An unknown path is public: it shows the not-found page. */
export function accessOf(pathname: string): Access {
  const read = pathname.split('/').map(decode).join('/')
  return rules.find(({ pattern }) => pattern.test(read))?.access ?? 'public'
}

/** By the matched route, so that no spelling of a path bypasses the rule of its page. */
export function accessOfRoute(route: string): Access {
  return rules.find(({ path }) => path === route)?.access ?? 'public'
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('/', '%2F')
  } catch {
    return part
  }
}
