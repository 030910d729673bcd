import { addDays } from '@marea/contract/platform/time/days.ts'
import type { TransactionCtx } from '../../apps/api/src/platform/ctx.ts'
import { companyDay, companyInstant } from '../company-clock.ts'
import type { DaysAgo } from './money.ts'

/** An action with money at an instant. */
export type MoneyEvent = {
  at: Temporal.Instant
  who: string
  act: (ctx: TransactionCtx) => Promise<unknown>
}

export function before({ now }: Pick<TransactionCtx, 'now'>, { days, time = '11:40' }: DaysAgo) {
  return companyInstant(addDays(companyDay(now), -days), time)
}

/** The outcomes of charges that pay for no booking. */
const ignore = async () => undefined
export const noBooking = { succeeded: ignore, failed: ignore, returned: ignore }
