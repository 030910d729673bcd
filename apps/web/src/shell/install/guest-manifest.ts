import type { LoaderFunctionArgs } from 'react-router'
import { cacheable } from '#platform/api/caching.ts'
import { pageContext } from '#platform/api/page-context.ts'
import { webManifest } from './web-manifest.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const manifest = webManifest(
    {
      id: '/',
      start: '/',
      name: 'app.name',
      description: 'app.description',
      shortcuts: [
        { to: '/my-bookings', text: 'shell.bookings' },
        { to: '/chat', text: 'shell.messages' },
        { to: '/my-favorites', text: 'shell.favorites' },
      ],
      shareTo: '/share',
      hasScreens: true,
    },
    context.get(pageContext),
  )
  return new Response(manifest, {
    headers: { 'content-type': 'application/manifest+json', ...cacheable({ seconds: 3600 }) },
  })
}
