import { type LoaderFunctionArgs, redirect } from 'react-router'
import { notFound } from '#platform/api/not-found.ts'
import { aliases } from '#sitemap.ts'

export const loader = redirectOrNotFound
export const clientLoader = redirectOrNotFound

/**
 * Common alternative paths redirect to the specified ones; as routes each would slow down every
 * page.
 */
function redirectOrNotFound({ request }: LoaderFunctionArgs): never {
  const { pathname, search } = new URL(request.url)
  const target = aliases[pathname.toLowerCase().replace(/\/+$/, '')]
  throw target ? redirect(withSearch(target, search), 301) : notFound(request)
}

function withSearch(target: string, search: string): string {
  return target + (target.includes('?') ? search.replace('?', '&') : search)
}

export default function MissingPage() {
  return null
}
