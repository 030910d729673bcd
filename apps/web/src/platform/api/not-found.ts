import { data } from 'react-router'

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'resource.not_found'
}

/** Thrown by loaders: the layout then shows the not-found screen with status 404. */
export function notFound(request: Request) {
  const { pathname } = new URL(request.url)
  return data(`Page not found: ${pathname}`, { status: 404, statusText: 'Not Found' })
}
