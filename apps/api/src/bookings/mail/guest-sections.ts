import { cardName, type NamedCard } from '@marea/contract/payments/card-name.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { formatDayIn, formatTimeIn } from '@marea/contract/platform/time/zoned-time.ts'
import { chargesOf, taxesOf } from '#bookings/documents/receipt.ts'
import { mainHostIdsOf } from '#bookings/host-id/main-host-id.ts'
import { type BookingMoney, moneyOf } from '#bookings/money.ts'
import { listPaidCards } from '#bookings/payment/payment-store.ts'
import { paidSnapshot } from '#bookings/refund/refund.ts'
import { allowedActions } from '#bookings/status.ts'
import type { BookingRow } from '#bookings/store.ts'
import { finalLines } from '#bookings/terms.ts'
import { readRowNames } from '#locale/row-names.ts'
import type { Ctx } from '#platform/ctx.ts'
import { dollars, usDollars } from '#platform/mail/dollars.ts'
import type { EmailText } from '#platform/mail/layout.ts'
import type { MailSection, MoneyLine } from '#platform/mail/mail-parts.ts'
import { refundFor } from '#pricing/refund/refund.ts'
import { fullRefundUntilOf } from '#pricing/refund/refund-curve.ts'
import { readHome } from '#suites/arrival.ts'
import { balancePart } from './balance-part.ts'

type Written = { text: EmailText; language: Language }

export async function loadGuestSections(ctx: Ctx, booking: BookingRow) {
  const known = await loadFacts(ctx, booking)
  return ({ text, language }: Written): MailSection[] => [
    ...(known.isIdNeeded ? [idSection(known, text)] : []),
    addressSection(known, text),
    paymentSection(known, { text, language }),
    ...policySection(known, { text, language }),
  ]
}

type Facts = Awaited<ReturnType<typeof loadFacts>>

async function loadFacts(ctx: Ctx, booking: BookingRow) {
  const { id, suiteId } = booking
  const { door, owner, place } = await readHome(ctx, suiteId)
  const hostId = (await mainHostIdsOf(ctx, [id])).get(id)
  const isCancellable = allowedActions(booking, ctx.now).includes('cancel')
  const snapshot = isCancellable ? await paidSnapshot(ctx, booking) : undefined
  return {
    booking,
    door,
    owner,
    place,
    names: await readRowNames(ctx),
    url: ctx.config.publicUrl,
    money: await moneyOf(ctx, id),
    cards: await listPaidCards(ctx.db, id),
    rest: await balancePart(ctx, booking),
    isIdNeeded: hostId === 'missing' || hostId === 'rejected',
    fullRefundUntil: snapshot && fullRefundUntilOf(snapshot, ctx.now)?.epochMilliseconds,
    refundNow: snapshot && refundFor(snapshot, ctx.now).total,
  }
}

function idSection({ url, booking }: Facts, text: EmailText): MailSection {
  return {
    title: text('bookings.mail.id_title'),
    paragraphs: [text('confirmed.id_description')],
    links: [
      {
        label: text('confirmed.id_add'),
        url: `${url}/my-bookings?booking=${booking.id}#main-host-id`,
      },
    ],
  }
}

/** An email may be forwarded, so how to get in is shown in the booking only. */
function addressSection({ url, booking, door, owner }: Facts, text: EmailText): MailSection {
  const { street, city, region, postalCode, latitude, longitude } = door
  const place = `mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  return {
    title: text('confirmed.arrival'),
    paragraphs: [`${street}, ${city}, ${region} ${postalCode}`, text('bookings.mail.instructions')],
    links: [
      { label: text('trip.open'), url: `${url}/trip/${booking.id}` },
      { label: text('confirmed.directions'), url: `https://www.openstreetmap.org/?${place}` },
      {
        label: text('confirmed.message', { owner: owner.firstName }),
        url: `${url}/chat?booking=${booking.id}`,
      },
    ],
  }
}

function paymentSection(facts: Facts, { text, language }: Written): MailSection {
  const { booking, money, cards, rest } = facts
  const lines = finalLines(booking)
  const taxes = taxesOf(lines)
  return {
    title: text('bookings.mail.payment'),
    lines: [
      ...chargesOf({ lines, names: facts.names }, language),
      ...(taxes > 0 ? [{ label: text('price.taxes'), amount: dollars(taxes, language) }] : []),
      {
        label: text('price.total'),
        amount: usDollars(booking.totalAmount, language),
        isTotal: true,
      },
      ...paidLines({ money, cards }, { text, language }),
      ...(rest ? [rest.line({ text, language })] : []),
    ],
  }
}

type Paid = { money: BookingMoney; cards: NamedCard[] }

function paidLines({ money, cards }: Paid, { text, language }: Written): MoneyLine[] {
  const { paid, refunded } = money
  const names = cards.map((card) => cardName(card, text('card.unknown'))).join(', ')
  const lines = [
    { label: text('bookings.paid_wallet'), amount: paid.credit },
    { label: names || text('bookings.paid_card'), amount: paid.card },
    { label: text('bookings.back_wallet'), amount: -refunded.wallet },
    { label: text('bookings.back_card'), amount: -refunded.card },
  ]
  return lines
    .filter(({ amount }) => amount !== 0)
    .map(({ label, amount }) => ({ label, amount: dollars(amount, language) }))
}

function policySection(facts: Facts, { text, language }: Written): MailSection[] {
  const { fullRefundUntil, refundNow, names } = facts
  const { timeZone } = facts.booking
  const { kept } = facts.money
  const paid = dollars(kept.wallet + kept.card, language)
  if (refundNow === undefined) return []
  if (fullRefundUntil === undefined) {
    const back = dollars(refundNow, language)
    const title = text('bookings.refunds')
    return [{ title, paragraphs: [text('bookings.refund_today', { back, paid })] }]
  }
  const title = text('confirmed.free_until', {
    day: formatDayIn(timeZone, fullRefundUntil, language, 'longWeekday'),
    time: formatTimeIn(timeZone, fullRefundUntil, language),
  })
  const place = names[language][`place.${facts.place}`] ?? ''
  return [{ title, paragraphs: [text('confirmed.free_description', { amount: paid, place })] }]
}
