import { sql } from 'kysely'
import { ledgerAccounts } from '../../src/wallet/ledger/accounts.ts'
import { deliverEvents } from '../stand-ins/cards.ts'
import { type Guest, move, ready } from '../stays.ts'
import type { TestApp } from '../test-app.ts'

type Nights = { checkIn: string; checkOut: string; slug?: string }

/** A stay paid in full by card. */
export async function stayPaidByCard(
  marea: TestApp,
  guest: Guest,
  nights: Partial<Nights> & { card?: string } = {},
) {
  const { card = 'pm_card_visa', ...wish } = nights
  const { id, total } = await ready(guest, wish)
  const body = { paymentMethodId: card }
  const answer = await move(guest, `/bookings/${id}/payment`, body)
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
  await deliverEvents(marea)
  return { id, total: total.amount }
}

export async function intentOf(marea: TestApp, reference: string, at = 0): Promise<string> {
  const charges = await marea.db
    .selectFrom('charges')
    .select('intentId')
    .where('reference', '=', reference)
    .where('status', '=', 'succeeded')
    .orderBy('createdAt')
    .orderBy('amount', 'desc')
    .execute()
  return charges[at]?.intentId ?? ''
}

export function standInOf({ ports }: TestApp) {
  if (!ports.cards.standIn) throw new Error('There is no stand-in.')
  return ports.cards.standIn
}

/** What an account without a running balance has received. */
export async function sumOf({ db }: TestApp, account: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from ledger_postings
    where account = ${account}`.execute(db)
  return rows[0]?.sum ?? 0
}

export async function disputeOf(marea: TestApp, processorId: string) {
  const dispute = await marea.db
    .selectFrom('disputes')
    .selectAll()
    .where('processorId', '=', processorId)
    .executeTakeFirstOrThrow()
  const account = ledgerAccounts.disputeReceivable(dispute.id)
  return { ...dispute, held: 0 - (await sumOf(marea, account)) }
}

export async function decide(marea: TestApp, processorId: string, outcome: 'won' | 'lost') {
  standInOf(marea).decideDispute(processorId, outcome)
  await deliverEvents(marea)
}
