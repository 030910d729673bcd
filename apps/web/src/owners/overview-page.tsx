import type { ReactNode } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { OwnerBookingList } from '#bookings/owner-booking-list.tsx'
import { readOwnerList } from '#bookings/read-owner-list.ts'
import { personal } from '#platform/caching.ts'
import { forReader } from '#platform/for-reader.ts'
import { keepOffline } from '#platform/keep-offline.ts'
import { useLive } from '#platform/live.ts'
import { partOf } from '#platform/part.ts'
import { readUser } from '#platform/session.ts'
import { useText } from '#platform/texts.tsx'
import { PageHead } from '#shell/page-head.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Heading } from '#ui/heading.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { NotRead } from '#ui/not-read.tsx'
import { Bone, Skeleton } from '#ui/skeleton.tsx'
import type { Route } from './+types/overview-page.ts'
import styles from './overview.module.css'

export const headers = personal
export const shouldRevalidate = keepOffline

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  return forReader(async () => {
    const isGuest = readUser()?.profile === 'USER'
    return { bookings: isGuest ? null : await partOf(readOwnerList(searchParams)) }
  })
}

export default function OverviewPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  useLive(/^(booking\.|live\.open)/, () => revalidate())
  if (!loaded) return <HydrateFallback />
  const { bookings } = loaded
  if (!bookings) return <Frame body={<ForOwners />} />
  if (bookings.value) {
    return <Frame acts={<Financials />} body={<OwnerBookingList listed={bookings.value} />} />
  }
  const { error } = bookings
  const title = t('owner_bookings.not_loaded')
  return <Frame body={<NotRead title={title} error={error} onAgain={revalidate} />} />
}

function Frame({ acts, body }: { acts?: ReactNode; body: ReactNode }) {
  const t = useText()
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('owner_bookings.title')} isPrivate />
      <header className={styles.head}>
        <div className={styles.words}>
          <Heading level={1}>{t('owner_bookings.title')}</Heading>
          <p className='soft'>{t('owner_bookings.says')}</p>
        </div>
        {acts}
      </header>
      {body}
    </div>
  )
}

function Financials() {
  const t = useText()
  return (
    <LinkButton to='/property-management/view-financials' kind='quiet'>
      {t('shell.financials')}
    </LinkButton>
  )
}

function ForOwners() {
  const t = useText()
  return (
    <EmptyState
      title={t('owner_bookings.for_owners')}
      acts={<LinkButton to='/list-your-home'>{t('shell.list_your_home')}</LinkButton>}
    >
      {t('owner_bookings.for_owners_says')}
    </EmptyState>
  )
}

export function HydrateFallback() {
  return (
    <Frame
      body={
        <Skeleton>
          {[1, 2, 3].map((row) => (
            <Bone key={row} height='88px' />
          ))}
        </Skeleton>
      }
    />
  )
}
