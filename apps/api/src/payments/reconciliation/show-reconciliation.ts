import type { ProcessorPayout, Reconciliation } from '@marea/contract/payments/reconciliation.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { listDecided, listFiles } from '#payments/bank/bank-store.ts'
import { listPayoutDays } from '#payments/bank/match-store.ts'
import { toBankFile, toBankLines } from '#payments/bank/show-lines.ts'
import { type Ctx, inSnapshot } from '#platform/ctx.ts'
import { showAuthorities } from '#pricing/tax-rates/change-authorities.ts'
import type { Position } from '#wallet/position.ts'
import { compareAll } from './compare-all.ts'
import { showMonths } from './months.ts'
import { listParts, listPayouts } from './summary-store.ts'

const maxListed = 100
const maxDecided = 30

/** Bank and processor beside the ledger, as they were at one moment. */
export function showReconciliation(ctx: Ctx): Promise<Reconciliation> {
  return inSnapshot(ctx, async (ctx) => {
    const compared = await compareAll(ctx)
    const { ledger, bank, processor, differences: all } = compared
    const held = (bank?.held ?? ledger.bank) + (processor?.held ?? ledger.processor)
    const unexplained = all.filter(({ isExplained, isWaiting }) => !isExplained && !isWaiting)
    const rest = all.filter((each) => !unexplained.includes(each))
    const differences = [...unexplained, ...rest].slice(0, maxListed)
    return {
      bank: bank ? { amount: usd(bank.held), on: bank.lastOn } : null,
      processor: processor
        ? { amount: usd(processor.held), readAt: processor.readAt.toString() }
        : null,
      ledger: { bank: usd(ledger.bank), processor: usd(ledger.processor) },
      held: usd(held),
      owed: { guests: usd(ledger.guests), owners: usd(ledger.owners), taxes: usd(ledger.taxes) },
      own: usd(ledger.own),
      difference: usd(held - ledger.bank - ledger.processor),
      differences,
      notListed: all.length - differences.length,
      unexplained: unexplained.length,
      months: await showMonths(ctx, compared),
      taxes: await owedTaxes(ctx, ledger),
      payouts: await showPayouts(ctx),
      files: (await listFiles(ctx.db)).map(toBankFile),
      decided: await toBankLines(ctx, await listDecided(ctx.db, maxDecided)),
    }
  })
}

async function owedTaxes(ctx: Ctx, { taxOf }: Position): Promise<Reconciliation['taxes']> {
  const { authorities } = await showAuthorities(ctx)
  return authorities
    .map(({ code, name }) => ({ authority: code, name, owed: usd(taxOf.get(code) ?? 0) }))
    .filter(({ owed }) => owed.amount !== 0)
}

async function showPayouts({ db }: Ctx): Promise<ProcessorPayout[]> {
  const rows = await listPayouts(db)
  const parts = await listParts(
    db,
    rows.map(({ id }) => id),
  )
  const days = await listPayoutDays(
    db,
    rows.map(({ id }) => `payout:${id}`),
  )
  return rows.map(({ id, arrivesOn, amount, status, traceId, itemsReadAt }) => {
    const own = parts.filter(({ payoutId }) => payoutId === id)
    const sum = own.reduce((sum, part) => sum + part.amount - part.fee, 0)
    const atBank = days.find(({ reference }) => reference === `payout:${id}`)
    return {
      id,
      arrivesOn: arrivesOn.toString(),
      amount: usd(amount),
      status,
      traceId,
      parts: own.map(({ category, count, amount, fee }) => ({
        category,
        count,
        amount: usd(amount),
        fee: usd(fee),
      })),
      isComplete: itemsReadAt !== null && sum === amount,
      atBankOn: atBank?.postedOn.toString() ?? null,
    }
  })
}
