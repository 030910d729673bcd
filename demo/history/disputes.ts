import type { ProcessorDispute } from '../../apps/api/src/platform/cards/disputes.ts'
import type { Ctx } from '../../apps/api/src/platform/ctx.ts'
import type { PreparedWallet } from './card-service.ts'
import { before } from './money-event.ts'

type DemoDispute = {
  email: string
  /** The payment, by how long ago it was made. */
  paidDaysAgo: number
  reason: string
  openedDaysAgo: number
  decided?: { daysAgo: number; outcome: 'won' | 'lost' }
}

/** One to answer, one won, and one lost for a gift card that was redeemed before. */
const demoDisputes: readonly DemoDispute[] = [
  {
    email: 'diego@marea.test',
    paidDaysAgo: 33,
    reason: 'product_not_received',
    openedDaysAgo: 2,
  },
  {
    email: 'sam@marea.test',
    paidDaysAgo: 18,
    reason: 'duplicate',
    openedDaysAgo: 12,
    decided: { daysAgo: 2, outcome: 'won' },
  },
  {
    email: 'diego@marea.test',
    paidDaysAgo: 4,
    reason: 'fraudulent',
    openedDaysAgo: 3,
    decided: { daysAgo: 1, outcome: 'lost' },
  },
]

/** Opened at the stand-in before anything is stored; doing it again finds the same disputes. */
export async function prepareDisputes(
  ctx: Ctx,
  wallets: readonly PreparedWallet[],
): Promise<ProcessorDispute[]> {
  const { standIn } = ctx.ports.cards
  if (!standIn) return []
  const found: ProcessorDispute[] = []
  for (const dispute of demoDisputes) {
    const { email, paidDaysAgo, reason, openedDaysAgo, decided } = dispute
    const intentId = paymentOf(wallets, { email, paidDaysAgo })
    const at = secondsAt(ctx, openedDaysAgo)
    const [known] = standIn.store.list<{ id: string }>('dispute', intentId)
    const processorId = known?.id ?? standIn.openDispute(intentId, { reason, at })
    if (decided) {
      standIn.decideDispute(processorId, decided.outcome, secondsAt(ctx, decided.daysAgo))
    }
    found.push(await ctx.ports.cards.retrieveDispute(processorId))
  }
  return found
}

function secondsAt(ctx: Ctx, days: number): number {
  return before(ctx, { days }).epochMilliseconds / 1000
}

type Payment = Pick<DemoDispute, 'email' | 'paidDaysAgo'>

function paymentOf(wallets: readonly PreparedWallet[], { email, paidDaysAgo }: Payment): string {
  const paid = wallets.find(({ wallet }) => wallet.email === email)?.paid ?? new Map()
  const [, charge] = [...paid].find(([{ at }]) => at.days === paidDaysAgo) ?? []
  if (!charge) throw new Error(`${email} paid nothing ${paidDaysAgo} days ago.`)
  return charge.processorId
}
