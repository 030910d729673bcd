import type { ConsoleSearch } from '@marea/contract/operations/search.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { findBookingsFor } from '#bookings/find-bookings.ts'
import { findPeople } from '#identity/people/people.ts'
import { findCharges } from '#payments/charge/find-charges.ts'
import type { Ctx } from '#platform/ctx.ts'
import { findHomes } from '#suites/find-homes.ts'
import { findWithdrawals } from '#wallet/payouts/find-withdrawals.ts'

const perGroup = 6

/** The text is not logged, because it is somebody's name or number. */
export async function searchConsole(ctx: Ctx, text: string): Promise<ConsoleSearch> {
  const [people, bookings, homes, payments, withdrawals] = await Promise.all([
    findPeople(ctx, { text }, { limit: perGroup, offset: 0 }),
    findBookingsFor(ctx, text, perGroup),
    findHomes(ctx, text, perGroup),
    findCharges(ctx, text, perGroup),
    findWithdrawals(ctx, text, perGroup),
  ])
  const counts = { people: people.length, bookings: bookings.length, homes: homes.length }
  const adminId = ctx.actor.kind === 'person' ? ctx.actor.userId : null
  ctx.log.info({ adminId, ...counts, payments: payments.length }, 'console searched')
  return {
    people,
    bookings,
    homes,
    payments: payments.map((charge) => paymentOf(charge, charge.card)),
    withdrawals: withdrawals.map((withdrawal) => paymentOf(withdrawal, '')),
  }
}

type Found = {
  id: string
  userId: string
  name: string
  amount: number
  createdAt: Temporal.Instant
}

function paymentOf({ id, userId, name, amount, createdAt }: Found, card: string) {
  return { id, userId, name, amount: usd(amount), card, createdAt: createdAt.toString() }
}
