import { conceptIn } from '@marea/contract/expenses/concept-in.ts'
import type { ExpenseRequest } from '@marea/contract/expenses/requests.ts'
import { ReceiptSection } from '#expenses/receipts/receipt-section.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import { Money } from '#ui/format/money.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { State } from '#ui/text/badge.tsx'
import { Heading } from '#ui/text/heading.tsx'

type RequestListProps = { requests: ExpenseRequest[]; onChanged: () => Promise<void> }

const tones = { pending: 'warn', approved: 'good', declined: 'bad' } as const

export function RequestList({ requests, onChanged }: RequestListProps) {
  const t = useText()
  return (
    <RowList none={t('admin_expenses.requests_none')}>
      {requests.map((request) => (
        <Row
          key={request.id}
          actions={
            <ReceiptSection
              of='request'
              id={request.id}
              receipt={request.receipt}
              attachLabel={
                request.status === 'pending'
                  ? t(request.receipt ? 'admin_expenses.quote_replace' : 'admin_expenses.quote_add')
                  : undefined
              }
              onSaved={onChanged}
            />
          }
        >
          <About request={request} />
        </Row>
      ))}
    </RowList>
  )
}

function About({ request }: { request: ExpenseRequest }) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const { status, reason, vendor, suite, total, markup, requestedAt } = request
  return (
    <>
      <State tone={tones[status]}>{t(`admin_expenses.status.${status}`, { reason })}</State>
      <Heading level={3}>{conceptIn(request, language)}</Heading>
      <p>
        <Money amount={total.amount} />
      </p>
      {markup.amount > 0 && (
        <p className='soft small'>
          {t('expense.with_markup', { amount: formatMoney(markup.amount, language) })}
        </p>
      )}
      <p className='soft small'>
        {[
          vendor,
          suite.name,
          t('admin_expenses.asked_on', { day: time.localDay(requestedAt, 'medium') }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  )
}
