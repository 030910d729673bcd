import type { HourSide } from '@marea/contract/suites/listing/home-stay-times.ts'
import type { Ctx } from '#platform/ctx.ts'
import { findStayTimes } from './stay-time-store.ts'

/** The earliest check-in or the latest check-out, and the price of each hour in cents. */
type HourOffer = { hour: string; amount: number }

export type HomeStayTimes = Record<HourSide, HourOffer | null> & {
  isAutomatic: boolean
  /** The usual times, such as 16:00. */
  checkInFrom: string
  checkOutUntil: string
}

export async function readStayTimes(
  { db }: Pick<Ctx, 'db'>,
  suiteId: string,
): Promise<HomeStayTimes> {
  const row = await findStayTimes(db, suiteId)
  const { checkInFrom, checkOutUntil, approvesHours: isAutomatic } = row
  return {
    checkInFrom,
    checkOutUntil,
    isAutomatic,
    check_in: offerOf(row.earlyCheckInFrom, row.earlyCheckInAmount),
    check_out: offerOf(row.lateCheckOutUntil, row.lateCheckOutAmount),
  }
}

function offerOf(hour: string | null, amount: number | null): HourOffer | null {
  return hour === null || amount === null ? null : { hour, amount }
}
