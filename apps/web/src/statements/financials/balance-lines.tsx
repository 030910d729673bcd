import { conceptIn } from '@marea/contract/expenses/concept-in.ts'
import { usd } from '@marea/contract/platform/money.ts'
import type { BalanceLine } from '@marea/contract/statements/financials/balance.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import type { PagePart } from '#platform/api/page-part.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { type BalanceAddress, balanceLink } from '#statements/financials-address.ts'
import { ownerLinks } from '#statements/payouts/opened/payout-links.ts'
import { Button } from '#ui/button/button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Money } from '#ui/format/money.tsx'
import { Sheet, SheetBody } from '#ui/overlay/sheet.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Table } from '#ui/table/table.tsx'

type BalanceLines = { items: BalanceLine[]; next: number | null }

type BalanceLinesSheetProps = {
  lines: PagePart<BalanceLines>
  shown: BalanceAddress
  onClose: () => void
}

export function BalanceLinesSheet({ lines, shown, onClose }: BalanceLinesSheetProps) {
  const t = useText()
  const { revalidate } = useRevalidator()
  return (
    <Sheet isOpen onClose={onClose} title={t('financials.lines')}>
      <SheetBody>
        <p className='soft small'>{t('financials.lines_description')}</p>
        {lines.value ? (
          <Lines first={lines.value} shown={shown} />
        ) : (
          <LoadError
            title={t('financials.lines_failed')}
            error={lines.error}
            onRetry={revalidate}
          />
        )}
      </SheetBody>
    </Sheet>
  )
}

function Lines({ first, shown }: { first: BalanceLines; shown: BalanceAddress }) {
  const t = useText()
  const [earlier, setEarlier] = useState<BalanceLines[]>([])
  const { isBusy, error, attempt } = useAttempt()
  const pages = [first, ...earlier]
  const items = pages.flatMap((page) => page.items)
  const next = pages.at(-1)?.next ?? null

  function load(before: number) {
    attempt(async () => {
      const page = await call('GET /owner/balance/lines', { query: { before } })
      setEarlier((known) => [...known, page])
    })
  }

  if (items.length === 0) {
    return (
      <EmptyState title={t('financials.lines_none')} level={3}>
        {t('financials.lines_none_description')}
      </EmptyState>
    )
  }
  return (
    <>
      <LinesTable items={items} shown={shown} />
      <ActionError title={t('financials.lines_failed')} error={error} />
      {next !== null && (
        <Button kind='quiet' busy={isBusy} onClick={() => load(next)}>
          {t('financials.lines_earlier')}
        </Button>
      )}
    </>
  )
}

function LinesTable({ items, shown }: { items: BalanceLine[]; shown: BalanceAddress }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <Table
      caption={t('financials.lines')}
      hideCaption
      rows={items}
      rowId={({ number }) => String(number)}
      narrow='table'
      columns={[
        {
          id: 'line',
          title: t('financials.line'),
          isName: true,
          cell: (line) => (
            <>
              <LineName line={line} shown={shown} />
              <small>
                {line.stay || line.expense
                  ? `${t(`financials.line.${line.kind}`)} · ${time.companyDay(line.at, 'medium')}`
                  : time.companyDay(line.at, 'medium')}
              </small>
            </>
          ),
        },
        {
          id: 'amount',
          title: t('financials.amount'),
          isFigure: true,
          cell: ({ amount }) => <Money amount={amount} sign='always' />,
        },
        {
          id: 'balance',
          title: t('financials.balance'),
          isFigure: true,
          className: 'soft',
          value: ({ balance }) => usd(balance),
        },
      ]}
    />
  )
}

function LineName({ line, shown }: { line: BalanceLine; shown: BalanceAddress }) {
  const t = useText()
  const language = useLanguage()
  const { stay, expense, payoutId, kind } = line
  if (stay) {
    return (
      <TextLink to={balanceLink(shown, { open: `booking:${stay.bookingId}` })} isOverlay replace>
        {stay.guest}, {stay.home}
      </TextLink>
    )
  }
  if (expense) {
    return (
      <TextLink to={`?tab=expenses&open=${expense.id}`}>{conceptIn(expense, language)}</TextLink>
    )
  }
  const name = t(`financials.line.${kind}`)
  return payoutId ? <TextLink to={ownerLinks.payout(payoutId)}>{name}</TextLink> : name
}
