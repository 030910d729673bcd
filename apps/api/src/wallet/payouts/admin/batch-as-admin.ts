import type { BankCountry } from '@marea/contract/wallet/bank-accounts.ts'
import type { PayoutBatch } from '@marea/contract/wallet/payouts.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import type { RawResponse } from '#platform/http/raw-response.ts'
import { payoutFile } from '#wallet/payouts/payout-file.ts'
import { lockBatch } from '#wallet/payouts/payout-store.ts'
import { createPayoutBatch, sendPayouts } from '#wallet/payouts/payouts.ts'

export function createBatchAsAdmin(ctx: Ctx, country: BankCountry): Promise<PayoutBatch | null> {
  return inTransaction(ctx, async (ctx) => {
    const batch = await createPayoutBatch(ctx, country)
    if (!batch) return null
    const details = { country, count: batch.count, amount: batch.amount.amount }
    await recordAdminAct(ctx, {
      act: 'wallet.batch_created',
      subject: `batch:${batch.id}`,
      details,
    })
    return batch
  })
}

/** The file holds full account numbers, so each download is recorded. */
export function downloadBatch(ctx: Ctx, id: string): Promise<RawResponse> {
  return inTransaction(ctx, async (ctx) => {
    const file = await payoutFile(ctx, id)
    await recordAdminAct(ctx, { act: 'wallet.batch_downloaded', subject: `batch:${id}` })
    return file
  })
}

export function sendBatchAsAdmin(ctx: Ctx, id: string): Promise<PayoutBatch> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockBatch(ctx.db, id)
    const batch = await sendPayouts(ctx, id)
    const details = { count: batch.count, amount: batch.amount.amount }
    if (before?.sentAt === null) {
      await recordAdminAct(ctx, { act: 'wallet.batch_sent', subject: `batch:${id}`, details })
    }
    return batch
  })
}
