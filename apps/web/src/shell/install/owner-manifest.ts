import type { LoaderFunctionArgs } from 'react-router'
import { cacheable } from '#platform/api/caching.ts'
import { pageContext } from '#platform/api/page-context.ts'
import { webManifest } from './web-manifest.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const manifest = webManifest(
    {
      id: '/property-management',
      start: '/property-management/movile-management',
      name: 'app.owner_name',
      description: 'app.owner_description',
      shortcuts: [
        { to: '/property-management/calendar', text: 'owner_nav.calendar' },
        { to: '/property-management/messages', text: 'shell.messages' },
        { to: '/property-management/view-financials', text: 'owner_nav.money' },
      ],
      hasScreens: false,
    },
    context.get(pageContext),
  )
  return new Response(manifest, {
    headers: { 'content-type': 'application/manifest+json', ...cacheable({ seconds: 3600 }) },
  })
}
