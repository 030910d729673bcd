import { type Area, areaOf } from '@marea/contract/areas.ts'
import { useLocation } from 'react-router'
import { usePage } from '#platform/page/page.tsx'

/** Browsers that know these rules fetch the document of another area while its link is pointed at. */
function prefetchRules(area: Area): string {
  if (area === 'guest') return rulesFor({ href_matches: ['/property-management*', '/admin*'] })
  return rulesFor(outside(area === 'owner' ? '/property-management' : '/admin'))
}

function rulesFor(where: object): string {
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] })
}

function outside(folder: string): object {
  const others = { not: { href_matches: [`${folder}*`, '/api/*', '/media/*'] } }
  return { and: [{ href_matches: '/*' }, others] }
}

/** The rules are read once, from the document. */
export function PrefetchRules() {
  const { nonce } = usePage()
  const { pathname } = useLocation()
  return (
    <script
      type='speculationrules'
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of our own
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR ? prefetchRules(areaOf(pathname)) : '',
      }}
    />
  )
}
