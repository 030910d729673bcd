import { dateFormats } from '@marea/contract/platform/time/date-formats.ts'
import { startLine } from '@marea/contract/platform/time/start-line.ts'
import { useLanguage, useNamedText, useText } from '#platform/texts/texts.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { isDay, type TypedHoliday } from './read-place.ts'

const weeks = [1, 2, 3, 4, 5]
const mostDaysAfter = 6

export type HolidayProps = {
  holiday: TypedHoliday
  /** Whether mistakes are shown. */
  isAsked: boolean
  onChange: (holiday: TypedHoliday) => void
}

export function RuleFields({ holiday, isAsked, onChange }: HolidayProps) {
  const t = useText()
  const named = useNamedText()
  const { months } = useNames()
  const { month, week, weekday } = holiday
  return (
    <>
      <Select
        label={t('places.rule')}
        value={String(week ?? 0)}
        options={[
          { id: '0', label: t('places.rule_date') },
          ...weeks.map((each) => ({ id: String(each), label: named(`places.rule_week_${each}`) })),
        ]}
        onChange={(chosen) => {
          const isWeekly = chosen !== '0'
          const week = isWeekly ? Number(chosen) : null
          onChange({ ...holiday, week, weekday: isWeekly ? (weekday ?? 1) : null, daysAfter: 0 })
        }}
      />
      {week !== null && <WeekdayField {...{ holiday, isAsked, onChange }} />}
      <Select
        label={t('places.month')}
        value={String(month)}
        options={numbered(months)}
        onChange={(chosen) => onChange({ ...holiday, month: Number(chosen) })}
      />
      {week === null ? (
        <DateFields {...{ holiday, isAsked, onChange }} />
      ) : (
        <Select
          label={t('places.days_after')}
          value={String(holiday.daysAfter)}
          options={Array.from({ length: mostDaysAfter + 1 }, (_, count) => ({
            id: String(count),
            label: String(count),
          }))}
          onChange={(chosen) => onChange({ ...holiday, daysAfter: Number(chosen) })}
        />
      )}
    </>
  )
}

function WeekdayField({ holiday, onChange }: HolidayProps) {
  const t = useText()
  const { weekdays } = useNames()
  return (
    <Select
      label={t('places.weekday')}
      value={String(holiday.weekday)}
      options={numbered(weekdays)}
      onChange={(chosen) => onChange({ ...holiday, weekday: Number(chosen) })}
    />
  )
}

function DateFields({ holiday, isAsked, onChange }: HolidayProps) {
  const t = useText()
  const { day, isMoved } = holiday
  return (
    <>
      <Field
        label={t('places.day')}
        inputMode='numeric'
        autoComplete='off'
        maxLength={2}
        value={day}
        onChange={({ target }) => onChange({ ...holiday, day: target.value })}
        error={isAsked && !isDay(day) ? t('places.wrong.day') : undefined}
      />
      <Checkbox
        checked={isMoved}
        onChange={({ target }) => onChange({ ...holiday, isMoved: target.checked })}
      >
        {t('places.is_moved')}
      </Checkbox>
    </>
  )
}

/** Such as “Third Monday of March”. */
export function useRuleText() {
  const t = useText()
  const named = useNamedText()
  const { months, weekdays } = useNames()
  return ({ month: number, day, week, weekday, daysAfter }: TypedHoliday): string => {
    const month = months[number - 1] ?? ''
    if (week === null || weekday === null) return t('places.on_date', { month, day })
    const nth = named(`places.rule_week_${week}`)
    const rule = t('places.on_weekday', { nth, weekday: weekdays[weekday - 1] ?? '', month })
    return daysAfter === 0 ? rule : t('places.after', { count: daysAfter, rule })
  }
}

/** Weekdays from Monday on. */
function useNames() {
  const { months, weekdays } = dateFormats[useLanguage()]
  return { months, weekdays: [...weekdays.slice(1), ...weekdays.slice(0, 1)] }
}

function numbered(names: readonly string[]) {
  return names.map((name, index) => ({ id: String(index + 1), label: startLine(name) }))
}
