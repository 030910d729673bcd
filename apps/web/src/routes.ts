import { areas } from '@marea/contract/areas.ts'
import { layout, type RouteConfig, route } from '@react-router/dev/routes'
import { consolePages } from '#areas/console/routes.ts'
import { guestPages, resources } from '#areas/guest/routes.ts'
import { ownerPages } from '#areas/owner/routes.ts'
import { area } from '../react-router.config.ts'

const pages = { guest: guestPages, owner: ownerPages, console: consolePages }

const built = area ? [area] : areas

/** Also where a link leads to another area, whose routes this one does not have. */
const otherPaths = route('*', 'shell/access/missing-page.tsx')

export default [
  ...built.map((each, at) =>
    layout(`areas/${each}/root.tsx`, [
      ...Object.entries(pages[each]).map(([path, [, page]]) => route(path, page)),
      ...(at === 0 ? [otherPaths] : []),
    ]),
  ),
  ...(built.includes('guest')
    ? Object.entries(resources).map(([path, file]) => route(path, file))
    : []),
] satisfies RouteConfig
