import { z } from 'zod'
import { Approval, Reason } from '#platform/approvals.ts'
import { endpoints } from '#platform/endpoint.ts'
import { Money } from '#platform/money.ts'
import { type Sort, sortsOf } from '#platform/table/sort.ts'
import { GiftCard } from './gift-cards.ts'

/** What administrators filter gift cards by; `unpaid` waits for the card or was declined. */
export const giftCardFilters = ['sent', 'waiting', 'redeemed', 'refunded', 'unpaid'] as const
export type GiftCardFilter = (typeof giftCardFilters)[number]

export const giftCardSorts = ['recipient', 'buyer', 'bought', 'amount'] as const
export type GiftCardSort = Sort<(typeof giftCardSorts)[number]>

const Person = z.object({ id: z.uuid(), fullName: z.string(), email: z.string() })

export const AdminGiftCard = GiftCard.pick({
  id: true,
  amount: true,
  status: true,
  senderName: true,
  recipientName: true,
  recipientEmail: true,
  boughtAt: true,
}).extend({
  buyer: Person,
  /** The last characters of the code, once it was sent. */
  codeEnding: z.string().nullable(),
})
export type AdminGiftCard = z.infer<typeof AdminGiftCard>

export const giftCardSteps = [
  'bought',
  'failed',
  'sent',
  'resent',
  'recipient_changed',
  'redeemed',
  'refunded',
] as const

export const OpenedGiftCard = AdminGiftCard.extend({
  language: GiftCard.shape.language,
  deliverAt: z.iso.datetime(),
  card: GiftCard.shape.card,
  failure: GiftCard.shape.failure,
  redeemedBy: Person.nullable(),
  /** Oldest first. `by` is null for the processor and for jobs, and empty once deleted. */
  steps: z.array(
    z.object({
      step: z.enum(giftCardSteps),
      at: z.iso.datetime(),
      by: z.string().nullable(),
      reason: z.string(),
    }),
  ),
  can: z.array(z.enum(['resend', 'refund'])),
  needsApproval: z.boolean(),
  limit: Money,
  approvals: z.array(Approval),
})
export type OpenedGiftCard = z.infer<typeof OpenedGiftCard>

const params = z.strictObject({ id: z.uuid() })
const problems = ['identity.sign_in_required', 'resource.not_found'] as const

export const adminGiftCardEndpoints = endpoints({
  'GET /admin/gift-cards': {
    summary: 'List all gift cards, newest first unless sorted; a search covers every status',
    query: z.strictObject({
      show: z.enum(giftCardFilters).default('sent'),
      /** Part of a name or an email of buyer or recipient, a code, or its last four characters. */
      find: z.string().trim().max(100).default(''),
      sort: z.enum(sortsOf(giftCardSorts)).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    result: z.object({ items: z.array(AdminGiftCard), count: z.int(), pages: z.int() }),
    problems,
  },
  'GET /admin/gift-cards/:id': {
    summary: 'Get a gift card with its history and available actions',
    params,
    result: OpenedGiftCard,
    problems,
  },
  'POST /admin/gift-cards/:id/delivery': {
    summary: 'Resend a gift card’s email to the same recipient with the same code',
    params,
    body: z.strictObject({ reason: Reason }),
    result: OpenedGiftCard,
    problems: [...problems, 'request.too_many', 'gift_cards.state_refused'],
  },
  'POST /admin/gift-cards/:id/refund': {
    summary:
      'Refund an unredeemed gift card to the card used to buy it, or request a second approval',
    params,
    body: z.strictObject({ reason: Reason }),
    result: OpenedGiftCard,
    problems: [
      ...problems,
      'gift_cards.not_refundable',
      'approvals.waiting',
      'approvals.own_money',
    ],
  },
})
