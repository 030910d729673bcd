import type { BookingRow } from '#bookings/store.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { readHome } from '#suites/arrival.ts'

const longestDevice = 500

/** Keeps the house rules as the guest accepted them, because the owner may change them later. */
export async function noteAcceptance(
  ctx: TransactionCtx,
  { id: bookingId, suiteId, language }: BookingRow,
): Promise<void> {
  const home = await readHome(ctx, suiteId)
  const read = language ?? (ctx.actor.kind === 'person' ? ctx.actor.language : 'en')
  const houseRules = home.houseRules[read]
  await ctx.db
    .insertInto('bookingAcceptances')
    .values({
      bookingId,
      houseRules,
      language: read,
      address: ctx.origin?.address ?? null,
      device: ctx.origin?.device.slice(0, longestDevice) ?? null,
      acceptedAt: ctx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
