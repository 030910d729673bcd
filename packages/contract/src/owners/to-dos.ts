import { z } from 'zod'
import { expenseCategories } from '#expenses/choices.ts'
import { receiptTypes, Translations } from '#expenses/expense.ts'
import { hostIdDocuments } from '#identity/host-id-documents.ts'
import { Money } from '#platform/money.ts'
import { Code } from '#suites/jurisdictions.ts'
import { hourSides } from '#suites/listing/home-stay-times.ts'

const Home = z.object({ slug: z.string(), name: z.string() })

/** Urgent to-dos lose money, a night or an arrival if they wait; they come first. */
const ranked = { isUrgent: z.boolean() }
const ofHome = { ...ranked, home: Home }

export const HostIdToDo = z.object({
  kind: z.literal('host_id'),
  bookingId: z.uuid(),
  ...ofHome,
  guest: z.string(),
  checkIn: z.iso.date(),
  document: z.enum(hostIdDocuments),
})
export type HostIdToDo = z.infer<typeof HostIdToDo>

export const ExpenseToDo = z.object({
  kind: z.literal('expense'),
  id: z.uuid(),
  ...ofHome,
  concept: z.string(),
  translations: Translations,
  category: z.enum(expenseCategories),
  vendor: z.string(),
  amount: Money,
  markup: Money,
  total: Money,
  receipt: z.enum(receiptTypes).nullable(),
})
export type ExpenseToDo = z.infer<typeof ExpenseToDo>

export const StayTimeToDo = z.object({
  kind: z.literal('hours'),
  id: z.uuid(),
  ...ofHome,
  guest: z.string(),
  side: z.enum(hourSides),
  day: z.iso.date(),
  hour: z.string(),
  /** What the guest pays, before taxes. */
  amount: Money,
  /** The night that can no longer be booked once the request is approved. */
  night: z.iso.date().nullable(),
  expiresAt: z.iso.datetime(),
  timeZone: z.string(),
})
export type StayTimeToDo = z.infer<typeof StayTimeToDo>

const feedTroubles = ['conflict', 'paused', 'failing'] as const

/** A calendar of another channel that sold booked nights, became empty or no longer answers. */
export const FeedToDo = z.object({
  kind: z.literal('feed'),
  /** The id of the conflict or of the feed. */
  id: z.uuid(),
  ...ofHome,
  calendar: z.string(),
  trouble: z.enum(feedTroubles),
  /** The nights sold twice. */
  nights: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  since: z.iso.datetime(),
})
export type FeedToDo = z.infer<typeof FeedToDo>

/** Guests who arrive today and have no ID on file. */
const MissingIdToDo = z.object({
  kind: z.literal('missing_id'),
  bookingId: z.uuid(),
  ...ofHome,
  guest: z.string(),
  checkInAt: z.iso.datetime(),
  timeZone: z.string(),
})

/** All guests who wait for an answer, the longest waiting first, are a single to-do. */
const MessagesToDo = z.object({
  kind: z.literal('messages'),
  ...ranked,
  conversations: z.array(
    z.object({
      room: z.uuid(),
      home: Home,
      guest: z.string(),
      text: z.string(),
      sentAt: z.iso.datetime(),
    }),
  ),
})
export type MessagesToDo = z.infer<typeof MessagesToDo>

/** A new kind needs a member here and a finder in the API. */
export const ToDo = z.discriminatedUnion('kind', [
  HostIdToDo,
  StayTimeToDo,
  ExpenseToDo,
  FeedToDo,
  MissingIdToDo,
  MessagesToDo,
  /** A license that has expired or is about to. */
  z.object({
    kind: z.literal('license'),
    ...ofHome,
    license: Code,
    number: z.string(),
    validUntil: z.iso.date(),
    isExpired: z.boolean(),
  }),
  /** Nights that had season prices a year before and have only the base price now. */
  z.object({
    kind: z.literal('price_gap'),
    ...ofHome,
    from: z.iso.date(),
    to: z.iso.date(),
  }),
])
export type ToDo = z.infer<typeof ToDo>
