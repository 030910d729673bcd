import type { Ctx } from '#platform/ctx.ts'
import { sumByKind } from '#wallet/ledger/cash-entries.ts'
import { sumWaiting } from '#wallet/payouts/bank-debits.ts'

/** What the ledger says is in the accounts in dollars, and whose it is. */
export type Position = {
  bank: number
  processor: number
  guests: number
  owners: number
  taxes: number
  own: number
  /** By the code of the authority. */
  taxOf: ReadonlyMap<string, number>
}

const ofGuests = [
  'guest:wallet:<id>',
  'guest:deposit_hold:<id>',
  'booking:<id>:escrow',
  'gift_card:<id>:unredeemed',
]

/** Accounts are positive by what is owed to someone, and those of bank and processor negative by what they hold. */
export async function ledgerPosition({ db }: Pick<Ctx, 'db'>): Promise<Position> {
  const balances = new Map(Object.entries(await sumByKind(db)))
  const waiting = await sumWaiting(db)
  const of = (kind: string) => balances.get(kind) ?? 0
  const taxOf = new Map(
    [...balances].flatMap(([kind, amount]) =>
      kind.startsWith('tax:') ? [[kind.slice('tax:'.length), amount]] : [],
    ),
  )
  const bank = 0 - of('bank:cash')
  const processor = 0 - of('processor:clearing')
  const guests = ofGuests.reduce((sum, kind) => sum + of(kind), waiting.guests)
  const owners = of('owner:<id>:payable') + waiting.owners
  const taxes = [...taxOf.values()].reduce((sum, amount) => sum + amount, 0)
  // Every entry is balanced, so the rest of what is there is Marea's own.
  const own = bank + processor - guests - owners - taxes
  return { bank, processor, guests, owners, taxes, own, taxOf }
}
