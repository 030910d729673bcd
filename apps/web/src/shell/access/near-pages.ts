import type { PageGiven } from '@marea/contract/pages.ts'
import { nearMatches } from '@marea/contract/platform/near-match.ts'
import { data } from 'react-router'
import { notFound } from '#platform/api/not-found.ts'
import { about, footerOwnerLinks, legal, personalLinks, settings } from '#shell/frame/links.ts'
import { aliases } from '#sitemap.ts'
import type { MissingPage, NearPage } from './near-page.ts'

const most = 5

/** Pages that anyone may open, though some ask to sign in. */
const pages = [...personalLinks, ...settings, ...about, ...footerOwnerLinks, ...legal]

/** The not-found error with pages similar to the requested address. */
export async function notFoundNear(request: Request, given: PageGiven) {
  const missing = notFound(request)
  const near = await nearPages(pathOf(request), given)
  const named: MissingPage = { message: missing.data, near }
  return data(named, missing.init ?? { status: 404 })
}

async function nearPages(path: string, given: PageGiven): Promise<NearPage[]> {
  const [first = '', ...rest] = path.split('/').filter(Boolean)
  const slug = (rest.at(-1) ?? first).slice(0, 100)
  const items = await nearAddresses(slug, given)
  const named = items.map(({ kind, slug, title, language }): NearPage => {
    const folder = kind === 'home' ? 'suite-details' : 'blog'
    return { kind, to: `/${folder}/${slug}`, title, lang: language }
  })
  const known = nearMatches(path, pages, ({ to }) => spellingsOf(to)).map(
    ({ item: { to, text } }): NearPage => ({ kind: 'page', to, text }),
  )
  return [...known, ...named].sort((a, b) => rank(a, first) - rank(b, first)).slice(0, most)
}

/** A failed lookup still results in a not-found page without suggestions. */
async function nearAddresses(slug: string, { call, language, report }: PageGiven) {
  try {
    return (await call('GET /near-addresses', { query: { slug, language } })).items
  } catch (error) {
    report(error)
    return []
  }
}

/** Results in the requested folder come first: homes under /suite-details, posts under /blog. */
function rank({ to }: NearPage, folder: string): number {
  return to.startsWith(`/${folder}/`) ? 0 : 1
}

function spellingsOf(to: string): string[] {
  const others = Object.entries(aliases).filter(([, target]) => target === to)
  return [to, ...others.map(([path]) => path)]
}

function pathOf(request: Request): string {
  const { pathname } = new URL(request.url)
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
