import type { NotificationKind } from '@marea/contract/notifications/kinds.ts'
import type { Cast } from './notification-world.ts'

type Words = { title: string | RegExp; body: string | RegExp }

/** What a person does in the product, and the one notification that follows from it. */
export type Scenario<Made = unknown> = {
  kind: NotificationKind
  state?: string
  to: 'guest' | 'owner'
  /** What must be there before; nobody counts its notifications. */
  prepare?: (cast: Cast) => Promise<Made>
  act: (cast: Cast, prepared: Made) => Promise<unknown>
  en: Words
  es: Words
  path: string | RegExp
  /** The email follows later, with other things. */
  isEmailedLater?: boolean
}

/** Ties the type of what is prepared to the act that uses it. */
export function scenario<Made>(given: Scenario<Made>): Scenario {
  let prepared = new WeakMap<Cast, Made>()
  return {
    ...given,
    async prepare(cast) {
      if (given.prepare) prepared = prepared.set(cast, await given.prepare(cast))
    },
    act: (cast) => given.act(cast, prepared.get(cast) as Made),
  }
}
