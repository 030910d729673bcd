import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { perLanguage } from '#platform/language.ts'
import { Money } from '#platform/money.ts'
import { SuitePhoto } from '#suites/endpoints.ts'
import { HomeGuide } from '#suites/home-guide.ts'
import { Booking } from './endpoints.ts'

const { chapters, places, steps } = HomeGuide.shape

/** A confirmed stay for everyone who travels along: no money, no documents. */
export const Trip = Booking.pick({
  status: true,
  suite: true,
  checkIn: true,
  checkOut: true,
  checkInAt: true,
  checkOutAt: true,
  timeZone: true,
  nights: true,
  guests: true,
  children: true,
  infants: true,
  pets: true,
  houseRules: true,
}).extend({
  address: Booking.shape.arrival.unwrap().omit({ notes: true }),
  owner: z.object({ firstName: z.string(), photo: z.string().nullable() }),
  /** How to get in; null after check-out. */
  access: z
    .object({
      notes: z.object(perLanguage(() => z.string())),
      /** Null when the home has none; a `password` or `code` that is null is shown from `from` on. */
      wifi: z
        .object({
          network: z.string(),
          from: z.iso.datetime(),
          password: z.string().nullable(),
        })
        .nullable(),
      door: z.object({ from: z.iso.datetime(), code: z.string().nullable() }).nullable(),
      steps: z.array(steps.element.omit({ photo: true }).extend({ photo: SuitePhoto.nullable() })),
    })
    .nullable(),
  chapters,
  places,
})
export type Trip = z.infer<typeof Trip>

/** Adds what the guest who booked needs on the way. */
export const SavedTrip = Trip.extend({
  id: Booking.shape.id,
  reference: Booking.shape.reference,
  /** Null after check-out. */
  ownerPhone: z.string().nullable(),
})
export type SavedTrip = z.infer<typeof SavedTrip>

/** Adds what only the guest who booked may see and do. */
export const OwnTrip = SavedTrip.extend({
  can: Booking.shape.can,
  total: Money,
  /** The last part of the shared page's URL, or null while it is not shared. */
  secret: z.string().nullable(),
})
export type OwnTrip = z.infer<typeof OwnTrip>

const params = z.strictObject({ id: z.uuid() })
const ownStay = [
  'identity.sign_in_required',
  'resource.not_found',
  'booking.state_refused',
] as const

export const tripEndpoints = endpoints({
  'GET /bookings/:id/trip': {
    summary: 'Get everything a guest needs before and during a confirmed stay',
    params,
    result: OwnTrip,
    problems: ownStay,
  },
  'PUT /bookings/:id/trip/sharing': {
    summary: 'Create a link to share the stay until check-out; replaces an older one',
    params,
    result: z.object({ secret: z.string() }),
    problems: ownStay,
  },
  'DELETE /bookings/:id/trip/sharing': {
    summary: 'End the link of a stay',
    params,
    result: z.object({ done: z.literal(true) }),
    problems: ['identity.sign_in_required', 'resource.not_found'],
  },
  'GET /shared-trips/:secret': {
    summary: 'Get a shared stay, read-only, until check-out',
    params: z.strictObject({ secret: z.string().regex(/^[\w-]{20,60}$/) }),
    result: Trip,
    problems: ['resource.not_found'],
  },
})
