import { docs } from 'virtual:docs'
import type { Call } from '@marea/contract/pages.ts'
import { defaultLanguage } from '@marea/contract/platform/language.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { cacheable } from '#platform/api/caching.ts'
import { pageContext } from '#platform/api/page-context.ts'
import { sitemap } from '#sitemap.ts'
import { sitemapXml } from './sitemap-xml.ts'

/** The protocol allows 50,000 URLs in one file, and each home has two. */
const maxHomes = 24_000
const maxPostPages = 25
const unlisted = ['/sign-in', '/reset-password', '/auth/callback', '/pay-confirmation', '/more']

export async function loader({ context }: LoaderFunctionArgs) {
  const { config, call } = context.get(pageContext)
  const pages = Object.entries(sitemap)
    .filter(([path, [access]]) => access === 'public' && !path.includes(':'))
    .map(([path]) => path)
    .filter((path) => !unlisted.includes(path))
  const posts = await listPosts(call)
  const places = (await call('GET /neighborhoods')).map(({ slug }) => `/neighborhoods/${slug}`)
  const homes = (await listSlugs(call)).map((slug) => `/suite-details/${slug}`)
  return new Response(
    sitemapXml(config.publicUrl, [
      ...pages,
      ...docs.pages.map(({ address }) => address),
      ...places,
      ...posts.paths,
      ...homes,
    ]),
    {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        ...cacheable({ seconds: posts.freshSeconds }),
      },
    },
  )
}

async function listPosts(call: Call): Promise<{ paths: string[]; freshSeconds: number }> {
  const paths: string[] = []
  let freshSeconds = 0
  for (let page = 1, pages = 1; page <= pages && page <= maxPostPages; page += 1) {
    const found = await call('GET /articles', { query: { language: defaultLanguage, page } })
    paths.push(...found.items.map(({ slug }) => `/blog/${slug}`))
    pages = found.pages
    freshSeconds = found.freshSeconds
  }
  return { paths, freshSeconds }
}

async function listSlugs(call: Call): Promise<string[]> {
  const slugs: string[] = []
  for (let page = 1, pages = 1; page <= pages && slugs.length < maxHomes; page += 1) {
    const query = { page: String(page), facets: 'false' } as const
    const found = await call('GET /suites', { query })
    slugs.push(...found.items.map(({ slug }) => slug))
    pages = found.pages
  }
  return slugs
}
