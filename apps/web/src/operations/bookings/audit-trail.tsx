import type { AdminBooking } from '@marea/contract/bookings/admin-bookings.ts'
import { ActInWords } from '#operations/audit/act-in-words.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Section } from '#ui/page/section.tsx'
import { Table } from '#ui/table/table.tsx'

type AuditTrailProps = { booking: Pick<AdminBooking, 'id' | 'acts'> }

export function AuditTrail({ booking: { id, acts } }: AuditTrailProps) {
  const subject = `booking:${id}`
  const t = useText()
  const time = useTimeFormat()
  return (
    <Section title={t('admin_bookings.audit')}>
      {acts.length === 0 ? (
        <p className='soft'>{t('admin_bookings.audit_none')}</p>
      ) : (
        <Table
          caption={t('admin_bookings.audit')}
          hideCaption
          rowId={({ at, act }) => `${at} ${act}`}
          rows={acts}
          columns={[
            {
              id: 'at',
              title: t('admin_bookings.when'),
              cell: ({ at }) => `${time.companyDay(at, 'short')}, ${time.companyTime(at)}`,
            },
            { id: 'by', title: t('admin_bookings.who'), isName: true, cell: ({ by }) => by },
            {
              id: 'act',
              title: t('admin_bookings.action'),
              cell: ({ act, details }) => <ActInWords act={{ act, subject, details }} />,
            },
          ]}
        />
      )}
    </Section>
  )
}
