import { z } from 'zod'
import { SentCursor } from '#platform/dates.ts'
import { endpoints } from '#platform/endpoint.ts'
import { languages } from '#platform/language.ts'
import { isOneLine } from '#platform/line-rules.ts'
import { Money } from '#platform/money.ts'
import { PaidStay } from '#wallet/endpoints.ts'
import { cardFailures } from './card-failures.ts'
import { cardWallets } from './card-name.ts'
import { PaidCard } from './paid-card.ts'

export const CardFailure = z.enum(cardFailures)

/** The authentication the holder's bank requires. */
export const NextAction = z.object({
  /** `page` is shown in a frame at `url`; `sdk` is handed to the processor's own script. */
  type: z.enum(['page', 'sdk']),
  url: z.string().optional(),
})
export type NextAction = z.infer<typeof NextAction>

export const PaymentMethod = z.object({
  id: z.string(),
  holderName: z.string(),
  brand: z.string(),
  lastFour: z.string(),
  wallet: z.enum(cardWallets).nullable(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
  /** `soon` in the last two months of the card. */
  expiry: z.enum(['fine', 'soon', 'expired']),
  isDefault: z.boolean(),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const CardSetup = z.object({
  id: z.uuid(),
  status: z.enum(['requires_action', 'processing', 'saved', 'failed']),
  paymentMethod: PaymentMethod.optional(),
  clientSecret: z.string().optional(),
  nextAction: NextAction.optional(),
  failure: CardFailure.optional(),
})
export type CardSetup = z.infer<typeof CardSetup>

const purchaseKinds = ['charge', 'refund'] as const

export const Purchase = z.object({
  id: z.uuid(),
  kind: z.enum(purchaseKinds),
  /** What was paid for; a refund names the purpose of its payment. */
  purpose: z.enum(['deposit', 'booking', 'gift_card']),
  reference: z.uuid(),
  stay: PaidStay.nullable(),
  amount: Money,
  status: z.enum(['started', 'requires_action', 'processing', 'pending', 'succeeded', 'failed']),
  card: PaidCard.nullable(),
  failure: CardFailure.nullable(),
  at: z.iso.datetime(),
  /** Which receipt documents it, once there is one; a charge that came too late has its own. */
  receipt: z
    .object({ purpose: z.enum(['deposit', 'booking', 'gift_card', 'charge']), reference: z.uuid() })
    .nullable(),
})
export type Purchase = z.infer<typeof Purchase>

/** The id from the card form, `pm_…`; card numbers never reach us. */
export const PaymentMethodId = z.string().regex(/^pm_\w{1,200}$/)

/** A path of the site to return to after the bank's own page. */
export const ReturnPath = z.string().regex(/^\/(?!\/)[^\\\s]{0,500}$/)

const params = z.strictObject({ id: PaymentMethodId })

export const paymentsEndpoints = endpoints({
  'GET /payment-methods': {
    summary: 'List your cards, the default first',
    result: z.array(PaymentMethod),
    problems: ['identity.sign_in_required'],
  },
  'POST /payment-methods': {
    summary: 'Save a card; takes an Idempotency-Key',
    body: z.strictObject({
      paymentMethodId: z.union([PaymentMethodId, z.literal('')]).default(''),
      holderName: z.string().trim().max(120).refine(isOneLine).default(''),
      isDefault: z.boolean().default(false),
      returnUrl: ReturnPath.default('/account-settings/payment'),
    }),
    result: CardSetup,
    problems: [
      'identity.sign_in_required',
      'request.key_missing',
      'ledger.key_reused',
      'payments.fields_missing',
      'payments.card_refused',
      'payments.too_many_cards',
      'payments.unreachable',
    ],
  },
  'GET /payment-methods/setups/:id': {
    summary: 'Get the status of a card being saved, after the bank’s page',
    params: z.strictObject({ id: z.uuid() }),
    result: CardSetup,
    problems: ['identity.sign_in_required', 'resource.not_found', 'payments.unreachable'],
  },
  'PUT /payment-methods/:id': {
    summary: 'Make a card the default',
    params,
    body: z.strictObject({ isDefault: z.literal(true) }),
    result: PaymentMethod,
    problems: ['identity.sign_in_required', 'resource.not_found'],
  },
  'DELETE /payment-methods/:id': {
    summary: 'Remove a card; if it was the default, another becomes the default',
    params,
    result: z.object({ done: z.literal(true) }),
    problems: ['identity.sign_in_required', 'resource.not_found'],
  },
  'GET /purchases': {
    summary: 'List every charge and refund on your cards, newest first',
    query: z.strictObject({
      before: SentCursor.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    result: z.object({
      items: z.array(Purchase),
      /** What to send as `before` for the next page. */
      next: z.string().nullable(),
    }),
    problems: ['identity.sign_in_required'],
  },
  'GET /purchases/:id/receipt.pdf': {
    summary: 'Download the receipt of a charge refunded because the stay was no longer available',
    params: z.strictObject({ id: z.uuid() }),
    query: z.strictObject({ language: z.enum(languages).optional() }),
    result: z.string(),
    mediaType: 'application/pdf',
    problems: ['identity.sign_in_required', 'resource.not_found'],
  },
})
