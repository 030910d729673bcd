import type { ConsoleSearch } from '@marea/contract/operations/search.ts'
import { consoleLinks } from '#operations/console-links.ts'
import type { IconName } from '#ui/media/icon.tsx'

export const hitGroups = ['bookings', 'people', 'homes', 'payments', 'withdrawals'] as const
type HitGroup = (typeof hitGroups)[number]

export type Hit = {
  id: string
  group: HitGroup
  icon: IconName
  title: string
  /** Facts that tell it from other hits; dates and amounts are not formatted yet. */
  facts: readonly string[]
  to: string
  at?: string
  nights?: { from: string; to: string }
  amount?: number
  status?: string
}

/** Everything found, in display order; each hit links to the page with most about it. */
export function hitsOf(found: ConsoleSearch): Hit[] {
  return [
    ...found.bookings.map(
      ({ id, reference, guestId, guest, home, checkIn, checkOut, status }): Hit => ({
        id: `booking-${id}`,
        group: 'bookings',
        icon: 'suitcase',
        title: `${guest}, ${home}`,
        facts: [reference],
        nights: { from: checkIn, to: checkOut },
        status,
        to: hasPage('/admin/bookings') ? `/admin/bookings/${id}` : `/admin/people/${guestId}`,
      }),
    ),
    ...found.people.map(
      ({ id, fullName, email }): Hit => ({
        id: `person-${id}`,
        group: 'people',
        icon: 'user',
        title: fullName,
        facts: [email],
        to: `/admin/people/${id}`,
      }),
    ),
    ...found.homes.map(
      ({ slug, name, owner }): Hit => ({
        id: `home-${slug}`,
        group: 'homes',
        icon: 'home',
        title: name,
        facts: [owner],
        to: `/property-management/homes/${slug}`,
      }),
    ),
    ...[...found.payments.map(paymentHit), ...found.withdrawals.map(withdrawalHit)],
  ]
}

type Payment = ConsoleSearch['payments'][number]

function paymentHit({ id, userId, name, amount, card, createdAt }: Payment): Hit {
  return {
    id: `payment-${id}`,
    group: 'payments',
    icon: 'card',
    title: name,
    facts: [card],
    amount: amount.amount,
    at: createdAt,
    to: `/admin/people/${userId}`,
  }
}

function withdrawalHit(withdrawal: Payment): Hit {
  const { id, userId } = withdrawal
  return {
    ...paymentHit(withdrawal),
    id: `withdrawal-${id}`,
    group: 'withdrawals',
    icon: 'bank',
    facts: [id.slice(0, 8)],
    to: hasPage('/admin/withdrawals') ? `/admin/withdrawals?open=${id}` : `/admin/people/${userId}`,
  }
}

function hasPage(to: string): boolean {
  return consoleLinks.some((link) => link.to === to)
}
