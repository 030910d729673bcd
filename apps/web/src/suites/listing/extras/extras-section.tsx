import { extraRules } from '@marea/contract/suites/fees.ts'
import { type ExtraCode, extraCodes } from '@marea/contract/suites/listing/extra-codes.ts'
import { leastExtraAmount, minServiceAmount } from '@marea/contract/suites/listing/home-extras.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useSection } from '#suites/listing/editor/editor-context.ts'
import { AmountField } from '#suites/listing/fields/amount-field.tsx'
import styles from '#suites/listing/sections/sections.module.css'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FieldGroup, FieldRow } from '#ui/form/form.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Stack } from '#ui/page/stack.tsx'

const payees = ['owner', 'platform'] as const

export function ExtrasSection() {
  const t = useText()
  const { content, change } = useSection('extras')
  const least = useLeast()
  return (
    <Stack gap={5}>
      <FieldRow className={styles.form}>
        <AmountField
          label={t('listing.field.housekeepingAmount')}
          hint={t('listing.hint.housekeepingAmount', least)}
          min={minServiceAmount}
          value={content.housekeepingAmount || null}
          onChange={(value) => change({ housekeepingAmount: value ?? 0 })}
        />
      </FieldRow>
      {payees.map((payee) => (
        <FieldGroup key={payee} isRuled title={t(`listing.extras_by.${payee}`)}>
          <p className='soft small'>{t(`listing.extras_by_note.${payee}`, least)}</p>
          <RowList isDense className={styles.form}>
            {extraCodes
              .filter((code) => extraRules[code].payee === payee)
              .map((code) => (
                <Row key={code}>
                  <Extra code={code} />
                </Row>
              ))}
          </RowList>
        </FieldGroup>
      ))}
    </Stack>
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
    <FieldRow>
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
    </FieldRow>
  )
}

function useLeast() {
  const language = useLanguage()
  return { min: formatMoney(minServiceAmount, language, { cents: 'whole' }) }
}
