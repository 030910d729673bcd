import { matchPath } from 'react-router'
import { type Access, sitemap } from '#sitemap.ts'

const rules = Object.entries(sitemap).map(([path, [access]]) => ({ path, access }))

/** An unknown path is public: it shows the not-found page. */
export function accessOf(pathname: string): Access {
  return rules.find(({ path }) => matchPath(path, pathname))?.access ?? 'public'
}
