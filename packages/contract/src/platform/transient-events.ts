/** Sent to people while they look: it is not stored, has no id and is not resumed. */
export type TransientEvent =
  | { kind: 'messaging.typing'; data: { roomId: string } }
  /** To administrators: something was written, read or resolved in a support conversation. */
  | { kind: 'messaging.support_changed'; data: { roomId: string } }
  | { kind: 'locale.texts_changed'; data: Record<never, never> }
  | { kind: 'platform.switches_changed'; data: Record<never, never> }

export const transientKinds: readonly string[] = [
  'messaging.typing',
  'messaging.support_changed',
  'locale.texts_changed',
  'platform.switches_changed',
] satisfies TransientEvent['kind'][]
