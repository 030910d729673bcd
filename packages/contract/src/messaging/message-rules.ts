export const maxMessageLength = 4000
export const maxMessagePhotos = 10

/** `team` is Marea's team in a support conversation, where the person is the `guest`. */
export const participantRoles = ['guest', 'owner', 'team'] as const
export type ParticipantRole = (typeof participantRoles)[number]
