import { type ExtraCode, extraCodes } from '@marea/contract/suites/listing/extra-codes.ts'
import { extraRules } from '@marea/contract/suites/listing/fees.ts'
import { leastExtraAmount, minServiceAmount } from '@marea/contract/suites/listing/home-extras.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useSection } from '#suites/listing/editor/editor-context.ts'
import { AmountField } from '#suites/listing/fields/amount-field.tsx'
import choices from '#suites/listing/sections/amenities.module.css'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import styles from './extras.module.css'

const payees = ['owner', 'platform'] as const

export function ExtrasSection() {
  const t = useText()
  const { content, change } = useSection('extras')
  const least = useLeast()
  return (
    <div className={choices.groups}>
      <div className={styles.housekeeping}>
        <AmountField
          label={t('listing.field.housekeepingAmount')}
          hint={t('listing.hint.housekeepingAmount', least)}
          min={minServiceAmount}
          value={content.housekeepingAmount || null}
          onChange={(value) => change({ housekeepingAmount: value ?? 0 })}
        />
      </div>
      {payees.map((payee) => (
        <fieldset key={payee} className={choices.group}>
          <legend>{t(`listing.extras_by.${payee}`)}</legend>
          <p className='soft small'>{t(`listing.extras_by_note.${payee}`, least)}</p>
          <ul className={styles.extras}>
            {extraCodes
              .filter((code) => extraRules[code].payee === payee)
              .map((code) => (
                <li key={code}>
                  <Extra code={code} />
                </li>
              ))}
          </ul>
        </fieldset>
      ))}
    </div>
  )
}

/** A price of 0 makes the extra free for guests. */
function Extra({ code }: { code: ExtraCode }) {
  const t = useText()
  const { content, change } = useSection('extras')
  const offered = content.extras.find((each) => each.code === code)
  const name = t(`price.extra_${code}`)

  function set(amount: number | null | undefined) {
    const amounts = new Map(content.extras.map((each) => [each.code, each.amount]))
    if (amount === undefined) amounts.delete(code)
    else amounts.set(code, amount)
    change({
      extras: extraCodes.flatMap((each) => {
        const price = amounts.get(each)
        return price === undefined ? [] : [{ code: each, amount: price }]
      }),
    })
  }

  return (
    <>
      <Checkbox
        checked={offered !== undefined}
        onChange={({ target }) => set(target.checked ? null : undefined)}
        note={t('listing.extra_words', { words: t(`checkout.extra.${code}`) })}
      >
        {name}
      </Checkbox>
      {offered && (
        <AmountField
          label={
            <>
              {t('listing.extra_price')}
              <span className='hidden-label'>: {name}</span>
            </>
          }
          min={leastExtraAmount(code)}
          value={offered.amount}
          onChange={set}
          missing={offered.amount === null ? t('listing.extra_price_missing') : undefined}
        />
      )}
    </>
  )
}

function useLeast() {
  const language = useLanguage()
  return { min: formatMoney(minServiceAmount, language, { cents: 'whole' }) }
}
