import { randomInt } from 'node:crypto'
import { type Context, nowInSeconds } from '#context.ts'
import { newId } from '#store.ts'
import { emitEvent } from '#webhooks/events.ts'
import { recordTransaction } from './balance.ts'
import { invalidRequest, notFound } from './errors.ts'
import { type Fields, stringField } from './form-encoding.ts'
import type { BalanceTransaction, Payout } from './objects.ts'
import { scheduleArrival } from './tasks.ts'

const daySeconds = 86_400

export function findPayout({ store }: Context, id: string): Payout {
  const payout = store.get<Payout>(id)
  if (payout?.object !== 'payout') throw notFound('payout', id)
  return payout
}

export function listPayouts({ store }: Context, { limit, starting_after }: Fields) {
  return store.page<Payout>('payout', {
    after: stringField(starting_after),
    limit: Math.min(100, Number(limit ?? 10)),
  })
}

/** A manual payout, which cannot be itemized. */
export function createPayout(context: Context, { amount: given, currency }: Fields): Payout {
  const amount = Number(given)
  if (!Number.isInteger(amount) || amount < 1) throw invalidRequest('Invalid positive integer')
  return startPayout(context, { amount, currency: stringField(currency) ?? 'usd', items: [] })
}

/** What Stripe does each day on its own: pays out whatever has become available. */
export function payOutAvailable(context: Context): Payout | undefined {
  const rows = context.store.read(
    `select body from objects where kind = 'balance_transaction' and owner is null
       and json_extract(body, '$.available_on') <= ?`,
    nowInSeconds(context),
  )
  const items = rows.map(({ body }): BalanceTransaction => JSON.parse(String(body)))
  const amount = items.reduce((sum, { net }) => sum + net, 0)
  const [first] = items
  if (!first || amount <= 0) return undefined
  return startPayout(context, { amount, currency: first.currency, items })
}

/** At most one payout in a day. */
export function payOutDaily(context: Context): void {
  const [last] = context.store.page<Payout>('payout', { limit: 1 }).data
  const isDue = !last || last.created <= nowInSeconds(context) - daySeconds
  if (isDue) payOutAvailable(context)
}

type Start = { amount: number; currency: string; items: BalanceTransaction[] }

function startPayout(context: Context, { amount, currency, items }: Start): Payout {
  const id = newId('po')
  const automatic = items.length > 0
  const created = nowInSeconds(context)
  const transaction = recordTransaction(context, {
    amount: -amount,
    currency,
    type: 'payout',
    source: id,
    isAvailable: true,
    ...(automatic ? { payout: id } : {}),
  })
  for (const item of items) context.store.put(item, id)
  const payout: Payout = {
    id,
    object: 'payout',
    created,
    livemode: false,
    metadata: {},
    amount,
    arrival_date: created + daySeconds,
    automatic,
    balance_transaction: transaction.id,
    currency,
    failure_balance_transaction: null,
    failure_code: null,
    method: 'standard',
    reconciliation_status: automatic ? 'in_progress' : 'not_applicable',
    status: 'in_transit',
    trace_id: { status: 'pending', value: null },
    type: 'bank_account',
  }
  context.store.put(payout)
  emitEvent(context, 'payout.created', payout)
  scheduleArrival(context, payout)
  return payout
}

/** The bank has the money, and the bank's line will carry the trace number. */
export function completePayout(context: Context, id: string): void {
  const payout = findPayout(context, id)
  if (payout.status !== 'in_transit') return
  const value = `0910000${String(randomInt(10 ** 8)).padStart(8, '0')}`
  const paid: Payout = {
    ...payout,
    status: 'paid',
    trace_id: { status: 'supported', value },
    reconciliation_status: payout.automatic ? 'completed' : 'not_applicable',
  }
  context.store.put(paid)
  emitEvent(context, 'payout.updated', paid)
  emitEvent(context, 'payout.paid', paid)
  if (paid.automatic) emitEvent(context, 'payout.reconciliation_completed', paid)
}

/** A bank can return a payout within days of its arrival; the money is in the balance again. */
export function failPayout(context: Context, id: string): void {
  const payout = findPayout(context, id)
  if (payout.status === 'failed') return
  const { amount, currency } = payout
  const transaction = recordTransaction(context, {
    amount,
    currency,
    type: 'payout_failure',
    category: 'payout_reversal',
    source: id,
    isAvailable: true,
  })
  const failed: Payout = {
    ...payout,
    status: 'failed',
    failure_code: 'account_closed',
    failure_balance_transaction: transaction.id,
  }
  context.store.put(failed)
  emitEvent(context, 'payout.failed', failed)
}
