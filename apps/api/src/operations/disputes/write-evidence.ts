import type { EvidenceItem } from '@marea/contract/operations/disputes/disputes.ts'
import { type EvidenceDraft, evidenceLimits } from '@marea/contract/payments/disputes/dispute.ts'
import type { CancellationPolicy } from '@marea/contract/suites/endpoints.ts'
import { dollars } from '#platform/mail/dollars.ts'
import type { Evidence } from './gather-evidence.ts'

/** The texts for the bank, which reads English; each keeps within what the processor takes. */
export function writeEvidence(evidence: Evidence, brand: string): EvidenceDraft {
  const { charge, stay, messages } = evidence
  const texts: EvidenceDraft = {
    uncategorized_text: summaryOf(evidence, brand),
    product_description: productOf(evidence, brand),
    customer_name: charge.guestName,
    customer_email_address: charge.guestEmail,
    customer_purchase_ip: charge.address ?? '',
    access_activity_log: activityOf(evidence).join('\n'),
    service_date: stay ? `${stay.checkIn} to ${stay.checkOut}` : '',
    cancellation_policy_disclosure: disclosureOf(evidence),
    refund_policy_disclosure: disclosureOf(evidence),
    refund_refusal_explanation: messages.length > 0 ? refusalOf(evidence) : '',
  }
  const written = Object.entries(texts)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => [name, text.slice(0, evidenceLimits.text)])
  return Object.fromEntries(written)
}

/** Whether each part of the pack was found. */
export function evidenceFound(evidence: Evidence | undefined): Record<EvidenceItem, boolean> {
  const { charge, stay } = evidence ?? {}
  return {
    booking: stay !== undefined,
    price: (evidence?.lines.length ?? 0) > 0,
    house_rules: stay?.houseRulesAcceptedAt != null,
    policy: evidence?.policy !== undefined,
    origin: charge?.address != null,
    card: charge?.lastFour != null,
    id_check: stay?.idDecidedAt != null,
    check_in: stay?.checkedInAt != null,
    messages: (evidence?.messages.length ?? 0) > 0,
    emails: (evidence?.emails.length ?? 0) > 0,
    earlier_payments: (evidence?.earlier.length ?? 0) > 0,
  }
}

function summaryOf({ charge, stay, earlier }: Evidence, brand: string): string {
  const paid = `The cardholder paid ${money(charge.amount)} on ${day(charge.paidAt)} from their own ${brand} account, created on ${day(charge.memberSince)}.`
  const booked = stay
    ? `The payment is for booking ${stay.reference}: ${stay.home}, ${stay.checkIn} to ${stay.checkOut}, ${stay.guests} guests.`
    : ''
  const rules = stay?.houseRulesAcceptedAt
    ? `The house rules were accepted on ${moment(stay.houseRulesAcceptedAt)}.`
    : ''
  const identity = stay?.idDecidedAt
    ? `An identity document of the guest was checked and accepted on ${day(stay.idDecidedAt)}.`
    : ''
  const arrival = stay?.checkedInAt
    ? `The guest checked in on ${moment(stay.checkedInAt)}${stay.checkedOutAt ? ` and checked out on ${moment(stay.checkedOutAt)}` : ''}.`
    : ''
  const same = earlier.length
    ? `The same card paid ${earlier.length} earlier ${earlier.length === 1 ? 'purchase' : 'purchases'} that ${earlier.length === 1 ? 'was' : 'were'} not disputed.`
    : ''
  return [paid, booked, rules, identity, arrival, same].filter(Boolean).join(' ')
}

function productOf({ stay, lines }: Evidence, brand: string): string {
  if (!stay) return `Credit or a gift card of ${brand}, delivered online right away.`
  const priced = lines.map(({ label, amount }) => `${label}: ${money(amount)}`)
  return [
    `Rental of the furnished home ${stay.home} in ${stay.city} from ${stay.checkIn} to ${stay.checkOut}.`,
    `Total shown and accepted before payment: ${money(stay.total)}.`,
    ...priced,
  ].join('\n')
}

/** What the guest did, with times and addresses, oldest first. */
export function activityOf({ charge, stay, emails, earlier }: Evidence): string[] {
  const from = (address: string | null, device: string | null) =>
    address ? ` from IP ${address}${device ? `, ${device}` : ''}` : ''
  const steps: (readonly [Temporal.Instant | null | undefined, string])[] = [
    [charge.memberSince, 'account created'],
    ...earlier.map(
      ({ paidAt, amount, what, hasSameAddress }) =>
        [
          paidAt,
          `earlier payment of ${money(amount)} for ${what}, not disputed${hasSameAddress ? ', same IP address' : ''}`,
        ] as const,
    ),
    [stay?.createdAt, 'dates chosen, price shown'],
    [
      stay?.houseRulesAcceptedAt,
      `house rules accepted${from(stay?.rulesAddress ?? null, stay?.rulesDevice ?? null)}`,
    ],
    [charge.paidAt, `payment of ${money(charge.amount)}${from(charge.address, charge.device)}`],
    [stay?.confirmedAt, 'booking confirmed'],
    ...emails.map(({ at, subject, status }) => [at, `email “${subject}”: ${status}`] as const),
    [stay?.idDecidedAt, 'identity document accepted'],
    [stay?.checkedInAt, 'check-in marked by the host'],
    [stay?.checkedOutAt, 'check-out marked by the host'],
  ]
  return steps
    .flatMap(([at, what]) => (at ? [{ at, what }] : []))
    .toSorted((one, other) => Temporal.Instant.compare(one.at, other.at))
    .map(({ at, what }) => `${moment(at)}: ${what}`)
}

function disclosureOf({ policy, stay }: Evidence): string {
  if (!policy || !stay) return ''
  return [
    'This cancellation policy was shown on the page of the home, before payment and in the confirmation.',
    ...policyLines(policy),
  ].join('\n')
}

export function policyLines(policy: CancellationPolicy): string[] {
  const { graceHours, graceDaysBefore, tiers, late } = policy
  const grace =
    graceHours > 0
      ? [
          `Full refund within ${graceHours} hours of booking, at least ${graceDaysBefore} days before check-in.`,
        ]
      : []
  const steps = tiers.map(
    ({ hoursBefore, perMille }) =>
      `Refund of ${perMille / 10}% up to ${hoursBefore / 24} days before check-in.`,
  )
  return [...grace, ...steps, `After that, a refund of ${late.perMille / 10}%.`]
}

function refusalOf({ messages }: Evidence): string {
  const fromGuest = messages.filter(({ isGuest }) => isGuest).length
  return `The guest wrote ${fromGuest} of the ${messages.length} messages about this stay; all of them are in the attached file.`
}

export function money(amount: number): string {
  return `${dollars(amount, 'en')} USD`
}

export function moment(at: Temporal.Instant): string {
  return `${at.toString({ smallestUnit: 'second' }).replace('T', ' ').replace('Z', '')} UTC`
}

function day(at: Temporal.Instant): string {
  return at.toString().slice(0, 10)
}
