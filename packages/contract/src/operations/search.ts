import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { Money } from '#platform/money.ts'
import { FoundPerson } from './people.ts'

const FoundBooking = z.object({
  id: z.uuid(),
  reference: z.string(),
  guestId: z.uuid(),
  guest: z.string(),
  home: z.string(),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  status: z.string(),
})

const FoundHome = z.object({ slug: z.string(), name: z.string(), owner: z.string() })

const FoundPayment = z.object({
  id: z.string(),
  userId: z.uuid(),
  name: z.string(),
  amount: Money,
  card: z.string(),
  createdAt: z.iso.datetime(),
})

export const ConsoleSearch = z.object({
  people: z.array(FoundPerson),
  bookings: z.array(FoundBooking),
  homes: z.array(FoundHome),
  payments: z.array(FoundPayment),
  withdrawals: z.array(FoundPayment),
})
export type ConsoleSearch = z.infer<typeof ConsoleSearch>

export const consoleSearchEndpoints = endpoints({
  'GET /admin/search': {
    summary: 'Search by name, email, phone, reference or the last 4 digits of a card',
    query: z.strictObject({ text: z.string().trim().min(2).max(100) }),
    result: ConsoleSearch,
    problems: ['identity.sign_in_required', 'resource.not_found'],
  },
})
