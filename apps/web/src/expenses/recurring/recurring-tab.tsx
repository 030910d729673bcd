import type { ExpenseSchedule } from '@marea/contract/expenses/schedules.ts'
import { useRevalidator } from 'react-router'
import type { PagePart } from '#platform/api/page-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './recurring.module.css'
import { ScheduleList } from './schedule-list.tsx'

type RecurringTabProps = { schedules: PagePart<ExpenseSchedule[]> }

export function RecurringTab({ schedules }: RecurringTabProps) {
  const t = useText()
  return (
    <section className={styles.section}>
      <Heading level={2}>{t('expense.schedules')}</Heading>
      <p className='soft'>{t('expense.schedules_description')}</p>
      <Schedules schedules={schedules} />
    </section>
  )
}

function Schedules({ schedules: { value, error } }: Pick<RecurringTabProps, 'schedules'>) {
  const t = useText()
  const { revalidate } = useRevalidator()
  if (!value) {
    return <LoadError title={t('expense.schedules_failed')} error={error} onRetry={revalidate} />
  }
  if (value.length > 0) return <ScheduleList schedules={value} onStopped={revalidate} />
  return (
    <EmptyState title={t('expense.schedules_none')} level={3}>
      {t('expense.schedules_none_description')}
    </EmptyState>
  )
}
