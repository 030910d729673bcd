import type { DeskBooking } from '@marea/contract/bookings/desk.ts'
import desk from '#operations/desk/desk.module.css'
import { useLanguage, useNamedText, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import { Heading } from '#ui/text/heading.tsx'
import { Table } from '#ui/text/table.tsx'

/** What administrators did with this booking, newest first. */
export function AuditTrail({ booking: { acts } }: { booking: DeskBooking }) {
  const t = useText()
  const named = useNamedText()
  const time = useTimeFormat()
  const language = useLanguage()
  const detailsOf = ({ amount, reason }: Record<string, unknown>) =>
    [
      typeof amount === 'number' ? formatMoney(amount, language) : '',
      typeof reason === 'string' ? reason : '',
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <section className={desk.section}>
      <Heading level={2} size='name'>
        {t('booking_desk.audit')}
      </Heading>
      {acts.length === 0 ? (
        <p className='soft'>{t('booking_desk.audit_none')}</p>
      ) : (
        <Table
          caption={t('booking_desk.audit')}
          hideCaption
          rowId={({ at, act }) => `${at} ${act}`}
          rows={acts}
          columns={[
            {
              id: 'at',
              title: t('booking_desk.when'),
              cell: ({ at }) => `${time.miamiDay(at, 'short')}, ${time.miamiTime(at)}`,
            },
            { id: 'by', title: t('booking_desk.who'), isName: true, cell: ({ by }) => by },
            {
              id: 'act',
              title: t('booking_desk.action'),
              cell: ({ act }) => named(`audit.${act}`),
            },
            {
              id: 'details',
              title: t('booking_desk.detail'),
              cell: ({ details }) => detailsOf(details),
            },
          ]}
        />
      )}
    </section>
  )
}
