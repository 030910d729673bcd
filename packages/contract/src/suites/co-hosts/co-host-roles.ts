/** What an owner lets a co-host do in a home; each role includes the ones before it. */
export const coHostRoles = ['view', 'calendar', 'full'] as const

export type CoHostRole = (typeof coHostRoles)[number]

/** Co-hosts and open invitations of one home. */
export const maxTeamSize = 20

/** Homes that one invitation may name. */
export const maxInvitedHomes = 100

export const invitationDays = 14
