import { usd } from '@marea/contract/platform/money.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { startLine } from '@marea/contract/platform/time/start-line.ts'
import type { BookingLedger } from '@marea/contract/statements/reports/endpoints.ts'
import { callForFile } from '#platform/api/api.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useLanguage, useNamedText, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Sheet, SheetBody } from '#ui/overlay/sheet.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { Table } from '#ui/table/table.tsx'
import { LedgerTable, Path } from './ledger-sheet.tsx'

type BookingFigureProps = { booking: BookingLedger; onClose: () => void }

export function BookingFigure({ booking, onClose }: BookingFigureProps) {
  const t = useText()
  const language = useLanguage()
  const { guest, home, checkIn, checkOut, reference, income, postings, status } = booking
  const dates = formatDayRange(checkIn, checkOut, language)
  const isSettled = postings.some(({ entry }) => entry === 'settled')
  return (
    <Sheet isOpen onClose={onClose} title={guest}>
      <SheetBody>
        <p className='soft small'>{t('reports.sheet.income', { home: home.name, dates })}</p>
        <Money amount={income} large withCurrency />
        <Path
          steps={[checkIn.slice(0, 4), <MonthName key='m' day={checkIn} />, home.name, reference]}
        />
        {status === 'cancelled' && <Notice tone='warn' title={t('reports.sheet.canceled')} />}
        <PriceLines booking={booking} />
        <Months booking={booking} />
        <LedgerTable postings={postings} />
        {!isSettled && income > 0 && <p className='soft small'>{t('reports.sheet.not_settled')}</p>}
        <Paid booking={booking} />
        <Acts booking={booking} />
      </SheetBody>
    </Sheet>
  )
}

function MonthName({ day }: { day: string }) {
  return useTimeFormat().day(day, 'month')
}

function PriceLines({ booking }: Pick<BookingFigureProps, 'booking'>) {
  const t = useText()
  const named = useNamedText()
  const language = useLanguage()
  const { lines, commission, income, status } = booking
  const labelOf = ({ part, label, count = 0, each = 0, name = '' }: (typeof lines)[number]) =>
    part === 'rent' && status === 'cancelled'
      ? t('reports.sheet.kept')
      : named(label, { count, each: formatMoney(each, language), name })
  return (
    <Section aria-labelledby='price-lines' title={t('reports.sheet.lines')} level={3} size='plain'>
      <Lines>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none moves
          <Line key={index} label={labelOf(line)}>
            <Money amount={line.amount} />
          </Line>
        ))}
        <Line label={t('reports.sheet.commission')}>
          <Money amount={-commission} />
        </Line>
        <Line label={t('reports.sheet.income_total')} kind='total'>
          <Money amount={income} />
        </Line>
      </Lines>
    </Section>
  )
}

function Months({ booking: { months } }: Pick<BookingFigureProps, 'booking'>) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <Table
      caption={t('reports.sheet.months')}
      rows={months}
      rowId={({ month }) => month}
      narrow='table'
      columns={[
        {
          id: 'month',
          title: t('reports.month'),
          isName: true,
          cell: ({ month }) => startLine(time.day(`${month}-01`, 'month')),
        },
        {
          id: 'night',
          title: t('reports.sheet.by_night'),
          isFigure: true,
          value: ({ income }) => usd(income),
        },
        {
          id: 'cash',
          title: t('reports.sheet.by_cash'),
          isFigure: true,
          value: ({ cash }) => usd(cash),
        },
      ]}
    />
  )
}

function Paid({ booking }: Pick<BookingFigureProps, 'booking'>) {
  const t = useText()
  const language = useLanguage()
  const money = (amount: number) => formatMoney(amount, language)
  const amounts = {
    paid: money(booking.paid),
    refunded: money(booking.refunded),
    taxes: money(booking.taxes),
  }
  return (
    <p className='soft small'>
      {t(booking.refunded > 0 ? 'reports.sheet.paid_refunded' : 'reports.sheet.paid', amounts)}{' '}
      {t('reports.sheet.fixed')}
    </p>
  )
}

function Acts({ booking: { id, reference } }: Pick<BookingFigureProps, 'booking'>) {
  const t = useText()
  const language = useLanguage()
  const { isBusy, error, attempt } = useAttempt()

  function save() {
    return attempt(async () => {
      const asked = { params: { id }, query: { language } }
      const file = await callForFile('GET /owner/ledger/bookings/:id/receipt.pdf', asked)
      saveFile(`${reference}.pdf`, file)
    })
  }

  return (
    <Inline>
      {error !== null && <Notice tone='bad' title={t('reports.export_failed')} />}
      <Button onClick={save} busy={isBusy}>
        {t('reports.sheet.receipt')}
      </Button>
      <LinkButton to={`/property-management/bookings/${id}`} kind='quiet'>
        {t('hosted_booking.open')}
      </LinkButton>
    </Inline>
  )
}
