import { canManageHomes, isAdmin } from '#platform/session/roles.ts'
import type { StoredUser } from '#platform/session/session.ts'
import { type Access, sitemap } from '#sitemap.ts'

const rules = Object.entries(sitemap).map(([path, [access]]) => ({
  path,
  access,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/*$`, 'i'),
}))

/** An unknown path is public: it shows the not-found page. */
export function accessOf(pathname: string): Access {
  const read = pathname.split('/').map(decode).join('/')
  return rules.find(({ pattern }) => pattern.test(read))?.access ?? 'public'
}

/** By the matched route, so that no spelling of a path bypasses the rule of its page. */
export function accessOfRoute(route: string): Access {
  return rules.find(({ path }) => path === route)?.access ?? 'public'
}

export function needsSignIn(pathname: string): boolean {
  return ['signed-in', 'owner', 'admin'].includes(accessOf(pathname))
}

type Reader = Pick<StoredUser, 'profile' | 'isCoHost'> | null | undefined

/** While the reader is unknown the page is shown, because the API decides about its data. */
export function screenFor(
  pathname: string,
  reader: Reader,
): 'page' | 'sign-in' | 'owner-offer' | 'not-found' {
  if (reader === null) return needsSignIn(pathname) ? 'sign-in' : 'page'
  if (!reader) return 'page'
  if (accessOf(pathname) === 'admin' && !isAdmin(reader)) return 'not-found'
  return isOwnerPage(pathname) && !canManageHomes(reader) ? 'owner-offer' : 'page'
}

export function isOwnerPage(pathname: string): boolean {
  const read = pathname.split('/').map(decode).join('/')
  return (
    /^\/property-management(\/|$)/i.test(read) && rules.some(({ pattern }) => pattern.test(read))
  )
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('/', '%2F')
  } catch {
    return part
  }
}
