import { addDays } from '@marea/contract/platform/time/days.ts'
import { listMatches, type Match } from '../../../apps/api/src/payments/bank/candidates.ts'
import {
  explainLine,
  matchLine,
  postLineAs,
} from '../../../apps/api/src/payments/bank/decide-line.ts'
import { openLine } from '../../../apps/api/src/payments/bank/show-lines.ts'
import { uploadStatement } from '../../../apps/api/src/payments/bank/upload-statement.ts'
import { applyPayout } from '../../../apps/api/src/payments/processor/import-payout.ts'
import { readProcessorNow } from '../../../apps/api/src/payments/processor/read-processor.ts'
import { showReconciliation } from '../../../apps/api/src/payments/reconciliation/show-reconciliation.ts'
import type { TransactionCtx } from '../../../apps/api/src/platform/ctx.ts'
import { ledgerPosition } from '../../../apps/api/src/wallet/position.ts'
import { companyDay, companyInstant } from '../../company-clock.ts'
import { actAs } from '../../history/act-as.ts'

const colleague = 'nadia@marea.test'
/** The bank's statement begins so many days ago, and ends two days ago. */
const statementDays = 40
const statementEnds = 2
const payoutsSince = 215

/** What Stripe paid out and what the bank says, with one deposit that waits for its guest. */
export async function seedReconciliation(ctx: TransactionCtx): Promise<void> {
  await tellPayouts(ctx)
  await readPayouts(ctx)
  await uploadBankStatement(await actAs(ctx, colleague))
}

/** Every Tuesday, for what was charged until then. */
async function tellPayouts(ctx: TransactionCtx): Promise<void> {
  const { standIn } = ctx.ports.cards
  const today = companyDay(ctx.now)
  const charges = await ctx.db
    .selectFrom('charges')
    .select(['intentId', 'settledAt'])
    .where('status', '=', 'succeeded')
    .execute()
  const times = charges.map(
    ({ intentId, settledAt }) =>
      [intentId ?? '', (settledAt ?? ctx.now).epochMilliseconds] as const,
  )
  const payouts = Array.from({ length: payoutsSince }, (_, index) => index - payoutsSince)
    .map((days) => addDays(today, days))
    .filter((day) => Temporal.PlainDate.from(day).dayOfWeek === 2 && day < addDays(today, -1))
    .map((day) => companyInstant(day, '10:00').epochMilliseconds)
  standIn?.tellPast({ charges: new Map(times), payouts })
}

/** Dated by their arrival, as if they had been read then. */
async function readPayouts(ctx: TransactionCtx): Promise<void> {
  let after: string | undefined
  for (let hasMore = true; hasMore; ) {
    const page = await ctx.ports.cards.listPayouts({ after })
    for (const payout of page.items) {
      const now = companyInstant(payout.arrivesOn.toString(), '09:00')
      await applyPayout({ ...ctx, now }, payout)
    }
    after = page.items.at(-1)?.id
    hasMore = page.hasMore
  }
  await readProcessorNow(ctx)
}

async function uploadBankStatement(ctx: TransactionCtx): Promise<void> {
  const today = companyDay(ctx.now)
  const first = addDays(today, -statementDays)
  const last = addDays(today, -statementEnds)
  const all = await listMatches(ctx, companyInstant(first, '00:00'))
  const posted = all.filter(({ kind }) => kind === 'entry')
  const listed = posted.filter(({ on }) => on >= first && on <= last)
  const notListed = posted.filter((match) => !listed.includes(match))
  const { bank } = await ledgerPosition(ctx)
  const known = bank - notListed.reduce((sum, { amount }) => sum + amount, 0)
  const [wire, zelle] = extras(last)
  const balance = known + wire.amount + zelle.amount
  const lines = [...listed.map(lineOf), wire, zelle].toSorted((a, b) => (a.on < b.on ? -1 : 1))
  const upload = Buffer.from(csvOf(lines))
  await uploadStatement(ctx, { fileName: 'first-coast-bank.csv', balance, upload })
  await decideRest(ctx)
}

type Line = { on: string; amount: number; text: string }

function extras(last: string): [Line, Line] {
  return [
    { on: addDays(last, -5), amount: -15_00, text: 'INCOMING WIRE FEE IWF-2211' },
    { on: last, amount: 1250_00, text: 'ZELLE FROM H WOLFE “DEC STAY”' },
  ]
}

function lineOf({ on, amount, reference, trace }: Match): Line {
  const [area = ''] = reference.split(':')
  const texts: Record<string, string> = {
    payout: `STRIPE TRANSFER ST-${trace}`,
    deposit: 'INCOMING WIRE',
    withdrawal: 'ACH DEBIT WITHDRAWAL',
  }
  return { on, amount, text: texts[area] ?? 'VENDOR PAYMENT' }
}

function csvOf(lines: readonly Line[]): string {
  const rows = lines.map(({ on, amount, text }) => `${on},${text},${(amount / 100).toFixed(2)}`)
  return ['Date,Description,Amount', ...rows].join('\n')
}

/** Of equal amounts a colleague has chosen the one of the day; the guest's deposit waits for an answer. */
async function decideRest(ctx: TransactionCtx): Promise<void> {
  const { differences } = await showReconciliation(ctx)
  for (const { kind, id, name } of differences) {
    if (kind !== 'bank_line') continue
    if (name.startsWith('INCOMING WIRE FEE')) {
      const reason = 'First Coast Bank charges incoming wires.'
      await postLineAs(ctx, id, { meaning: 'fee', reason, taxes: [] })
    } else if (name.startsWith('ZELLE')) {
      await explainLine(ctx, id, 'We asked Hannah Wolfe which booking this is for.')
    } else {
      const { candidates } = await openLine(ctx, id)
      const match = candidates.find(({ difference }) => difference.amount === 0)
      if (match) await matchLine(ctx, id, { candidate: match.id })
    }
  }
}
