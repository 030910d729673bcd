import { type Context, nowInSeconds } from '#context.ts'
import { newId } from '#store.ts'
import { type Fields, nestedFields, stringField } from './form-encoding.ts'
import type { BalanceTransaction } from './objects.ts'

const availableAfterSeconds = 2 * 86_400

type NewTransaction = Pick<BalanceTransaction, 'amount' | 'currency' | 'source' | 'type'> & {
  created?: number
  fee?: number
  category?: string
  description?: string
  isAvailable?: boolean
  payout?: string
}

/** Everything that changes the balance has such a row; one of a payout names it as its owner. */
export function recordTransaction(
  context: Context,
  {
    created = nowInSeconds(context),
    amount,
    fee = 0,
    type,
    category = type,
    isAvailable,
    payout,
    ...given
  }: NewTransaction,
): BalanceTransaction {
  const transaction: BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    created,
    livemode: false,
    metadata: {},
    description: null,
    ...given,
    amount,
    fee,
    net: amount - fee,
    type,
    reporting_category: category,
    available_on: isAvailable ? created : created + availableAfterSeconds,
    status: isAvailable ? 'available' : 'pending',
  }
  context.store.put(transaction, payout ?? null)
  return transaction
}

export function showBalance(context: Context) {
  const [row] = context.store.read(
    `select total(json_extract(body, '$.net')) as whole,
       total(iif(json_extract(body, '$.available_on') <= ?, json_extract(body, '$.net'), 0)) as available
     from objects where kind = 'balance_transaction'`,
    nowInSeconds(context),
  )
  const [whole, available] = [Number(row?.whole), Number(row?.available)]
  return {
    object: 'balance',
    livemode: false,
    available: [{ amount: available, currency: 'usd', source_types: { card: available } }],
    pending: [
      { amount: whole - available, currency: 'usd', source_types: { card: whole - available } },
    ],
  }
}

export function listTransactions({ store, now }: Context, fields: Fields) {
  const page = store.page<BalanceTransaction>('balance_transaction', {
    owner: stringField(fields.payout),
    since: Number(nestedFields(fields.created).gte ?? 0),
    after: stringField(fields.starting_after),
    limit: Math.min(100, Number(fields.limit ?? 10)),
  })
  const status = ({ available_on }: BalanceTransaction) =>
    available_on * 1000 <= now() ? 'available' : 'pending'
  return { ...page, data: page.data.map((each) => ({ ...each, status: status(each) })) }
}
