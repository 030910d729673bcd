import type { BookingCard } from '@marea/contract/bookings/endpoints.ts'
import type { ReactNode } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { AmountsNote } from '#ui/format/amounts-note.tsx'
import { EstimateNote } from '#ui/format/estimate.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { Pagination } from '#ui/text/pagination.tsx'
import styles from './booking-list.module.css'
import { BookingTabs } from './booking-tabs.tsx'
import { HeldStay } from './held-stay.tsx'
import type { LoadedBookings } from './load-bookings.ts'
import { NextStay } from './next-stay.tsx'
import { PastStay } from './past-stay.tsx'

type Receipt = (booking: BookingCard) => ReactNode

type BookingListProps = {
  listed: LoadedBookings
  receipt: Receipt
  onHoldExpired: () => Promise<void>
}

export function BookingList({ listed, receipt, onHoldExpired }: BookingListProps) {
  const t = useText()
  const { list, page, pages, items, counts, reviewed } = listed
  return (
    <Page
      title={t('bookings.title')}
      gap='large'
      actions={<BookingTabs list={list} counts={counts} />}
    >
      {items.length === 0 && <EmptyList list={list} />}
      {list === 'upcoming' ? (
        <UpcomingStays listed={listed} onHoldExpired={onHoldExpired} />
      ) : (
        <ul className={styles.rows}>
          {items.map((booking) => (
            <PastStay
              key={booking.id}
              booking={booking}
              isReviewed={reviewed.has(booking.id)}
              receipt={receipt(booking)}
            />
          ))}
        </ul>
      )}
      {items.length > 0 && (list === 'upcoming' ? <EstimateNote /> : <AmountsNote />)}
      <Pagination page={page} count={pages} href={(to) => `/my-bookings?list=${list}&page=${to}`} />
    </Page>
  )
}

function UpcomingStays({ listed, onHoldExpired }: Omit<BookingListProps, 'receipt'>) {
  const { items, nearest } = listed
  return items.map((booking, index) => {
    const isFirst = index === 0
    if (booking.status === 'held') {
      return <HeldStay key={booking.id} {...{ booking, isFirst, onHoldExpired }} />
    }
    return (
      <NextStay
        key={booking.id}
        booking={booking}
        details={booking.id === nearest?.id ? nearest : undefined}
        isFirst={isFirst}
      />
    )
  })
}

function EmptyList({ list }: Pick<LoadedBookings, 'list'>) {
  const t = useText()
  return (
    <EmptyState
      title={t(`bookings.none.${list}`)}
      actions={<LinkButton to='/'>{t('confirmed.explore')}</LinkButton>}
    >
      {t(`bookings.none_description.${list}`)}
    </EmptyState>
  )
}
