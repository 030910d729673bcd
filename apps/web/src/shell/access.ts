import { createContext, use } from 'react'
import { canManageHomes, isAdmin } from '#platform/session/roles.ts'
import type { StoredUser } from '#platform/session/session.ts'
import type { Access, Pages } from './page-access.ts'

export type AccessOf = (pathname: string) => Access

/** An unknown path is public: it shows the not-found page. */
export function createAccessOf(pages: Pages): AccessOf {
  const rules = Object.entries(pages).map(([path, [access]]) => ({
    access,
    pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/*$`, 'i'),
  }))
  return (pathname) => {
    const read = pathname.split('/').map(decode).join('/')
    return rules.find(({ pattern }) => pattern.test(read))?.access ?? 'public'
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('/', '%2F')
  } catch {
    return part
  }
}

/** The rules of the pages of this area. */
export const AccessContext = createContext<AccessOf>(() => 'public')

export function useAccessOf(): AccessOf {
  return use(AccessContext)
}

export function needsSignIn(access: Access): boolean {
  return ['signed-in', 'owner', 'admin'].includes(access)
}

type Reader = Pick<StoredUser, 'profile' | 'isCoHost'> | null | undefined

/** While the reader is unknown the page is shown, because the API decides about its data. */
export function screenFor(access: Access, reader: Reader): 'page' | 'sign-in' | 'not-found' {
  if (reader === null) return needsSignIn(access) ? 'sign-in' : 'page'
  return reader && access === 'admin' && !isAdmin(reader) ? 'not-found' : 'page'
}

/** In the owner area a person without homes sees what Marea offers owners, whatever the page. */
export function seesOwnerOffer(access: Access, reader: Reader): boolean {
  return access !== 'public' && Boolean(reader && !canManageHomes(reader))
}
