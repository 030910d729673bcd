import { cardName } from '@marea/contract/payments/card-name.ts'
import type { Brand } from '@marea/contract/platform/brand.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { senderLine } from '@marea/contract/platform/support.ts'
import { personOf } from '#identity/account/user.ts'
import { type ChargeRow, findCharge } from '#payments/charge/charge-store.ts'
import { paidCardOf } from '#payments/charge/paid-card.ts'
import { wasReturned } from '#payments/refund/refund-store.ts'
import { namesOf } from '#platform/brand/brand.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type PrintedReceipt, printReceipt } from '#platform/documents/print-receipt.ts'
import { dateOf, moneyOf, totalOf } from '#platform/documents/receipt-format.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import { emailText } from '#platform/mail/layout.ts'
import { Problem } from '#platform/problem.ts'
import { ownFacts } from './deposit.ts'

export async function depositReceipt(
  ctx: Ctx,
  id: string,
  requestedLanguage: Language | undefined,
): Promise<RawResponse> {
  const { deposit, charge } = await ownFacts(ctx, id)
  if (!charge || !deposit.settledAt || charge.status !== 'succeeded') {
    throw new Problem('resource.not_found')
  }
  return printCharge(
    ctx,
    { ...charge, id, paidAt: deposit.settledAt, of: 'deposit' },
    requestedLanguage,
  )
}

export async function lateReceipt(
  ctx: Ctx,
  id: string,
  requestedLanguage: Language | undefined,
): Promise<RawResponse> {
  const charge = await findCharge(ctx.db, id)
  const isOwn = charge?.userId === personOf(ctx).userId
  if (!isOwn || !charge.settledAt || !(await wasReturned(ctx.db, id))) {
    throw new Problem('resource.not_found')
  }
  return printCharge(ctx, { ...charge, paidAt: charge.settledAt, of: 'late' }, requestedLanguage)
}

export async function printCharge(
  ctx: Ctx,
  paid: PaidCharge,
  requestedLanguage: Language | undefined,
): Promise<RawResponse> {
  const { fullName, language: own } = personOf(ctx)
  const language = requestedLanguage ?? own
  const reference = paid.id.slice(0, 8).toUpperCase()
  const receipt = receiptContent(
    {
      ...paid,
      reference,
      issuedAt: ctx.now,
      timeZone: ctx.companyTimeZone,
      name: fullName,
      brand: ctx.brand,
    },
    language,
  )
  const bytes = await printReceipt(receipt, language)
  return rawResponse({
    bytes,
    type: 'application/pdf',
    headers: { 'content-disposition': `attachment; filename="marea-${reference}.pdf"` },
  })
}

type PaidCharge = {
  id: string
  of: 'deposit' | 'gift_card' | 'late'
  paidAt: Temporal.Instant
  amount: number
  refunded: number
} & Pick<ChargeRow, 'cardBrand' | 'cardLastFour' | 'cardWallet'>

type PrintedCharge = PaidCharge & {
  reference: string
  name: string
  issuedAt: Temporal.Instant
  timeZone: string
  brand: Brand
}

const titles = {
  deposit: 'payments.receipt.heading',
  gift_card: 'payments.receipt.gift_card_heading',
  late: 'payments.receipt.late_heading',
} as const

function receiptContent(paid: PrintedCharge, language: Language): PrintedReceipt {
  const { reference, name, issuedAt, paidAt, timeZone, amount, refunded } = paid
  const text = emailText(language, namesOf(paid.brand))
  const card = paidCardOf(paid)
  const cardLabel = text('payments.receipt.card')
  const money = (cents: number) => moneyOf(cents, language)
  const refund = { label: text('payments.receipt.refunded'), amount: money(-refunded) }
  return {
    brand: paid.brand,
    title: text('receipt.name', { reference }),
    issued: text('receipt.issued', { date: dateOf(timeZone, issuedAt, language) }),
    issuedAt,
    facts: [
      { label: text('receipt.guest'), lines: [name] },
      { label: cardLabel, lines: [card ? cardName(card, cardLabel) : cardLabel] },
      { label: text('payments.receipt.received'), lines: [dateOf(timeZone, paidAt, language)] },
    ],
    note: paid.of === 'late' ? text('payments.receipt.late_note') : null,
    parts: [
      {
        title: text(titles[paid.of]),
        rows: [
          { label: text(`payments.receipt.${paid.of}`), amount: money(amount) },
          { label: text('payments.receipt.fee'), amount: money(0) },
        ],
        sum: { label: text('payments.receipt.total'), amount: totalOf(amount, language) },
      },
      ...(refunded > 0
        ? [
            {
              title: text('receipt.money'),
              rows: [refund],
              sum: { label: text('receipt.balance'), amount: money(amount - refunded) },
            },
          ]
        : []),
    ],
    smallPrint: [senderLine(paid.brand)],
  }
}
