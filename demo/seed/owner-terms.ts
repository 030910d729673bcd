import { addDays } from '@marea/contract/platform/time/days.ts'
import { usualPayoutMinimum } from '@marea/contract/statements/financials/payouts.ts'
import type { TransactionCtx } from '../../apps/api/src/platform/ctx.ts'
import { todayOf } from '../../apps/api/src/platform/zoned-time.ts'
import { setPayoutSchedule } from '../../apps/api/src/statements/payouts/set-schedule.ts'
import { addAgreementVersion } from '../../apps/api/src/suites/agreements/add-version.ts'
import { readAgreements } from '../../apps/api/src/suites/agreements/agreements.ts'
import { saveOwnerProfile } from '../../apps/api/src/suites/owner-profile/owner-profile.ts'
import { companyInstant } from '../company-clock.ts'
import { actAs } from '../history/act-as.ts'
import { owners } from '../people/owners.ts'
import { demoUserId } from '../people/people.ts'

/**
 * Inés agreed on a reserve at the beginning of the year and on a lower commission from next March.
 * All her bookings were made at 18%.
 */
export async function seedAgreements(ctx: TransactionCtx): Promise<void> {
  const admin = await actAs(ctx, 'admin@marea.test')
  const year = Number(todayOf(ctx).slice(0, 4))
  const then = { ...admin, now: companyInstant(`${year - 1}-11-20`, '10:00') }
  for (const { id } of await readAgreements(ctx, { ownerId: demoUserId('owner@marea.test') })) {
    const rules = {
      commissionPerMille: 180,
      reserveAmount: 1_500_00,
      noticeDays: 60,
      disputeBearer: 'platform' as const,
    }
    await addAgreementVersion(then, id, {
      ...rules,
      effectiveOn: `${year}-01-01`,
      note: 'A reserve for each home, so that urgent repairs never wait for the next booking.',
    })
    await addAgreementVersion(admin, id, {
      ...rules,
      commissionPerMille: 170,
      effectiveOn: `${year + 1}-03-01`,
      note: 'A lower commission, as agreed for our sixth year together.',
    })
  }
}

/** Inés is paid every week, next time the day after tomorrow. */
export async function seedPayoutSchedule(ctx: TransactionCtx): Promise<void> {
  const next = Temporal.PlainDate.from(addDays(todayOf(ctx), 2))
  await setPayoutSchedule(await actAs(ctx, 'owner@marea.test'), {
    frequency: 'weekly',
    weekday: next.dayOfWeek,
    monthDay: null,
    minimum: usualPayoutMinimum,
    bankAccountId: null,
  })
}

/** The languages that guests read on the pages of the homes. */
export async function seedOwnerProfiles(ctx: TransactionCtx): Promise<void> {
  for (const { email, speaks } of owners) {
    await saveOwnerProfile(await actAs(ctx, email), { languages: speaks })
  }
}
