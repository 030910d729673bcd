import type { OwnerBalance } from '@marea/contract/statements/financials/balance.ts'
import { useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { companyToday } from '#platform/time/company-today.ts'
import { type BalanceAddress, balanceLink } from '#statements/financials-address.ts'
import { NextPayoutNote } from '#statements/payouts/next-payout-note.tsx'
import { PayoutList } from '#statements/payouts/payout-list.tsx'
import { PayoutSheet } from '#statements/payouts/payout-sheet.tsx'
import { PayoutsSection } from '#statements/payouts/payouts-section.tsx'
import { ScheduleSheet } from '#statements/payouts/schedule-sheet.tsx'
import { BookingFigure } from '#statements/reports/figure/booking-figure.tsx'
import { Sheet, SheetBody } from '#ui/overlay/sheet.tsx'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { Columns } from '#ui/page/columns.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { BalanceHead } from './balance-head.tsx'
import { BalanceLinesSheet } from './balance-lines.tsx'
import { Escrow } from './escrow.tsx'
import { SplitSection } from './split-section.tsx'
import { YearSection } from './year-summary.tsx'

export async function loadBalance(shown: BalanceAddress) {
  const { split: period, home, booking, open } = shown
  const year = shown.year ?? companyToday().slice(0, 4)
  const query = { ...(period && { period }), ...(home && { home }), ...(booking && { booking }) }
  const opened = open?.startsWith('booking:') ? open.slice('booking:'.length) : undefined
  const [balance, payouts, split, summary, lines, ledger] = await Promise.all([
    loadPart(call('GET /owner/balance')),
    loadPart(call('GET /owner/payouts')),
    loadPart(call('GET /owner/split', { query })),
    loadPart(call('GET /owner/years/:year', { params: { year } })),
    open === 'available' ? loadPart(call('GET /owner/balance/lines', { query: {} })) : null,
    opened ? loadPart(call('GET /owner/ledger/bookings/:id', { params: { id: opened } })) : null,
  ])
  return { balance, payouts, split, summary, lines, ledger }
}

type BalanceParts = Awaited<ReturnType<typeof loadBalance>>

type BalanceTabProps = { parts: BalanceParts; shown: BalanceAddress }

export function BalanceTab({ parts, shown }: BalanceTabProps) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const { balance, payouts, split, summary } = parts
  return (
    <>
      <PageHead title={t('financials.title')} />
      <Stack gap={8}>
        {balance.value ? (
          <Shown balance={balance.value} payouts={payouts} shown={shown} />
        ) : (
          <LoadError
            title={t('financials.load_failed')}
            error={balance.error}
            onRetry={revalidate}
          />
        )}
        <SplitSection split={split} shown={shown} />
        <YearSection summary={summary} shown={shown} />
      </Stack>
      <Overlay {...parts} shown={shown} />
    </>
  )
}

type ShownProps = {
  balance: OwnerBalance
  payouts: BalanceParts['payouts']
  shown: BalanceAddress
}

function Shown({ balance, payouts, shown }: ShownProps) {
  return (
    <>
      <BalanceHead
        balance={balance}
        shown={shown}
        next={payouts.value && <NextPayoutNote payouts={payouts.value} />}
      />
      <Columns kind='price'>
        <Escrow balance={balance} shown={shown} />
        <PayoutsSection payouts={payouts} shown={shown} />
      </Columns>
    </>
  )
}

type OverlayProps = Pick<BalanceParts, 'payouts' | 'lines' | 'ledger'> & { shown: BalanceAddress }

function Overlay({ payouts, lines, ledger, shown }: OverlayProps) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const close = useCloseTo(balanceLink(shown, { open: undefined }))
  if (payouts.value && shown.open === 'payouts') {
    return <PayoutList payouts={payouts.value} onClose={close} />
  }
  if (payouts.value && shown.open === 'payout') {
    return <PayoutSheet payouts={payouts.value} onClose={close} onSent={revalidate} />
  }
  if (payouts.value && shown.open === 'schedule') {
    return <ScheduleSheet payouts={payouts.value} onClose={close} onSaved={revalidate} />
  }
  if (lines) return <BalanceLinesSheet lines={lines} shown={shown} onClose={close} />
  if (!ledger) return null
  if (ledger.value) return <BookingFigure booking={ledger.value} onClose={close} />
  return (
    <Sheet isOpen onClose={close} title={t('reports.sheet.failed')}>
      <SheetBody>
        <LoadError title={t('reports.sheet.failed')} error={ledger.error} onRetry={revalidate} />
      </SheetBody>
    </Sheet>
  )
}
