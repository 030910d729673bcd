import type { Conversation, Message } from '@marea/contract/messaging/endpoints.ts'

export type DeliveryMark = 'sent' | 'delivered' | 'seen'

type Positions = Pick<Conversation, 'side' | 'otherReadId' | 'otherDeliveredId'>

/** The last of the reader's own messages that reached each step; earlier ones reached it too. */
export function deliveryMarks(
  items: readonly Message[],
  { side, otherReadId, otherDeliveredId }: Positions,
): Map<number, DeliveryMark> {
  const own = items.filter(({ from }) => from === side).map(({ id }) => id)
  const upTo = (last: number) => own.findLast((id) => id <= last)
  const marks = new Map<number, DeliveryMark>()
  const steps = [
    [own.at(-1), 'sent'],
    [upTo(otherDeliveredId), 'delivered'],
    [upTo(otherReadId), 'seen'],
  ] as const
  // A message that reached several steps shows the last of them.
  for (const [id, mark] of steps) if (id !== undefined) marks.set(id, mark)
  return marks
}
