import { nightsBetween } from '@marea/contract/platform/time/days.ts'
import type { EscrowRelease, OwnerBalance } from '@marea/contract/statements/financials/balance.ts'
import { useState } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { type BalanceAddress, balanceLink } from '#statements/financials-address.ts'
import { Button } from '#ui/button/button.tsx'
import { StepChart } from '#ui/chart/step-chart.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Money } from '#ui/format/money.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Section } from '#ui/page/section.tsx'
import { Table } from '#ui/table/table.tsx'
import { escrowSteps } from './escrow-steps.ts'
import { StayCell } from './stay-cell.tsx'

type EscrowProps = { balance: OwnerBalance; shown: BalanceAddress }

export function Escrow({ balance, shown }: EscrowProps) {
  const t = useText()
  const { releases } = balance.escrow
  return (
    <Section
      id='escrow'
      aria-labelledby='escrow-title'
      title={t('financials.in_escrow')}
      size='heading'
      lead={t('financials.escrow_description')}
    >
      {releases.length === 0 ? (
        <EmptyState title={t('financials.escrow_none')} level={3}>
          {t('financials.escrow_none_description')}
        </EmptyState>
      ) : (
        <>
          <EscrowChart balance={balance} />
          <Releases balance={balance} shown={shown} />
        </>
      )}
    </Section>
  )
}

function EscrowChart({ balance: { today, escrow } }: Pick<EscrowProps, 'balance'>) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const steps = escrowSteps(today, escrow.releases, time.dateOf)
  const last = steps.at(-1)?.day ?? today
  const dayNumber = (day: string) => nightsBetween(today, day)
  return (
    <StepChart
      caption={t('financials.escrow_chart')}
      whenTitle={t('financials.release')}
      valueTitle={t('financials.left')}
      steps={steps.map(({ day, amount }) => ({
        at: dayNumber(day),
        value: amount,
        figure: formatMoney(amount, language),
        name: day === today ? t('financials.today') : time.day(day, 'short'),
      }))}
      endsAt={Math.max(dayNumber(last) + 7, Math.ceil(dayNumber(last) * 1.06))}
      endName=''
    />
  )
}

const first = 10

function Releases({ balance, shown }: EscrowProps) {
  const t = useText()
  const [isWhole, setWhole] = useState(false)
  const { releases } = balance.escrow
  return (
    <>
      <ReleaseTable
        balance={balance}
        shown={shown}
        rows={isWhole ? releases : releases.slice(0, first)}
      />
      {releases.length > first && !isWhole && (
        <div>
          <Button kind='quiet' onClick={() => setWhole(true)}>
            {t('financials.escrow_all', { count: releases.length })}
          </Button>
        </div>
      )}
    </>
  )
}

type ReleaseTableProps = EscrowProps & { rows: EscrowRelease[] }

function ReleaseTable({ balance: { escrow }, shown, rows }: ReleaseTableProps) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <Table
      caption={t('financials.releases')}
      hideCaption
      rows={rows}
      rowId={({ bookingId }) => bookingId}
      columns={[
        {
          id: 'stay',
          title: t('financials.stay'),
          isName: true,
          cell: (release) => (
            <StayCell
              stay={release}
              to={balanceLink(shown, { open: `booking:${release.bookingId}` })}
              isOverlay
            />
          ),
          sum: t('financials.escrow_total'),
        },
        {
          id: 'release',
          title: t('financials.release'),
          cell: ({ releasesAt }) => (
            <time dateTime={releasesAt}>{time.companyDay(releasesAt, 'medium')}</time>
          ),
        },
        {
          id: 'share',
          title: t('financials.your_share'),
          isFigure: true,
          cell: ({ amount }) => <Money amount={amount} />,
          sum: <Money amount={escrow.amount} />,
        },
      ]}
    />
  )
}
