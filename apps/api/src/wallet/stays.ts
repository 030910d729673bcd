import type { PaidStay } from '@marea/contract/wallet/endpoints.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listBookingsOfPayments, listStays } from './stay-store.ts'

/** The stays behind postings, by cause: `booking:<id>` or `booking-payment:<id>`. */
export async function staysOf(
  { db }: Ctx,
  causes: readonly string[],
): Promise<Map<string, PaidStay>> {
  const payments = await listBookingsOfPayments(db, idsIn(causes, 'booking-payment'))
  const bookingOf = new Map([
    ...idsIn(causes, 'booking').map((id) => [`booking:${id}`, id] as const),
    ...payments.map(({ id, bookingId }) => [`booking-payment:${id}`, bookingId] as const),
  ])
  const stays = await listStays(db, [...new Set(bookingOf.values())])
  const byId = new Map(stays.map((stay) => [stay.bookingId, stay]))
  return new Map(
    [...bookingOf].flatMap(([cause, id]) => {
      const stay = byId.get(id)
      return stay ? [[cause, stay]] : []
    }),
  )
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The cause of another slice's posting may not be a uuid. */
function idsIn(causes: readonly string[], kind: string): string[] {
  return causes.flatMap((cause) => {
    const [named, id = ''] = cause.split(':')
    return named === kind && uuid.test(id) ? [id] : []
  })
}
