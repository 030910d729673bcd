import type { ConsoleHome } from '@marea/contract/operations/console.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import styles from './console.module.css'

const outcomes = ['succeeded', 'declined', 'pending'] as const

export function PaymentsToday({ payments }: { payments: ConsoleHome['payments'] }) {
  const t = useText()
  const all = outcomes.map((outcome) => payments[outcome])
  const count = all.reduce((sum, each) => sum + each.count, 0)
  const amount = all.reduce((sum, each) => sum + each.amount.amount, 0)
  return (
    <section aria-labelledby='payments-today'>
      <h2 id='payments-today' className={styles.partTitle}>
        {t('console.payments_today')}
        <span>{t('console.by_outcome')}</span>
      </h2>
      <Lines className={styles.lines}>
        {outcomes.map((outcome) => (
          <Line key={outcome} label={t(`console.payments.${outcome}`)}>
            <Figures count={payments[outcome].count} amount={payments[outcome].amount.amount} />
          </Line>
        ))}
        <Line kind='total' label={t('console.payments.attempts')}>
          <Figures count={count} amount={amount} />
        </Line>
      </Lines>
    </section>
  )
}

function Figures({ count, amount }: { count: number; amount: number }) {
  return (
    <span className={styles.figures}>
      <b>{count}</b> <Money amount={amount} />
    </span>
  )
}
