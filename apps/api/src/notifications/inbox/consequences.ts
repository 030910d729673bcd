import {
  favoriteChanges,
  restStates,
  withdrawalStates,
} from '@marea/contract/notifications/kinds.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import { showWithdrawal } from '#wallet/payouts/withdrawals.ts'
import { type Consequence, tell, userIn } from './consequence.ts'
import { excerpt, firstName, messageState } from './excerpt.ts'
import {
  findMessageFor,
  findReview,
  findStay,
  findWatchedHome,
  type StayRow,
} from './facts-store.ts'
import { homeConsequences } from './home-consequences.ts'
import { hoursConsequences } from './hours-notices.ts'
import type { Notice } from './notify.ts'
import { searchMatched } from './search-matched.ts'
import { hostedFacts, stayFacts, toGuest, toOwner } from './stay-notices.ts'

/** Every event that people are notified of: what they are told, and who. */
export const consequences: readonly Consequence[] = [
  {
    kinds: ['booking_confirmed', 'new_booking'],
    subscription: {
      kind: 'booking.confirmed',
      follow: tell(({ db }, { data }) =>
        ofStay(db, data.bookingId, (stay) => [
          { kind: 'booking_confirmed', facts: countedFacts(stay), ...toGuest(stay) },
          { kind: 'new_booking', facts: earningFacts(stay), ...toOwner(stay) },
        ]),
      ),
    },
  },
  {
    kinds: ['booking_changed', 'home_booking_changed'],
    subscription: {
      kind: 'booking.changed',
      follow: tell(({ db }, { data }) =>
        ofStay(db, data.bookingId, (stay) => [
          { kind: 'booking_changed', facts: countedFacts(stay), ...toGuest(stay) },
          { kind: 'home_booking_changed', facts: earningFacts(stay), ...toOwner(stay) },
        ]),
      ),
    },
  },
  {
    kinds: ['booking_canceled', 'home_booking_canceled'],
    subscription: { kind: 'booking.cancelled', follow: tell(ofCancellation) },
  },
  ...restStates.map((state): Consequence => ofRest(state)),
  ...hoursConsequences,
  {
    kinds: ['review_requested'],
    subscription: {
      kind: 'booking.completed',
      follow: tell(({ db }, { data }) =>
        ofStay(db, data.bookingId, (stay) => [
          { kind: 'review_requested', facts: stayFacts(stay), ...toGuest(stay) },
        ]),
      ),
    },
  },
  {
    kinds: ['id_to_review'],
    subscription: {
      kind: 'identity.host_id_uploaded',
      follow: tell(({ db }, { data }) =>
        ofStay(db, bookingIn(data), (stay) => [
          { kind: 'id_to_review', facts: hostedFacts(stay), ...toOwner(stay) },
        ]),
      ),
    },
  },
  ofHostId('accepted'),
  ofHostId('rejected'),
  {
    kinds: ['review_received', 'home_reviewed'],
    subscription: { kind: 'reviews.written', follow: tell(ofReview) },
  },
  {
    kinds: ['message'],
    subscription: {
      kind: 'messaging.sent',
      // Neither the author's side nor anybody for a note, which the booking has told of.
      isWanted: ({ by, to }) => by !== null && by !== to,
      follow: tell(ofMessage),
    },
  },
  {
    kinds: ['deposit_credited'],
    subscription: {
      kind: 'wallet.deposit_credited',
      follow: tell(async (_ctx, { subject, data: { amount } }) => [
        { kind: 'deposit_credited', facts: { amount }, recipientId: userIn(subject) },
      ]),
    },
  },
  {
    kinds: ['deposit_failed'],
    subscription: {
      kind: 'wallet.deposit_failed',
      follow: tell(async (_ctx, { subject, data: { amount } }) => [
        { kind: 'deposit_failed', facts: { amount }, recipientId: userIn(subject) },
      ]),
    },
  },
  ...withdrawalStates.map((state): Consequence => ofWithdrawal(state)),
  ...favoriteChanges.map((state): Consequence => ofFavorite(state)),
  searchMatched,
  ...homeConsequences,
  {
    kinds: ['statement_ready'],
    subscription: {
      kind: 'owners.month_sealed',
      isWanted: ({ isLatest }) => isLatest,
      follow: tell(async (_ctx, { subject, data: { month } }) => [
        { kind: 'statement_ready', facts: { month }, recipientId: userIn(subject) },
      ]),
    },
  },
]

async function ofStay(
  db: Ctx['db'],
  bookingId: string,
  write: (stay: StayRow) => readonly Notice[],
): Promise<readonly Notice[]> {
  const stay = await findStay(db, bookingId)
  return stay ? write(stay) : []
}

function countedFacts(stay: StayRow) {
  return { ...stayFacts(stay), count: stay.count }
}

function earningFacts(stay: StayRow) {
  return { ...hostedFacts(stay), count: stay.count, amount: stay.amount }
}

/** Owners need no notice of what they canceled themselves. */
function ofCancellation({ db }: Ctx, { data }: Event<'booking.cancelled'>) {
  return ofStay(db, data.bookingId, (stay) => {
    const state = stay.cancelledBy === 'guest' ? 'by_guest' : 'by_other'
    const facts = { ...stayFacts(stay), state } as const
    const guest: Notice = { kind: 'booking_canceled', facts, ...toGuest(stay) }
    const owner: Notice = {
      kind: 'home_booking_canceled',
      facts: hostedFacts(stay),
      ...toOwner(stay),
    }
    return stay.cancelledBy === 'owner' ? [guest] : [guest, owner]
  })
}

function ofRest(state: (typeof restStates)[number]): Consequence {
  return {
    kinds: ['rest_due'],
    subscription: {
      kind: `booking.rest_${state}`,
      follow: tell(({ db }: Ctx, { data }: Event<`booking.rest_${typeof state}`>) =>
        ofStay(db, data.bookingId, (stay) => {
          const { amount, day } = data
          const facts = { ...stayFacts(stay), amount, day, state }
          return [{ kind: 'rest_due', facts, ...toGuest(stay) }]
        }),
      ),
    },
  }
}

type Verdict = 'accepted' | 'rejected'

function ofHostId(verdict: Verdict): Consequence {
  const kind = `id_${verdict}` as const
  return {
    kinds: [kind],
    subscription: {
      kind: `identity.host_id_${verdict}`,
      follow: tell<`identity.host_id_${Verdict}`>(({ db }, { data }) =>
        ofStay(db, bookingIn(data), (stay) => [{ kind, facts: stayFacts(stay), ...toGuest(stay) }]),
      ),
    },
  }
}

function bookingIn({ reference }: { reference: string }): string {
  return reference.replace(/^booking:/, '')
}

async function ofReview({ db }: Ctx, { data }: Event<'reviews.written'>): Promise<Notice[]> {
  const review = await findReview(db, data.id)
  if (!review) return []
  const { home, slug, authorId, authorName: name, bookingId, stars } = review
  const owner: Notice = {
    kind: 'home_reviewed',
    facts: { home, slug, name, count: review.overall, words: excerpt(review.text) },
    recipientId: review.ownerId,
    ...(authorId ? { aboutId: authorId } : {}),
  }
  const stay = bookingId && stars ? await findStay(db, bookingId) : undefined
  if (!stay || !stars) return [owner]
  const facts = { ...stayFacts(stay), count: stars }
  return [owner, { kind: 'review_received', facts, ...toGuest(stay) }]
}

/** Both sides have an event of each message; its author needs no notice. */
async function ofMessage({ db }: Ctx, event: Event<'messaging.sent'>): Promise<Notice[]> {
  const recipientId = userIn(event.subject)
  const { messageId } = event.data
  const message = await findMessageFor(db, messageId, recipientId)
  if (!message) return []
  const { text, authorId, roomId, home, name, readId } = message
  const isSeen = (readId ?? 0) >= messageId
  const about = authorId ? { aboutId: authorId } : {}
  const words = excerpt(text ?? '')
  const facts = {
    home: home ?? '',
    name: firstName(name),
    roomId,
    messageId,
    state: messageState(home, text),
    words,
  } as const
  return [{ kind: 'message', facts, recipientId, isSeen, ...about }]
}

type WithdrawalState = (typeof withdrawalStates)[number]

function ofWithdrawal(state: WithdrawalState): Consequence {
  return {
    kinds: state === 'sent' ? ['withdrawal_updated', 'payout_sent'] : ['withdrawal_updated'],
    subscription: {
      kind: `wallet.withdrawal_${state}`,
      follow: tell<`wallet.withdrawal_${WithdrawalState}`>(async (ctx, { subject, data }) => {
        const { bankAccount, arrivesOn: day } = await showWithdrawal(ctx, data.withdrawalId)
        const bank = `${bankAccount.bankName} ${bankAccount.lastFour}`
        const { amount, source } = data
        const recipientId = userIn(subject)
        if (source !== 'payable')
          return [{ kind: 'withdrawal_updated', facts: { amount, bank, state }, recipientId }]
        if (state !== 'sent') return []
        return [
          {
            kind: 'payout_sent',
            facts: { amount, bank, day, payoutId: data.withdrawalId },
            recipientId,
          },
        ]
      }),
    },
  }
}

type FavoriteChange = (typeof favoriteChanges)[number]

function ofFavorite(state: FavoriteChange): Consequence {
  return {
    kinds: ['favorite_changed'],
    subscription: {
      kind: `favorites.${state}`,
      follow: tell<`favorites.${FavoriteChange}`>(
        async ({ db }, { subject, data: { suiteId, before, after } }) => {
          const recipientId = userIn(subject)
          const watched = await findWatchedHome(db, recipientId, suiteId)
          if (!watched) return []
          const facts = { ...watched, state, before, after }
          return [{ kind: 'favorite_changed', facts, recipientId }]
        },
      ),
    },
  }
}
