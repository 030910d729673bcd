import { type Area, areaOf } from '@marea/contract/areas.ts'
import { useLocation } from 'react-router'
import { usePage } from '#platform/page/page.tsx'

/** Browsers that know these rules fetch the document of another area while its link is pointed at. */
const prefetchRules: Record<Area, string> = {
  guest: rulesFor({ href_matches: ['/property-management*', '/admin*'] }),
  owner: rulesFor(outside('/property-management')),
  console: rulesFor(outside('/admin')),
}

function rulesFor(where: object): string {
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] })
}

function outside(folder: string): object {
  const others = { not: { href_matches: [`${folder}*`, '/api/*', '/media/*'] } }
  return { and: [{ href_matches: '/*' }, others] }
}

export function PrefetchRules() {
  const { nonce } = usePage()
  const { pathname } = useLocation()
  return (
    <script
      type='speculationrules'
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of our own
      dangerouslySetInnerHTML={{ __html: prefetchRules[areaOf(pathname)] }}
    />
  )
}
