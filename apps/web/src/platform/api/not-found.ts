import { data } from 'react-router'

/** Whether the API said that there is no such thing. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'resource.not_found'
}

/** Thrown by loaders: the layout then shows the not-found screen with status 404. */
export function notFound(request: Request) {
  const { pathname } = new URL(request.url)
  return data(`Page not found: ${pathname}`, { status: 404, statusText: 'Not Found' })
}
