import { type Access, sitemap } from '#sitemap.ts'

const rules = Object.entries(sitemap).map(([path, [access]]) => ({
  access,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/*$`, 'i'),
}))

/** An unknown path is public: it shows the not-found page. */
export function accessOf(pathname: string): Access {
  return rules.find(({ pattern }) => pattern.test(pathname))?.access ?? 'public'
}
