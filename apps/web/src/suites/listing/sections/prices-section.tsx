import { maxGuests } from '@marea/contract/calendar/party.ts'
import { maxSecurityDeposit } from '@marea/contract/suites/suite-choices.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useSection } from '#suites/listing/editor/editor-context.ts'
import { AmountField } from './amount-field.tsx'
import { NumberField } from './number-field.tsx'
import styles from './sections.module.css'

const prices = ['nightlyAmount', 'weekendAmount'] as const
const fees = ['cleaningAmount', 'petAmount', 'petNightAmount'] as const
const nights = ['minNights', 'maxNights'] as const
const cents = 100

export function PricesSection() {
  const t = useText()
  const { content, change } = useSection('prices')
  const { minNights, maxNights } = content

  /** A minimum above the maximum is not saved. */
  function changeNights(name: (typeof nights)[number], value: number | null) {
    if (value === null) return
    const next = { minNights, maxNights, [name]: value }
    if (next.minNights <= next.maxNights) change(next)
  }

  return (
    <div className={styles.form}>
      {prices.map((name) => (
        <AmountField
          key={name}
          label={t(`listing.field.${name}`)}
          min={cents}
          value={content[name]}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      {fees.map((name) => (
        <AmountField
          key={name}
          label={t(`listing.field.${name}`)}
          min={0}
          value={content[name]}
          onChange={(value) => change({ [name]: value ?? 0 })}
        />
      ))}
      <ExtraGuestFields />
      <AmountField
        label={t('listing.field.securityDepositAmount')}
        hint={t('listing.hint.securityDepositAmount')}
        min={0}
        max={maxSecurityDeposit}
        value={content.securityDepositAmount}
        onChange={(value) => change({ securityDepositAmount: value ?? 0 })}
      />
      <NumberField
        label={t('listing.field.minNights')}
        min={1}
        max={maxNights}
        value={minNights}
        onChange={(value) => changeNights('minNights', value)}
      />
      <NumberField
        label={t('listing.field.maxNights')}
        min={minNights}
        max={180}
        value={maxNights}
        onChange={(value) => changeNights('maxNights', value)}
      />
    </div>
  )
}

/** Without a number of guests, the price covers all of them and nothing is charged for more. */
function ExtraGuestFields() {
  const t = useText()
  const { content, change } = useSection('prices')
  const { extraGuestAmount, includedGuests } = content
  const isMissing = extraGuestAmount > 0 && includedGuests === null
  return (
    <>
      <AmountField
        label={t('listing.field.extraGuestAmount')}
        hint={t('listing.hint.extraGuestAmount')}
        min={0}
        value={extraGuestAmount}
        onChange={(value) => change({ extraGuestAmount: value ?? 0 })}
      />
      <NumberField
        label={t('listing.field.includedGuests')}
        min={1}
        max={maxGuests}
        value={includedGuests}
        onChange={(value) => change({ includedGuests: value })}
        error={isMissing ? t('listing.number_wrong', { min: 1, max: maxGuests }) : undefined}
      />
    </>
  )
}
