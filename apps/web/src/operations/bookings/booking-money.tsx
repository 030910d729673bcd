import type { AdminBooking } from '@marea/contract/bookings/admin-bookings.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { TwoLines } from '#operations/frame/two-lines.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Section } from '#ui/page/section.tsx'
import { Table } from '#ui/table/table.tsx'

export function BookingMoney({ booking }: { booking: AdminBooking }) {
  const t = useText()
  const time = useTimeFormat()
  const language = useLanguage()
  const { paid, refunded, rest } = booking
  return (
    <Section title={t('admin_bookings.money')}>
      <Table
        caption={t('admin_bookings.money')}
        hideCaption
        rowId={({ id }) => id}
        rows={useMovements(booking)}
        columns={[
          {
            id: 'at',
            title: t('admin_bookings.date'),
            cell: ({ at }) => time.companyDay(at, 'short'),
          },
          {
            id: 'what',
            title: t('admin_bookings.transaction'),
            isName: true,
            cell: ({ title, note }) => <TwoLines second={note}>{title}</TwoLines>,
          },
          {
            id: 'amount',
            title: t('admin_bookings.amount'),
            isFigure: true,
            cell: (movement) => <Amount {...movement} />,
          },
        ]}
      />
      <Lines>
        <Line label={t('admin_bookings.paid')}>
          <Money amount={paid.amount} />
        </Line>
        <Line label={t('admin_bookings.refunded')}>
          <Money amount={-refunded.amount} />
        </Line>
        <Line label={t('admin_bookings.net')} kind='total'>
          <Money amount={paid.amount - refunded.amount} />
        </Line>
        {rest && (
          <Line label={t('rest.later', { day: formatDay(rest.dueOn, language, 'medium') })}>
            <Money amount={rest.amount.amount} />
          </Line>
        )}
      </Lines>
    </Section>
  )
}

function Amount({ amount, isVoid }: Movement) {
  const money = <Money amount={amount} />
  return isVoid ? <del className='soft'>{money}</del> : money
}

type Movement = {
  id: string
  at: string
  title: string
  note: string
  amount: number
  isVoid: boolean
}

function useMovements({ payments, refunds }: AdminBooking): Movement[] {
  const t = useText()
  const paid = payments.flatMap(({ id, at, credit, card, failure, status }) => {
    const isVoid = status !== 'paid'
    const parts = [
      { way: 'wallet', amount: credit.amount },
      { way: 'card', amount: card.amount },
    ] as const
    return parts
      .filter(({ amount }) => amount > 0)
      .map(({ way, amount }) => ({
        id: `${id} ${way}`,
        at,
        amount,
        isVoid,
        title: t(isVoid ? `admin_bookings.unpaid.${way}` : `admin_bookings.way.${way}`),
        note: failure ?? '',
      }))
  })
  const back = refunds.flatMap(({ id, at, cause, toCard, toWallet }) => {
    const parts = [
      { way: 'wallet', amount: toWallet.amount },
      { way: 'card', amount: toCard.amount },
    ] as const
    return parts
      .filter(({ amount }) => amount > 0)
      .map(({ way, amount }) => ({
        id: `${id} ${way}`,
        at,
        amount: -amount,
        isVoid: false,
        title: t(`admin_bookings.back.${way}`),
        note: t(`admin_bookings.cause.${cause}`),
      }))
  })
  return [...paid, ...back].toSorted((one, other) => (one.at < other.at ? 1 : -1))
}
