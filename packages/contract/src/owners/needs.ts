import { z } from 'zod'
import { hostIdDocuments } from '#calendar/stay-choices.ts'
import { Money } from '#platform/money.ts'
import { licenseKinds } from '#suites/jurisdictions.ts'
import { hourSides } from '#suites/listing/home-hours.ts'
import { receiptTypes, Translations } from './expense.ts'
import { expenseCategories } from './expense-choices.ts'

const Home = z.object({ slug: z.string(), name: z.string() })

/** A guest's ID that nobody has reviewed. */
export const HostIdNeed = z.object({
  kind: z.literal('host_id'),
  bookingId: z.uuid(),
  home: Home,
  guest: z.string(),
  checkIn: z.iso.date(),
  document: z.enum(hostIdDocuments),
})
export type HostIdNeed = z.infer<typeof HostIdNeed>

/** An expense that Marea asks to pay. */
export const ExpenseNeed = z.object({
  kind: z.literal('expense'),
  id: z.uuid(),
  home: Home,
  concept: z.string(),
  translations: Translations,
  category: z.enum(expenseCategories),
  vendor: z.string(),
  amount: Money,
  markup: Money,
  total: Money,
  receipt: z.enum(receiptTypes).nullable(),
})
export type ExpenseNeed = z.infer<typeof ExpenseNeed>

/** A guest who wants to check in earlier or to check out later. */
export const HoursNeed = z.object({
  kind: z.literal('hours'),
  id: z.uuid(),
  home: Home,
  guest: z.string(),
  side: z.enum(hourSides),
  day: z.iso.date(),
  hour: z.string(),
  /** What the guest pays, before taxes. */
  amount: Money,
  /** A night that no one else can book once it is approved. */
  night: z.iso.date().nullable(),
  expiresAt: z.iso.datetime(),
})
export type HoursNeed = z.infer<typeof HoursNeed>

const feedTroubles = ['conflict', 'paused', 'failing'] as const

/** A calendar of another channel that sold booked nights, became empty or no longer answers. */
export const FeedNeed = z.object({
  kind: z.literal('feed'),
  /** Of the conflict, or of the feed. */
  id: z.uuid(),
  home: Home,
  calendar: z.string(),
  trouble: z.enum(feedTroubles),
  /** The nights sold twice. */
  nights: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  since: z.iso.datetime(),
})
export type FeedNeed = z.infer<typeof FeedNeed>

/** What waits for an owner's answer; a new kind is one more member and one more finder in the API. */
export const Need = z.discriminatedUnion('kind', [
  HostIdNeed,
  HoursNeed,
  ExpenseNeed,
  FeedNeed,
  /** A message of a guest that the owner has not answered. */
  z.object({
    kind: z.literal('message'),
    room: z.uuid(),
    home: Home,
    guest: z.string(),
    text: z.string(),
    sentAt: z.iso.datetime(),
  }),
  /** A license that has expired or is about to. */
  z.object({
    kind: z.literal('license'),
    home: Home,
    license: z.enum(licenseKinds),
    number: z.string(),
    validUntil: z.iso.date(),
    isExpired: z.boolean(),
  }),
  /** Nights that had season prices a year before and have only the base price now. */
  z.object({
    kind: z.literal('price_gap'),
    home: Home,
    from: z.iso.date(),
    to: z.iso.date(),
  }),
])
export type Need = z.infer<typeof Need>
