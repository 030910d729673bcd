import { sql } from 'kysely'
import type { Ctx } from '#platform/ctx.ts'
import type { Job } from '#platform/jobs/jobs.ts'

/**
 * Moves what remains on the former fee account to fee income, card costs and coupon costs, for settlements from before
 * the split that were reversed since.
 */
async function splitFormerFees({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await sql`select ledger_split_fees(${now.toString()}::timestamptz)`.execute(db)
}

export const splitFormerFeesJob: Job = {
  name: 'wallet.split-former-fees',
  cron: '17 * * * *',
  handle: splitFormerFees,
}
