import { conceptIn } from '@marea/contract/expenses/expense.ts'
import type { ExpenseSchedule } from '@marea/contract/expenses/schedules.ts'
import { useState } from 'react'
import { useUser } from '#platform/session/session.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Money } from '#ui/format/money.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './recurring.module.css'
import { StopSchedule } from './stop-schedule.tsx'

type ScheduleListProps = { schedules: ExpenseSchedule[]; onStopped: () => Promise<void> }

export function ScheduleList({ schedules, onStopped }: ScheduleListProps) {
  const [stopping, setStopping] = useState<ExpenseSchedule | null>(null)
  return (
    <>
      <ul className={styles.list}>
        {schedules.map((schedule) => (
          <Row key={schedule.id} schedule={schedule} onStop={() => setStopping(schedule)} />
        ))}
      </ul>
      {stopping && (
        <StopSchedule schedule={stopping} onClose={() => setStopping(null)} onStopped={onStopped} />
      )}
    </>
  )
}

type RowProps = { schedule: ExpenseSchedule; onStop: () => void }

function Row({ schedule, onStop }: RowProps) {
  const t = useText()
  const language = useLanguage()
  const isOwner = useUser()?.profile === 'OWNER'
  const concept = conceptIn(schedule, language)
  const { vendor, suite, total, markup, paidBy, canStop, stoppedAt } = schedule
  return (
    <li className={classes(stoppedAt !== null && styles.stopped)}>
      <div>
        <p className={styles.concept}>{concept}</p>
        <p className='soft small'>{[vendor, suite.name].filter(Boolean).join(' · ')}</p>
        <p className='soft small'>
          <Rhythm schedule={schedule} />
        </p>
        {paidBy === 'marea' && (
          <p className='soft small'>{t(isOwner ? 'expense.by_marea' : 'expense.paid_by.marea')}</p>
        )}
        {markup.amount > 0 && (
          <p className='soft small'>
            {t('expense.with_markup', { amount: formatMoney(markup.amount, language) })}
          </p>
        )}
      </div>
      <p className={styles.amount}>
        <Money amount={total.amount} />
      </p>
      {canStop && (
        <Button
          small
          kind='quiet'
          aria-label={t('expense.schedule_stop_of', { concept })}
          onClick={onStop}
        >
          {t('expense.schedule_stop')}
        </Button>
      )}
    </li>
  )
}

function Rhythm({ schedule: { frequency, nextOn, stoppedAt } }: Pick<RowProps, 'schedule'>) {
  const t = useText()
  const time = useTimeFormat()
  if (stoppedAt) return t('expense.schedule_stopped', { day: time.localDay(stoppedAt, 'medium') })
  return t('expense.schedule_next', {
    frequency: t(`expense.repeats.${frequency}`),
    day: time.day(nextOn, 'medium'),
  })
}
