import type { HostIdToReview } from '@marea/contract/bookings/host-id-review.ts'
import type { HostId, HostIdAccess } from '@marea/contract/identity/host-ids.ts'
import { useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Column, Columns } from '#ui/page/columns.tsx'
import { Section } from '#ui/page/section.tsx'
import { Table } from '#ui/table/table.tsx'
import { Decision } from './decision.tsx'
import { DocumentView } from './document-view.tsx'

type ReviewProps = {
  review: HostIdToReview
  details: { hostId: HostId | null; accesses: HostIdAccess[] }
}

export function Review({ review, details }: ReviewProps) {
  const t = useText()
  const time = useTimeFormat()
  const { guest, home, checkIn, checkOut, guests, reference, bookingId, document } = review
  const { hostId, accesses } = details
  const [seen, setSeen] = useState<string>()
  return (
    <Columns kind='side'>
      <Column>
        <DocumentView review={review} onShown={() => setSeen(bookingId)} />
        <AccessLog accesses={accesses} />
      </Column>
      <Section title={guest}>
        <p className='soft'>
          {home}, {time.day(checkIn, 'short')} – {time.day(checkOut, 'short')},{' '}
          {t('admin_bookings.guests', { count: guests })}.{' '}
          <TextLink to={`/admin/bookings/${bookingId}`}>{reference}</TextLink>
        </p>
        <p>
          {t(`host_id.document.${document}`)}, {t('admin_ids.number', { digits: review.lastFour })}
        </p>
        <Decision review={review} isSeen={seen === bookingId} />
        {hostId && (
          <p className='small soft'>
            {t('admin_ids.deleted_on', { day: time.day(hostId.deleteOn, 'long') })}
          </p>
        )}
      </Section>
    </Columns>
  )
}

function AccessLog({ accesses }: { accesses: HostIdAccess[] }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <Table
      caption={t('admin_ids.log')}
      rowId={({ at, act, name }) => `${at} ${act} ${name}`}
      rows={accesses.toReversed()}
      columns={[
        {
          id: 'at',
          title: t('admin_bookings.when'),
          cell: ({ at }) => `${time.companyDay(at, 'short')}, ${time.companyTime(at)}`,
        },
        { id: 'who', title: t('admin_bookings.who'), isName: true, cell: ({ name }) => name },
        {
          id: 'what',
          title: t('admin_bookings.action'),
          cell: ({ act }) => t(`admin_ids.act.${act}`),
        },
      ]}
    />
  )
}
