import { languages, perLanguage } from '@marea/contract/platform/language.ts'
import { useState } from 'react'
import { TwoLines } from '#operations/frame/two-lines.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useLanguageName } from '#platform/texts/use-language-name.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { Disclosure } from '#ui/state/disclosure.tsx'
import { type HolidayProps, RuleFields, useRuleText } from './holiday-rule.tsx'
import { isUnclear, type TypedHoliday } from './read-place.ts'

type HolidayFieldsProps = {
  holidays: TypedHoliday[]
  /** Whether mistakes are shown. */
  isAsked: boolean
  onChange: (holidays: TypedHoliday[]) => void
}

/** Days that come every year, each closed to one line. */
export function HolidayFields({ holidays, isAsked, onChange }: HolidayFieldsProps) {
  const t = useText()
  const [added, setAdded] = useState<number>()
  return (
    <Section level={3} size='plain' title={t('places.holidays')} lead={t('places.holidays_hint')}>
      <div>
        {holidays.map((holiday) => (
          <HolidayRow
            key={holiday.id}
            holiday={holiday}
            isNew={holiday.id === added}
            isAsked={isAsked}
            onChange={(changed) =>
              onChange(holidays.map((each) => (each.id === changed.id ? changed : each)))
            }
            onRemove={() => onChange(holidays.filter(({ id }) => id !== holiday.id))}
          />
        ))}
      </div>
      <Inline>
        <Button icon='plus' kind='quiet' small onClick={add}>
          {t('places.holiday_add')}
        </Button>
      </Inline>
    </Section>
  )

  function add() {
    const id = Math.max(-1, ...holidays.map((each) => each.id)) + 1
    setAdded(id)
    onChange([...holidays, { id, name: perLanguage(() => ''), ...firstOfYear }])
  }
}

const firstOfYear = { month: 1, day: '1', weekday: null, week: null, daysAfter: 0, isMoved: false }

function HolidayRow(props: HolidayProps & { isNew: boolean; onRemove: () => void }) {
  const { holiday, isAsked, isNew, onRemove } = props
  const t = useText()
  const ruleText = useRuleText()
  const [isOpen, setOpen] = useState(isNew)
  const name = holiday.name[useLanguage()].trim() || t('places.holiday_new')
  return (
    <Disclosure
      isRow
      title={<TwoLines second={ruleText(holiday)}>{name}</TwoLines>}
      open={isOpen || (isAsked && isUnclear(holiday))}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <Stack>
        <Names {...props} />
        <RuleFields {...props} />
        <Inline>
          <Button icon='trash' kind='quiet' small onClick={onRemove}>
            {t('places.holiday_remove')}
            <span className='hidden-label'> {name}</span>
          </Button>
        </Inline>
      </Stack>
    </Disclosure>
  )
}

function Names({ holiday, isAsked, onChange }: HolidayProps) {
  const t = useText()
  const nameOf = useLanguageName()
  const { name } = holiday
  return languages.map((language) => (
    <Field
      key={language}
      label={t('places.name_in', { language: nameOf(language) })}
      lang={language}
      autoComplete='off'
      maxLength={60}
      value={name[language]}
      onChange={({ target }) =>
        onChange({ ...holiday, name: { ...name, [language]: target.value } })
      }
      error={isAsked && name[language].trim() === '' ? t('places.wrong.name') : undefined}
    />
  ))
}
