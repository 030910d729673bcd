import createClient from 'openapi-fetch'
import type { paths } from './generated/schema.ts'

type Stay = { checkIn: string; checkOut: string; guests: number }

/** A third-party client that knows the API only from its OpenAPI document. */
export async function holdFirstHome(
  baseUrl: string,
  { email, password, stay }: { email: string; password: string; stay: Stay },
) {
  const visitor = createClient<paths>({ baseUrl })
  const user = resultOf(await visitor.POST('/user/login/email', { body: { email, password } }))
  const guest = createClient<paths>({ baseUrl, headers: { Authorization: user.token } })

  const found = resultOf(
    await guest.GET('/suites', { params: { query: { ...stay, guests: String(stay.guests) } } }),
  )
  const slug = found.items[0]?.slug ?? ''
  const path = { slug }
  const quote = resultOf(
    await guest.POST('/suites/{slug}/quotes', { params: { path }, body: stay }),
  )
  const header = { 'Idempotency-Key': crypto.randomUUID() }
  const booking = resultOf(
    await guest.POST('/bookings', { params: { header }, body: { quoteId: quote.id } }),
  )
  const status: 'held' | 'confirmed' | 'completed' | 'expired' | 'abandoned' | 'cancelled' =
    booking.status
  return { slug, total: quote.total.amount, booking: { ...booking, status } }
}

function resultOf<Result>(answer: {
  data?: { result: Result }
  error?: { error: { code: string } }
}): Result {
  if (answer.data) return answer.data.result
  throw new Error(answer.error?.error.code)
}
