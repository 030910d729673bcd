import type { DatesTaken, NearestStay } from '@marea/contract/calendar/endpoints.ts'
import { guestCountsOf } from '@marea/contract/calendar/guest-counts.ts'
import type { Quote } from '@marea/contract/pricing/endpoints.ts'
import type { ProblemCode } from '@marea/contract/problems.ts'
import { call, callPlain } from '#platform/api/api.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { readUser } from '#platform/session/session.ts'
import type { DatedStayParams } from '#suites/stay-params.ts'

export type Priced = { quote: Quote }
export type Unpriced = {
  code: ProblemCode
  nearest: DatesTaken['nearest']
  /** The calendar this reader was looking at still showed the nights as available. */
  isJustTaken?: boolean
  /** The reader's own booking that has the nights. */
  own?: DatesTaken['own']
}

/** The exact price, or why there is none; never throws, because the home can still be shown. */
export async function requestQuote(
  slug: string,
  stay: DatedStayParams,
): Promise<Priced | Unpriced> {
  const { checkIn, checkOut } = stay
  try {
    const body = { checkIn, checkOut, ...guestCountsOf(stay) }
    const ask = readUser() ? call : callPlain
    return { quote: await ask('POST /suites/:slug/quotes', { params: { slug }, body }) }
  } catch (error) {
    return unpricedBy(error)
  }
}

export function unpricedBy(error: unknown): Unpriced {
  if (!(error instanceof ProblemError)) return { code: 'server.busy', nearest: [] }
  const { code, details } = error
  return { code, nearest: nearestOf(details), own: ownOf(details) }
}

function ownOf(details: unknown): DatesTaken['own'] {
  if (!isRecord(details) || !isRecord(details.own)) return undefined
  const { bookingId, isHeld } = details.own
  return typeof bookingId === 'string' ? { bookingId, isHeld: isHeld === true } : undefined
}

function nearestOf(details: unknown): DatesTaken['nearest'] {
  if (!isRecord(details) || !Array.isArray(details.nearest)) return []
  return details.nearest.flatMap((stay: unknown) => {
    if (!isRecord(stay)) return []
    const { checkIn, checkOut, total } = stay
    return typeof checkIn === 'string' && typeof checkOut === 'string'
      ? [{ checkIn, checkOut, ...totalOf(total) }]
      : []
  })
}

function totalOf(total: unknown): Pick<NearestStay, 'total'> {
  if (!isRecord(total) || typeof total.amount !== 'number') return {}
  return { total: { amount: total.amount, currency: 'USD' } }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
