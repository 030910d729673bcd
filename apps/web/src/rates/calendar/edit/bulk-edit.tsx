import { addDays } from '@marea/contract/platform/time/days.ts'
import { weekdayNames } from '@marea/contract/platform/time/format-day.ts'
import { startLine } from '@marea/contract/platform/time/start-line.ts'
import { seasonNameIn } from '@marea/contract/pricing/texts/common-seasons.ts'
import type { OwnerCalendar } from '@marea/contract/rates/calendar.ts'
import { seasonsOf } from '@marea/contract/rates/calendar-nights.ts'
import { type FormEvent, useMemo, useState } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import styles from '#rates/calendar/log.module.css'
import { useCellTexts } from '#rates/calendar/use-cell-texts.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { FieldRow, Form, FormFooter } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { type BulkInput, bulkActs, bulkErrors, emptyBulk, toDraft } from './bulk-draft.ts'
import { bulkSummary } from './bulk-summary.ts'
import { ChangeError } from './change-error.tsx'
import type { CalendarChanges } from './use-calendar-change.ts'

type BulkEditProps = { calendar: OwnerCalendar; changes: CalendarChanges; onClose: () => void }

export function BulkEdit({ calendar, changes, onClose }: BulkEditProps) {
  const t = useText()
  const [input, setInput] = useState(emptyBulk)
  const [isChecked, setChecked] = useState(false)
  const errors = bulkErrors(input, calendar.today)
  const type = (given: Partial<BulkInput>) => setInput({ ...input, ...given })
  const errorOf = (field: keyof typeof errors) => {
    const key = isChecked ? errors[field] : undefined
    return key && t(key)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (!Object.values(errors).some(Boolean)) changes.save(toDraft(input), onClose)
  }

  return (
    <Sheet isOpen onClose={onClose} title={t('owner_calendar.bulk')}>
      <Form kind='sheet' onSubmit={submit}>
        <HomeChoice {...{ calendar, input, type }} error={errorOf('homes')} />
        <Nights {...{ calendar, input, type }} error={errorOf('dates')} />
        <Weekdays {...{ input, type }} error={errorOf('weekdays')} />
        <Act {...{ input, type }} error={errorOf('value')} />
        <FormFooter>
          <Summary {...{ calendar, input }} />
          {changes.error !== null && <ChangeError error={changes.error} />}
          <Button type='submit' busy={changes.isBusy}>
            {t('owner_calendar.bulk_save')}
          </Button>
        </FormFooter>
      </Form>
    </Sheet>
  )
}

function Summary({ calendar, input }: Pick<BulkEditProps, 'calendar'> & { input: BulkInput }) {
  const t = useText()
  const { price } = useCellTexts()
  const summary = bulkSummary(calendar, input)
  const { nights, homes, was, is, skipped } = summary ?? { nights: 0, homes: 0, skipped: [] }
  return (
    <div className='small' aria-live='polite'>
      {homes > 0 && (
        <p>
          <b>
            {t('owner_calendar.nights', { count: nights })},{' '}
            {t('owner_calendar.homes', { count: homes })}
          </b>
        </p>
      )}
      {was !== undefined && is !== undefined && (
        <p>{t('owner_calendar.bulk_average', { was: price(was), is: price(is) })}</p>
      )}
      {skipped.length > 0 && (
        <p>
          {t('owner_calendar.bulk_skipped', { count: skipped.length, homes: skipped.join(', ') })}
        </p>
      )}
    </div>
  )
}

type PartProps = {
  input: BulkInput
  type: (given: Partial<BulkInput>) => void
  error: string | undefined
}

function HomeChoice({ calendar, input, type, error }: PartProps & Pick<BulkEditProps, 'calendar'>) {
  const t = useText()
  const all = calendar.homes.map(({ slug }) => slug)
  return (
    <fieldset className={styles.choices}>
      <legend className='label'>{t('owner_calendar.bulk_homes')}</legend>
      <Checkbox
        checked={input.homes.length === all.length}
        onChange={({ target }) => type({ homes: target.checked ? all : [] })}
      >
        {t('owner_calendar.all_homes')}
      </Checkbox>
      {calendar.homes.map(({ slug, name }) => (
        <Checkbox
          key={slug}
          checked={input.homes.includes(slug)}
          onChange={() => type({ homes: toggled(input.homes, slug) })}
        >
          {name}
        </Checkbox>
      ))}
      {error && (
        <p role='alert' className='tiny bad'>
          {error}
        </p>
      )}
    </fieldset>
  )
}

const own = 'own'

function Nights({ calendar, input, type, error }: PartProps & Pick<BulkEditProps, 'calendar'>) {
  const t = useText()
  const language = useLanguage()
  const { today, to } = calendar
  const seasons = useMemo(() => seasonsOf(calendar), [calendar])
  const [season, setSeason] = useState(own)
  const limits = { type: 'date', min: today, max: addDays(to, -1) }

  function choose(value: string) {
    setSeason(value)
    const chosen = seasons[Number(value)]
    if (!chosen) return
    const firstNight = chosen.from < today ? today : chosen.from
    type({ firstNight, lastNight: addDays(chosen.to, -1) })
  }

  return (
    <>
      {seasons.length > 0 && (
        <Select
          label={t('owner_calendar.season')}
          value={season}
          onChange={choose}
          options={[
            { id: own, label: t('owner_calendar.own_dates') },
            ...seasons.map(({ name, from }, index) => ({
              id: String(index),
              label: `${seasonNameIn(language, name)} ${from.slice(0, 4)}`,
            })),
          ]}
        />
      )}
      <FieldRow>
        <Field
          {...limits}
          label={t('owner_calendar.first_night')}
          value={input.firstNight}
          error={error}
          onChange={({ target }) => type({ firstNight: target.value })}
        />
        <Field
          {...limits}
          label={t('owner_calendar.last_night')}
          value={input.lastNight}
          onChange={({ target }) => type({ lastNight: target.value })}
        />
      </FieldRow>
    </>
  )
}

function Weekdays({ input, type, error }: PartProps) {
  const t = useText()
  return (
    <fieldset className={styles.weekdays}>
      <legend className='label'>{t('owner_calendar.weekdays')}</legend>
      {weekdayNames(useLanguage()).map(({ long }, weekday) => (
        <Checkbox
          key={long}
          checked={input.weekdays.includes(weekday)}
          onChange={() => type({ weekdays: toggled(input.weekdays, weekday) })}
        >
          {startLine(long)}
        </Checkbox>
      ))}
      {error && (
        <p role='alert' className='tiny bad'>
          {error}
        </p>
      )}
    </fieldset>
  )
}

const valueLabels = {
  percent: 'owner_calendar.percent',
  amount: 'owner_calendar.price',
  min_stay: 'owner_calendar.min_stay',
  block: 'owner_calendar.reason',
} as const

function Act({ input, type, error }: PartProps) {
  const t = useText()
  const { act, value } = input
  return (
    <>
      <Select
        label={t('owner_calendar.bulk_act')}
        value={act}
        onChange={(chosen) =>
          type({ act: bulkActs.find((each) => each === chosen) ?? 'percent', value: '' })
        }
        options={bulkActs.map((each) => ({ id: each, label: t(`owner_calendar.act.${each}`) }))}
      />
      {act !== 'unblock' && act !== 'clear' && (
        <Field
          label={t(valueLabels[act])}
          value={value}
          maxLength={act === 'block' ? 120 : 12}
          hint={act === 'percent' ? t('owner_calendar.percent_hint') : undefined}
          error={error}
          onChange={({ target }) => type({ value: target.value })}
        />
      )}
    </>
  )
}

function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  const others = values.filter((each) => each !== value)
  return others.length < values.length ? others : [...values, value]
}
