import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { call } from '#platform/api/api.ts'
import { loadPart, type PagePart } from '#platform/api/page-part.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import { readUser } from '#platform/session/session.ts'

export type OwnStay = Awaited<ReturnType<typeof loadStay>>

/** The booking with its personal data for its guest; null for everyone else. */
export async function loadOwnStay(id: string): Promise<PagePart<OwnStay> | null> {
  const part = await whenSignedIn(() => loadPart(loadStay(id)))
  if (!part || 'value' in part) return part
  const isForeign = part.error instanceof ProblemError && part.error.status === 404
  return isForeign || !readUser() ? null : part
}

async function loadStay(id: string) {
  const params = { id }
  const booking = await call('GET /bookings/:id', { params })
  const may = <Value>(action: Booking['can'][number], ask: () => Promise<Value>) =>
    booking.can.includes(action) ? loadPart(ask()) : undefined
  const [curve, hostId] = await Promise.all([
    may('cancel', () => call('GET /bookings/:id/refund-curve', { params })),
    may('receive', () => call('GET /bookings/:id/main-host-id', { params })),
  ])
  return { booking, curve: curve?.value ?? null, hostId: hostId ?? null, now: Date.now() }
}
