/** Sent to one person while they look: it is not stored, has no id and is not resumed. */
export type TransientEvent = { kind: 'messaging.typing'; data: { roomId: string } }

export const transientKinds: readonly string[] = [
  'messaging.typing',
] satisfies TransientEvent['kind'][]
