import type { StoredUser } from './session.ts'

type Roles = Pick<StoredUser, 'profile' | 'isCoHost'>

/** Until the API has sent the profile, the page tries, and the API decides. */
export function canManageHomes({ profile, isCoHost }: Roles): boolean {
  return profile !== 'USER' || isCoHost === true
}

export function isAdmin({ profile }: Roles): boolean {
  return profile === undefined || profile === 'ADMIN'
}
