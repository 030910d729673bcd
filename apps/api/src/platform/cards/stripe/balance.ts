import type Stripe from 'stripe'
import type { CardProcessor, ProcessorTransaction, TransactionQuery } from '#platform/cards/port.ts'
import { type Connection, callStripe } from './connection.ts'

/** As many as Stripe gives at once. */
const limit = 100

export async function listTransactions(
  connection: Connection,
  { payoutId, since, after }: TransactionQuery,
): ReturnType<CardProcessor['listTransactions']> {
  const { data, has_more } = await callStripe(
    connection,
    { operation: 'list balance transactions' },
    (stripe) =>
      stripe.balanceTransactions.list({
        limit,
        // Only the object behind it says to which charge a dispute belongs.
        expand: ['data.source'],
        ...(payoutId ? { payout: payoutId } : {}),
        ...(since ? { created: { gte: Math.floor(since.epochMilliseconds / 1000) } } : {}),
        ...(after ? { starting_after: after } : {}),
      }),
  )
  return { items: data.map(transactionOf), hasMore: has_more }
}

function transactionOf(row: Stripe.BalanceTransaction): ProcessorTransaction {
  const { id, reporting_category: category, amount, fee, net, source } = row
  return {
    id,
    category,
    amount,
    fee,
    net,
    currency: row.currency.toUpperCase(),
    sourceId: typeof source === 'string' ? source : (source?.id ?? null),
    chargeProcessorId: intentOf(source),
    description: row.description ?? '',
    createdAt: instantOf(row.created),
    availableAt: instantOf(row.available_on),
  }
}

/** Our charges are Stripe's payment intents. */
function intentOf(source: Stripe.BalanceTransaction['source']): string | null {
  if (!source || typeof source === 'string' || !('payment_intent' in source)) return null
  const { payment_intent: intent } = source
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}

export async function retrieveBalance(connection: Connection): Promise<number> {
  const { available, pending } = await callStripe(
    connection,
    { operation: 'retrieve balance' },
    (stripe) => stripe.balance.retrieve(),
  )
  const inDollars = [...available, ...pending].filter(({ currency }) => currency === 'usd')
  return inDollars.reduce((sum, { amount }) => sum + amount, 0)
}

export function instantOf(seconds: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(seconds * 1000)
}
