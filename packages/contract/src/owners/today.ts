import { z } from 'zod'
import { SentInstant } from '#platform/dates.ts'
import { endpoints } from '#platform/endpoint.ts'
import { guestCountFields } from '#pricing/guest-count-fields.ts'
import { ToDo } from './to-dos.ts'

const Home = z.object({ slug: z.string(), name: z.string() })

/** Phone numbers are for readers who manage the calendar of the home. */
export const TodayStay = z.object({
  id: z.uuid(),
  reference: z.string(),
  home: Home,
  guest: z.object({ fullName: z.string(), phone: z.string().nullable() }),
  ...guestCountFields,
  part: z.enum(['arriving', 'staying', 'leaving']),
  /** Of the home. */
  timeZone: z.string(),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  checkInAt: z.iso.datetime(),
  checkOutAt: z.iso.datetime(),
  checkedInAt: z.iso.datetime().nullable(),
  checkedOutAt: z.iso.datetime().nullable(),
  canMark: z.boolean(),
  /** The mark of today that may still be undone. */
  undoable: z.enum(['check_in', 'check_out']).nullable(),
  canMessage: z.boolean(),
})
export type TodayStay = z.infer<typeof TodayStay>

const Night = z.object({
  date: z.iso.date(),
  state: z.enum(['free', 'booked', 'held', 'blocked', 'external']),
  /** The remaining nights of the block on this night, if the reader may release them. */
  block: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  /** What the night costs a guest who books today, in cents before taxes and fees. */
  amount: z.int(),
})

export const Today = z.object({
  today: z.iso.date(),
  stays: z.array(TodayStay),
  homes: z.array(
    Home.extend({ canBlock: z.boolean(), canRecord: z.boolean(), nights: z.array(Night) }),
  ),
  needs: z.array(ToDo),
})
export type Today = z.infer<typeof Today>
export type TodayHome = Today['homes'][number]

const byId = z.strictObject({ id: z.uuid() })
const access = ['identity.sign_in_required', 'resource.not_found'] as const
const mayChange = [...access, 'co_hosts.role_too_small'] as const

/** When it happened, for phones without a connection; now by default. */
const Mark = z.strictObject({ at: SentInstant.optional() })
/** The time of the mark, so that a late repeated request does not undo a newer one. */
const MarkToUndo = z.strictObject({ at: SentInstant })
const Marked = z.object({
  checkedInAt: z.iso.datetime().nullable(),
  checkedOutAt: z.iso.datetime().nullable(),
})

export const todayEndpoints = endpoints({
  'GET /owner/today': {
    summary:
      'List today’s check-ins, check-outs and current guests, and the next 3 weeks of each home',
    result: Today,
    problems: access,
  },
  'PUT /owner/bookings/:id/check-in': {
    summary: 'Mark the guests as checked in; the first time recorded stays',
    params: byId,
    body: Mark,
    result: Marked,
    problems: [...mayChange, 'booking.state_refused', 'booking.mark_day_refused'],
  },
  'PUT /owner/bookings/:id/check-out': {
    summary: 'Mark the guests as checked out; the first time recorded stays',
    params: byId,
    body: Mark,
    result: Marked,
    problems: [...mayChange, 'booking.state_refused', 'booking.mark_day_refused'],
  },
  'DELETE /owner/bookings/:id/check-in': {
    summary: 'Undo today’s mark; one with another time stays',
    params: byId,
    body: MarkToUndo,
    result: Marked,
    problems: [...mayChange, 'booking.mark_undo_late', 'booking.mark_followed'],
  },
  'DELETE /owner/bookings/:id/check-out': {
    summary: 'Undo today’s mark; one with another time stays',
    params: byId,
    body: MarkToUndo,
    result: Marked,
    problems: [...mayChange, 'booking.mark_undo_late'],
  },
})
