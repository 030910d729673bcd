import { randomUUID } from 'node:crypto'
import { insertStayTimeRequest } from '../bookings/stay-time-data.ts'
import { asOwner, signedIn } from '../people.ts'
import { booked, homeOf, move } from '../stays.ts'
import type { TestApp } from '../test-app.ts'
import { type Belonging, expense, expenseDraft, type Someone } from '../user-data.ts'
import { multipart, onePixel } from './upload.ts'

const ofOwner = { param: 'id', missing: randomUUID(), alsoFor: 'admins' } as const

/** A booking in this user's home that begins today. */
export const arrivingStay: Belonging = {
  ...ofOwner,
  async make(host, marea) {
    const guest = await signedIn(marea, `guest-${randomUUID()}`)
    const { slug } = await homeOf(marea, host.id)
    const wish = { slug, checkIn: '2026-11-15', checkOut: '2026-11-18' }
    return (await booked(marea, guest, wish)).id
  },
}

export const arrivedStay: Belonging = {
  ...ofOwner,
  async make(host, marea) {
    const id = await arrivingStay.make(host, marea)
    const owner = await asOwner(marea, host)
    await owner.call('PUT', `/owner/bookings/${id}/check-in`, { body: {} })
    return id
  },
}

export const departedStay: Belonging = {
  ...ofOwner,
  async make(host, marea) {
    const id = await arrivedStay.make(host, marea)
    await host.call('PUT', `/owner/bookings/${id}/check-out`, { body: {} })
    return id
  },
}

/** A guest's request for an early check-in in this user's home. */
export const hoursRequest: Belonging = {
  ...ofOwner,
  async make(host, marea) {
    return insertStayTimeRequest(marea, await arrivingStay.make(host, marea))
  },
}

/** An expense that this user is asked to approve. */
export const expenseRequest: Belonging = {
  ...ofOwner,
  async make({ id }, marea) {
    const { slug: suite } = await homeOf(marea, id)
    const body = { suite, category: 'pool', concept: 'New pump', amount: 180_00 }
    const made = await move(await newAdmin(marea), '/admin/expense-requests', body)
    return made.body.result.id
  },
}

export const requestWithQuote: Belonging = {
  ...ofOwner,
  async make(owner, marea) {
    const id = await expenseRequest.make(owner, marea)
    const admin = await newAdmin(marea)
    await admin.call('PUT', `/admin/expense-requests/${id}/receipt`, multipart(onePixel))
    return id
  },
}

/** A monthly bill of this user's home. */
export const expenseSchedule: Belonging = {
  ...ofOwner,
  async make(host, marea) {
    const { slug } = await homeOf(marea, host.id)
    const owner = await asOwner(marea, host)
    await move(owner, '/owner/expenses', { ...expenseDraft, suite: slug, repeats: 'monthly' })
    const { body } = await owner.call('GET', '/owner/expense-schedules')
    const isOfHome = ({ suite }: { suite: { slug: string } }) => suite.slug === slug
    return body.result.find(isOfHome).id
  },
}

export const expenseWithReceipt: Belonging = {
  ...ofOwner,
  async make(owner, marea) {
    const id = await expense.make(owner, marea)
    await owner.call('PUT', `/owner/expenses/${id}/receipt`, multipart(onePixel))
    return id
  },
}

function newAdmin(marea: TestApp): Promise<Someone> {
  return signedIn(marea, `admin-${randomUUID()}`, { profile: 'ADMIN' })
}
