import { conceptIn } from '@marea/contract/expenses/concept-in.ts'
import type { ExpenseSchedule } from '@marea/contract/expenses/schedules.ts'
import { useState } from 'react'
import { useUser } from '#platform/session/session.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Money } from '#ui/format/money.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { StopSchedule } from './stop-schedule.tsx'

type ScheduleListProps = { schedules: ExpenseSchedule[]; onStopped: () => Promise<void> }

export function ScheduleList({ schedules, onStopped }: ScheduleListProps) {
  const [stopping, setStopping] = useState<ExpenseSchedule | null>(null)
  return (
    <>
      <RowList>
        {schedules.map((schedule) => (
          <Schedule key={schedule.id} schedule={schedule} onStop={() => setStopping(schedule)} />
        ))}
      </RowList>
      {stopping && (
        <StopSchedule schedule={stopping} onClose={() => setStopping(null)} onStopped={onStopped} />
      )}
    </>
  )
}

type ScheduleProps = { schedule: ExpenseSchedule; onStop: () => void }

function Schedule({ schedule, onStop }: ScheduleProps) {
  const t = useText()
  const language = useLanguage()
  const isOwner = useUser()?.profile === 'OWNER'
  const rhythm = useRhythm(schedule)
  const concept = conceptIn(schedule, language)
  const { vendor, suite, total, markup, paidBy, canStop, stoppedAt } = schedule
  const notes = [
    [vendor, suite.name].filter(Boolean).join(' · '),
    rhythm,
    paidBy === 'marea' && t(isOwner ? 'expense.by_marea' : 'expense.paid_by.marea'),
    markup.amount > 0 && t('expense.with_markup', { amount: formatMoney(markup.amount, language) }),
  ].filter(Boolean)
  const actions = (
    <>
      <Money amount={total.amount} />
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
    </>
  )
  return (
    <Row actions={actions} className={stoppedAt ? 'soft' : undefined}>
      <p>{stoppedAt ? concept : <b>{concept}</b>}</p>
      {notes.map((note) => (
        <small key={String(note)}>{note}</small>
      ))}
    </Row>
  )
}

function useRhythm({ frequency, nextOn, stoppedAt }: ExpenseSchedule): string {
  const t = useText()
  const time = useTimeFormat()
  if (stoppedAt) return t('expense.schedule_stopped', { day: time.localDay(stoppedAt, 'medium') })
  return t('expense.schedule_next', {
    frequency: t(`expense.repeats.${frequency}`),
    day: time.day(nextOn, 'medium'),
  })
}
