import { formatClock } from '@marea/contract/platform/time/format-clock.ts'
import { type HourSide, wrongStayTimes } from '@marea/contract/suites/listing/home-stay-times.ts'
import { listingFields } from '@marea/contract/suites/listing-fields.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useSection } from '#suites/listing/editor/editor-context.ts'
import { AmountField } from '#suites/listing/fields/amount-field.tsx'
import { fullHours } from '#suites/listing/fields/full-hours.ts'
import styles from '#suites/listing/sections/sections.module.css'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FieldGroup, FieldRow } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'

const names = {
  check_in: { hour: 'earlyCheckInFrom', amount: 'earlyCheckInAmount' },
  check_out: { hour: 'lateCheckOutUntil', amount: 'lateCheckOutAmount' },
} as const

const never = 'none'

export function StayTimeFields() {
  const t = useText()
  const { content, change } = useSection('rules')
  const isOffered = content.earlyCheckInFrom !== null || content.lateCheckOutUntil !== null
  return (
    <FieldGroup title={t('listing.hours')}>
      <p className='soft small'>{t('listing.hours_note')}</p>
      <FieldRow className={styles.form}>
        <SideFields side='check_in' />
        <SideFields side='check_out' />
      </FieldRow>
      {isOffered && (
        <Checkbox
          checked={content.approvesHours}
          onChange={({ target }) => change({ approvesHours: target.checked })}
        >
          {t('listing.field.approvesHours')}
        </Checkbox>
      )}
    </FieldGroup>
  )
}

function SideFields({ side }: { side: HourSide }) {
  const t = useText()
  const language = useLanguage()
  const { content, change } = useSection('rules')
  const { hour, amount } = names[side]
  const chosen = content[hour]
  const isWrong = wrongStayTimes(content).includes(side)
  const possible = fullHours.filter((each) => isPossible(side, each, content) || each === chosen)
  const error =
    isWrong && chosen !== null && !isPossible(side, chosen, content)
      ? t(`listing.hours_order.${side}`)
      : undefined
  return (
    <>
      <Select
        label={t(`listing.field.${hour}`)}
        options={[
          { id: never, label: t('listing.hours_none') },
          ...possible.map((clock) => ({ id: clock, label: formatClock(clock, language) })),
        ]}
        value={chosen ?? never}
        onChange={(value) =>
          change(value === never ? { [hour]: null, [amount]: null } : { [hour]: value })
        }
        error={error}
      />
      {chosen === null ? (
        <div />
      ) : (
        <AmountField
          label={t(`listing.field.${amount}`)}
          min={listingFields.rules[amount].min}
          max={listingFields.rules[amount].max}
          value={content[amount]}
          onChange={(value) => change({ [amount]: value })}
          missing={content[amount] === null ? t('listing.hours_price_missing') : undefined}
        />
      )}
    </>
  )
}

type Usual = { checkInFrom: string; checkOutUntil: string }

function isPossible(side: HourSide, hour: string, usual: Usual): boolean {
  return side === 'check_in' ? hour < usual.checkInFrom : hour > usual.checkOutUntil
}
