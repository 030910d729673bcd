import type { ConsoleHome } from '@marea/contract/operations/console.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Section } from '#ui/page/section.tsx'
import styles from './console.module.css'

const outcomes = ['succeeded', 'declined', 'pending'] as const

export function PaymentsToday({ payments }: { payments: ConsoleHome['payments'] }) {
  const t = useText()
  const all = outcomes.map((outcome) => payments[outcome])
  const count = all.reduce((sum, each) => sum + each.count, 0)
  const amount = all.reduce((sum, each) => sum + each.amount.amount, 0)
  return (
    <Section
      size='plain'
      title={t('console.payments_today')}
      actions={<span className='soft small'>{t('console.by_outcome')}</span>}
    >
      <Lines>
        {outcomes.map((outcome) => (
          <Line key={outcome} label={t(`console.payments.${outcome}`)}>
            <Figures count={payments[outcome].count} amount={payments[outcome].amount.amount} />
          </Line>
        ))}
        <Line kind='total' label={t('console.payments.attempts')}>
          <Figures count={count} amount={amount} />
        </Line>
      </Lines>
    </Section>
  )
}

function Figures({ count, amount }: { count: number; amount: number }) {
  return (
    <span className={styles.figures}>
      <b>{count}</b> <Money amount={amount} />
    </span>
  )
}
