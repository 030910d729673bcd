import { conceptIn } from '@marea/contract/expenses/concept-in.ts'
import type { ExpensePage } from '@marea/contract/expenses/endpoints.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Money } from '#ui/format/money.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { State } from '#ui/text/badge.tsx'
import { Heading } from '#ui/text/heading.tsx'

/** Expenses that wait for the owner, who decides on the overview. */
export function WaitingExpenses({ waiting }: Pick<ExpensePage, 'waiting'>) {
  return (
    <RowList>
      {waiting.map((request) => (
        <Waiting key={request.id} request={request} />
      ))}
    </RowList>
  )
}

function Waiting({ request }: { request: ExpensePage['waiting'][number] }) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const { id, suite, vendor, total, markup, requestedAt } = request
  const concept = conceptIn(request, language)
  const review = (
    <>
      <b>
        <Money amount={total.amount} />
      </b>
      <LinkButton
        to={`/property-management?need=${encodeURIComponent(`expense:${id}`)}`}
        small
        aria-label={`${t('expense.review')}: ${concept}`}
      >
        {t('expense.review')}
      </LinkButton>
    </>
  )
  return (
    <Row actions={review}>
      <State tone='warn'>
        {t('expense.waiting_since', { day: time.localDay(requestedAt, 'medium') })}
      </State>
      <Heading level={2} size='plain'>
        {concept}
      </Heading>
      <small>{[vendor, suite.name].filter(Boolean).join(' · ')}</small>
      {markup.amount > 0 && (
        <small>{t('expense.with_markup', { amount: formatMoney(markup.amount, language) })}</small>
      )}
    </Row>
  )
}
