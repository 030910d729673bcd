import type { ExpensePage } from '@marea/contract/expenses/endpoints.ts'
import { conceptIn } from '@marea/contract/expenses/expense.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Money } from '#ui/format/money.tsx'
import { State } from '#ui/text/badge.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './expenses.module.css'

/** Expenses that wait for the owner, who decides on the overview. */
export function WaitingExpenses({ waiting }: Pick<ExpensePage, 'waiting'>) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  return waiting.map((request) => {
    const { id, suite, vendor, total, markup, requestedAt } = request
    const concept = conceptIn(request, language)
    const facts = [vendor, suite.name].filter(Boolean).join(' · ')
    return (
      <article key={id} className={styles.waiting}>
        <div>
          <State tone='warn'>
            {t('expense.waiting_since', { day: time.localDay(requestedAt, 'medium') })}
          </State>
          <Heading level={2} size='plain'>
            {concept}
          </Heading>
          <p className='soft small'>{facts}</p>
          {markup.amount > 0 && (
            <p className='soft small'>
              {t('expense.with_markup', { amount: formatMoney(markup.amount, language) })}
            </p>
          )}
        </div>
        <p className={styles.figure}>
          <Money amount={total.amount} />
        </p>
        <LinkButton
          to={`/property-management?need=${encodeURIComponent(`expense:${id}`)}`}
          small
          aria-label={`${t('expense.review')}: ${concept}`}
        >
          {t('expense.review')}
        </LinkButton>
      </article>
    )
  })
}
