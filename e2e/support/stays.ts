import { addDays, dayInMiami } from '../../packages/contract/src/calendar/nights.ts'
import { callApi, type Guest, until } from './people.ts'

type Held = Pick<Guest, 'token'>

/** Holds a week more than a year ahead, where no test looks for free nights; another one if it is taken. */
export async function holdStay({ token }: Held, slug: string): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    const checkIn = addDays(dayInMiami(new Date()), 400 + Math.floor(Math.random() * 300))
    const body = { checkIn, checkOut: addDays(checkIn, 7), guests: 2 }
    const held = await callApi(`/suites/${slug}/quotes`, { token, body })
      .then(({ id: quoteId }) => callApi('/bookings', { token, body: { quoteId } }))
      .catch((error: Error) => {
        if (tries === 10 || !error.message.includes('dates_taken')) throw error
        return undefined
      })
    if (held) return held.id
  }
}

/** A confirmed booking, paid by a test card. */
export async function bookStay(guest: Held, slug: string): Promise<string> {
  const { token } = guest
  const id = await holdStay(guest, slug)
  await callApi(`/bookings/${id}/house-rules`, { method: 'PUT', token })
  const body = { paymentMethodId: 'pm_card_visa' }
  await callApi(`/bookings/${id}/payment`, { token, body })
  await until(async () => {
    const { status } = await callApi(`/bookings/${id}`, { method: 'GET', token })
    return status === 'confirmed'
  }, 'the confirmation')
  return id
}
