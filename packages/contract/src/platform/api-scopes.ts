const guestScopes = ['bookings:read', 'favorites:read'] as const

const ownerScopes = [
  'homes:read',
  'calendar:read',
  'owner-bookings:read',
  'statements:read',
  'webhooks:read',
  'webhooks:write',
] as const

/** Every permission of API tokens. Scopes are stored values. */
export const apiScopes = [...guestScopes, ...ownerScopes] as const
export type ApiScope = (typeof apiScopes)[number]

type Holder = { profile?: string | undefined; isCoHost?: boolean | undefined }

/** A token never has the rights of an admin, who would open every home with it. */
export function scopesFor({ profile, isCoHost }: Holder): readonly ApiScope[] {
  return profile === 'OWNER' || isCoHost ? apiScopes : guestScopes
}
