import {
  bytesOf,
  colors,
  createPage,
  drawBrand,
  fonts,
  type Page,
} from '#platform/documents/document-style.ts'
import type { PrintedBrand } from '#platform/printed-brand.ts'
import type { Evidence } from './gather-evidence.ts'
import { activityOf, moment, money, policyLines } from './write-evidence.ts'

const margin = 56
const width = 612 - 2 * margin
/** The longest message that is quoted whole. */
const longestMessage = 1_500

type Head = { brand: PrintedBrand; processorId: string; now: Temporal.Instant }

/** The one file with all evidence, in the language that banks read. */
export function drawEvidence(
  evidence: Evidence,
  { brand, processorId, now }: Head,
): Promise<Buffer> {
  const { charge, stay } = evidence
  const title = `Evidence for dispute ${processorId}`
  const page = createPage({
    title,
    brand,
    issuedAt: now,
    language: 'en',
    margin,
    layout: 'portrait',
  })
  const bytes = bytesOf(page)
  drawBrand(page, brand, { x: margin, y: margin, size: 22 })
  page.moveDown(0.3).font(fonts.heading).fontSize(18).text(title)
  part(page, 'Payment', [
    `${money(charge.amount)} on ${moment(charge.paidAt)}, ${charge.brand ?? 'card'} ending in ${charge.lastFour ?? 'unknown'}`,
    `Paid by ${charge.guestName}, ${charge.guestEmail}, customer since ${moment(charge.memberSince)}`,
    charge.address ? `From IP ${charge.address}, ${charge.device || 'device unknown'}` : '',
  ])
  if (stay) drawStay(page, { ...evidence, stay })
  part(page, 'Activity', activityOf(evidence))
  part(page, 'Messages', messagesOf(evidence))
  part(
    page,
    'Emails to the customer',
    evidence.emails.map(
      ({ at, subject, to, status }) => `${moment(at)}: ${subject}, to ${to}, ${status}`,
    ),
  )
  page.end()
  return bytes
}

function drawStay(
  page: Page,
  { stay, lines, policy }: Evidence & { stay: NonNullable<Evidence['stay']> },
) {
  part(page, 'Booking', [
    `${stay.reference}, ${stay.home}, ${stay.street}, ${stay.city}`,
    `${stay.checkIn} to ${stay.checkOut}, ${stay.guests} guests, ${stay.status}`,
    stay.confirmedAt ? `Confirmed on ${moment(stay.confirmedAt)}` : '',
  ])
  part(page, 'Price shown and accepted', [
    ...lines.map(({ label, amount }) => `${label}: ${money(amount)}`),
    `Total: ${money(stay.total)}`,
  ])
  const accepted = stay.houseRulesAcceptedAt
  part(page, 'House rules', [
    accepted ? `Accepted on ${moment(accepted)}` : '',
    stay.rulesAddress ? `From IP ${stay.rulesAddress}, ${stay.rulesDevice ?? ''}` : '',
    ...(stay.houseRules ?? []).map((rule) => `• ${rule}`),
  ])
  part(page, 'Cancellation and refund policy', policy ? policyLines(policy) : [])
  part(page, 'Identity and stay', [
    stay.idDecidedAt
      ? `Identity document (${(stay.idDocument ?? '').replaceAll('_', ' ')}) accepted on ${moment(stay.idDecidedAt)}`
      : '',
    stay.checkedInAt ? `Check-in marked on ${moment(stay.checkedInAt)}` : '',
    stay.checkedOutAt ? `Check-out marked on ${moment(stay.checkedOutAt)}` : '',
  ])
}

function messagesOf({ messages }: Evidence): string[] {
  return messages.map(
    ({ at, isGuest, text }) =>
      `${moment(at)}, ${isGuest ? 'customer' : 'host'}: ${text.slice(0, longestMessage)}`,
  )
}

/** A part without content is left out. */
function part(page: Page, title: string, lines: readonly string[]): void {
  const written = lines.filter((line) => line !== '')
  if (written.length === 0) return
  page.moveDown(1).font(fonts.strong).fontSize(11.5).fillColor(colors.ink).text(title, margin)
  page.font(fonts.sans).fontSize(9.5).fillColor(colors.ink)
  for (const line of written) page.text(line, margin, page.y + 3, { width })
}
