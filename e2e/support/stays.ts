import { companyDay } from '../../demo/company-clock.ts'
import { addDays } from '../../packages/contract/src/platform/time/days.ts'
import { callApi, type Guest, until } from './people.ts'

type Held = Pick<Guest, 'token'>

/** Holds a week more than a year ahead, where no test looks for free nights; another one if it is taken. */
export async function holdStay({ token }: Held, slug: string): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    const checkIn = addDays(companyDay(new Date()), 400 + Math.floor(Math.random() * 300))
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
  return payStay(guest, await holdStay(guest, slug))
}

/** The same for a week that begins on a day of the test's own. */
export async function bookWeek(guest: Held, slug: string, checkIn: string): Promise<string> {
  const { token } = guest
  const body = { checkIn, checkOut: addDays(checkIn, 7), guests: 2 }
  const { id: quoteId } = await callApi(`/suites/${slug}/quotes`, { token, body })
  const { id } = await callApi('/bookings', { token, body: { quoteId } })
  return payStay(guest, id)
}

async function payStay({ token }: Held, id: string): Promise<string> {
  await callApi(`/bookings/${id}/house-rules`, { method: 'PUT', token })
  const body = { paymentMethodId: 'pm_card_visa' }
  await callApi(`/bookings/${id}/payment`, { token, body })
  await until(async () => {
    const { status } = await callApi(`/bookings/${id}`, { method: 'GET', token })
    return status === 'confirmed'
  }, 'the confirmation')
  return id
}
