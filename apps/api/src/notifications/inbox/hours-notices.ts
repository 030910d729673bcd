import type { Event } from '#platform/events/events.ts'
import { type Consequence, tell } from './consequence.ts'
import { findStay } from './facts-store.ts'
import { hostedFacts, stayFacts, toGuest, toOwner } from './stay-notices.ts'

const answers = ['approved', 'declined', 'expired'] as const
type HoursAnswer = (typeof answers)[number]

/** Owners are told of a request for other hours, and guests of what became of it. */
export const hoursConsequences: readonly Consequence[] = [
  {
    kinds: ['hours_requested'],
    subscription: {
      kind: 'booking.hours_requested',
      follow: tell(async ({ db }, { data }) => {
        const stay = await findStay(db, data.bookingId)
        if (!stay) return []
        const { side: state, hour: time, requestId } = data
        const facts = { ...hostedFacts(stay), state, time, requestId }
        return [{ kind: 'hours_requested', facts, ...toOwner(stay) }]
      }),
    },
  },
  ...answers.map(ofAnswer),
]

function ofAnswer(answer: HoursAnswer): Consequence {
  return {
    kinds: ['hours_answered'],
    subscription: {
      kind: `booking.hours_${answer}`,
      follow: tell(async ({ db }, { data }: Event<`booking.hours_${HoursAnswer}`>) => {
        const stay = await findStay(db, data.bookingId)
        if (!stay) return []
        const state = `${data.side}_${answer}` as const
        const reason = 'reason' in data ? data.reason : ''
        const facts = { ...stayFacts(stay), state, time: data.hour, reason }
        return [{ kind: 'hours_answered', facts, ...toGuest(stay) }]
      }),
    },
  }
}
