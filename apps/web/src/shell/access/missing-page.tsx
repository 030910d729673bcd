import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  redirect,
} from 'react-router'
import { notFound } from '#platform/api/not-found.ts'
import { pageContext } from '#platform/api/page-context.ts'
import { aliases } from '#sitemap.ts'
import { notFoundNear } from './near-pages.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  redirectAlias(request)
  throw await notFoundNear(request, context.get(pageContext))
}

/** Only the server knows aliases and similar pages; without its answer the page is not found. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const error = await serverLoader().catch((error: unknown) => error)
  throw error instanceof Response || isRouteErrorResponse(error) ? error : notFound(request)
}

/**
 * Common alternative paths redirect to the specified ones; as routes each would slow down every
 * page.
 */
function redirectAlias(request: Request): void {
  const { pathname, search } = new URL(request.url)
  const target = aliases[pathname.toLowerCase().replace(/\/+$/, '')]
  if (target) throw redirect(withSearch(target, search), 301)
}

function withSearch(target: string, search: string): string {
  return target + (target.includes('?') ? search.replace('?', '&') : search)
}

export default function MissingPage() {
  return null
}
