import type { EventKind } from '@marea/contract/platform/events.ts'
import type { Subscription, SubscriptionTo } from './events.ts'

/** The same consequence for events of several kinds. */
export function subscribe<Kind extends EventKind>(
  kinds: readonly Kind[],
  consequence: Omit<SubscriptionTo<Kind>, 'kind'>,
): Subscription[] {
  // The union of kinds hides that a consequence of several takes the data of each.
  const all: unknown[] = kinds.map((kind) => ({ ...consequence, kind }))
  return all as Subscription[]
}
