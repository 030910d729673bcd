import type { CancellationPolicy } from '@marea/contract/suites/endpoints.ts'
import { termsAsBooked } from '#bookings/documents/terms-as-booked.ts'
import type { Ctx } from '#platform/ctx.ts'
import {
  type ChargeFacts,
  type EarlierPayment,
  type EmailFacts,
  findChargeFacts,
  findStayFacts,
  listEarlierPayments,
  listStayEmails,
  listStayMessages,
  type MessageFacts,
  type StayFacts,
} from './facts-store.ts'

type PriceLine = { label: string; amount: number }

export type Evidence = {
  charge: ChargeFacts
  stay: StayFacts | undefined
  lines: readonly PriceLine[]
  policy: CancellationPolicy | undefined
  messages: readonly MessageFacts[]
  emails: readonly EmailFacts[]
  earlier: readonly EarlierPayment[]
}

/** Everything that is known about a disputed charge; undefined for one that Marea did not make. */
export async function gatherEvidence(
  ctx: Ctx,
  { chargeId, bookingId }: { chargeId: string | null; bookingId: string | null },
): Promise<Evidence | undefined> {
  const charge = chargeId === null ? undefined : await findChargeFacts(ctx.db, chargeId)
  if (!charge) return undefined
  const earlier = await listEarlierPayments(ctx.db, charge)
  const terms = bookingId === null ? undefined : await termsAsBooked(ctx, bookingId)
  const none = { stay: undefined, lines: [], policy: undefined, messages: [], emails: [] }
  if (!terms || bookingId === null) return { charge, earlier, ...none }
  const [stay, messages, emails] = await Promise.all([
    findStayFacts(ctx.db, bookingId),
    listStayMessages(ctx.db, bookingId),
    listStayEmails(ctx.db, { bookingId, email: charge.guestEmail }),
  ])
  const lines = terms.lines.map(({ code, amount }) => ({
    label: code.replaceAll('_', ' '),
    amount,
  }))
  return { charge, stay, messages, emails, earlier, lines, policy: terms.policy }
}
