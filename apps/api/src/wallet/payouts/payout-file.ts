import { requireRecentSignIn } from '#identity/session/confirmation.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import { Problem } from '#platform/problem.ts'
import { addBankDays } from '#wallet/bank/bank-days.ts'
import { decryptNumbers } from '#wallet/bank/encrypt-numbers.ts'
import { nachaFile } from './nacha.ts'
import { listBatches, listItems, updateDownloaded } from './payout-store.ts'
import { speiFile } from './spei.ts'

type Batch = Awaited<ReturnType<typeof listBatches>>[number]
type Item = Awaited<ReturnType<typeof listItems>>[number]

/** Created on each request and never stored, because it contains full account numbers. */
export async function payoutFile(ctx: TransactionCtx, batchId: string): Promise<RawResponse> {
  requireRecentSignIn(ctx)
  const [batch] = await listBatches(ctx.db, batchId)
  if (!batch) throw new Problem('resource.not_found')
  await updateDownloaded(ctx.db, batchId, ctx.now)
  const items = await listItems(ctx.db, batchId)
  const credits = await Promise.all(items.map((item) => creditOf(ctx, item)))
  const isUs = batch.country === 'US'
  const name = `marea-${batchId}.${isUs ? 'ach' : 'csv'}`
  return rawResponse({
    bytes: isUs ? usFile(ctx, batch, credits) : speiFile(credits.map(paymentOf)),
    type: isUs ? 'text/plain; charset=us-ascii' : 'text/csv; charset=us-ascii',
    headers: { 'content-disposition': `attachment; filename="${name}"` },
  })
}

type BankCredit = Awaited<ReturnType<typeof creditOf>>

async function creditOf(ctx: Ctx, item: Item) {
  const { withdrawalId: id, amount, fullName: name, kind, trace, sealed, keyId } = item
  if (!sealed || !keyId) throw new Problem('payouts.file_gone')
  return {
    id,
    amount,
    name,
    kind,
    trace,
    ...(await decryptNumbers(ctx, item.bankAccountId, { sealed, keyId })),
  }
}

function paymentOf({ id, name, amount, trace, accountNumber: clabe }: BankCredit) {
  return { id, name, amount, trace, clabe }
}

/** Also checked for a new batch, so that no withdrawal waits in one without a file. */
export function requireAch({ config }: Ctx) {
  if (!config.ach) throw new Problem('payouts.ach_not_set')
  return config.ach
}

function usFile(ctx: Ctx, batch: Batch, credits: BankCredit[]): string {
  const { createdAt, fileNumber, number: batchNumber } = batch
  const created = createdAt.toZonedDateTimeISO(ctx.companyTimeZone)
  return nachaFile({
    ...requireAch(ctx),
    fileNumber,
    batchNumber,
    createdAt: created,
    effectiveOn: addBankDays(created.toPlainDate(), 1),
    credits: credits.map((credit) => ({ ...credit, id: credit.id.replaceAll('-', '') })),
  })
}
