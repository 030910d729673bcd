import type { LoaderFunctionArgs } from 'react-router'
import { cacheable } from '#platform/api/caching.ts'
import { pageContext } from '#platform/api/page-context.ts'
import { sitemap } from '#sitemap.ts'

/** Crawlers read public pages only; personal and development pages are excluded. */
export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(pageContext).config
  const closed = Object.entries(sitemap)
    .filter(([, [access]]) => access !== 'public')
    .map(([path]) => `Disallow: ${path.replace(/:.*$/, '')}`)
  const lines = ['User-agent: *', ...new Set(closed), 'Disallow: /api/', '']
  return new Response([...lines, `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', ...cacheable({ seconds: 3600 }) },
  })
}
