import { searchKeys } from '#search/query.ts'
import { stayKeys } from '#suites/stay-params.ts'

/** Every page shows the stay from its URL in its header. */
const shown = ['lang', ...stayKeys]

export const sharedPages: Readonly<Record<string, readonly string[]>> = {
  '/': ['lang', ...searchKeys],
  '/suite-details/:slug': [...shown, 'photo'],
  '/neighborhoods/:neighborhood': shown,
  '/more': shown,
  '/list-your-home': [...shown, 'neighborhood', 'bedrooms'],
  '/gift-cards': shown,
  '/faqs': [...shown, 'q'],
  '/how-it-works': shown,
  '/blog': [...shown, 'page'],
  '/blog/:article': shown,
  '/privacy-policy': shown,
  '/terms': shown,
  '/docs': [...shown, 'q'],
  '/docs/:part/:doc': shown,
  '/app': shown,
  '/offline': ['lang'],
  '/status': shown,
  '/robots.txt': [],
  '/sitemap.xml': [],
  '/site.webmanifest': ['lang'],
  '/owner.webmanifest': ['lang'],
}

const rules = Object.entries(sharedPages).map(([path, keys]) => ({
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[\\w-]+')}$`),
  keys,
}))

export function queryKeysOf(pathname: string): readonly string[] | undefined {
  const isData = pathname.endsWith('.data')
  const page = isData ? pathname.replace(/^\/_\.data$/, '/').replace(/\.data$/, '') : pathname
  const keys = rules.find(({ pattern }) => pattern.test(page))?.keys
  return keys && isData ? [...keys, '_routes'] : keys
}
