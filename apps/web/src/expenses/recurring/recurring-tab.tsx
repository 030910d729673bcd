import type { ExpenseSchedule } from '@marea/contract/expenses/schedules.ts'
import { useRevalidator } from 'react-router'
import type { PagePart } from '#platform/api/page-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Loaded } from '#ui/page/loaded.tsx'
import { Section } from '#ui/page/section.tsx'
import { ScheduleList } from './schedule-list.tsx'

export function RecurringTab({ schedules }: { schedules: PagePart<ExpenseSchedule[]> }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  return (
    <Section
      title={t('expense.schedules')}
      size='heading'
      lead={t('expense.schedules_description')}
    >
      <Loaded part={schedules} failed={t('expense.schedules_failed')}>
        {(all) =>
          all.length > 0 ? (
            <ScheduleList schedules={all} onStopped={revalidate} />
          ) : (
            <EmptyState title={t('expense.schedules_none')} level={3}>
              {t('expense.schedules_none_description')}
            </EmptyState>
          )
        }
      </Loaded>
    </Section>
  )
}
