import type { FieldsProps } from '#operations/settings/setting-kind.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { readTaxPercent, type TypedRate } from './read-rate.ts'
import styles from './tax-rates.module.css'

export function TaxFields({ typed, onChange, isWrong }: FieldsProps<TypedRate>) {
  const t = useText()
  const { percent, jurisdictions: chosen, offered } = typed
  return (
    <>
      <Field
        label={t('tax_rates.percent')}
        name='percent'
        inputMode='decimal'
        autoComplete='off'
        before='%'
        value={percent}
        onChange={({ target }) => onChange({ ...typed, percent: target.value })}
        hint={t('tax_rates.percent_hint')}
        error={
          isWrong && readTaxPercent(percent) === undefined
            ? t('tax_rates.wrong.percent')
            : undefined
        }
      />
      <fieldset className={styles.places}>
        <legend className='small'>{t('tax_rates.places')}</legend>
        {offered.map((place, index) => (
          <Checkbox
            key={place}
            name={place}
            checked={chosen.includes(place)}
            error={
              isWrong && index === 0 && chosen.length === 0
                ? t('tax_rates.wrong.places')
                : undefined
            }
            onChange={({ target }) =>
              onChange({
                ...typed,
                jurisdictions: offered.filter((each) =>
                  each === place ? target.checked : chosen.includes(each),
                ),
              })
            }
          >
            {t(`listing.city.${place}`)}
          </Checkbox>
        ))}
      </fieldset>
    </>
  )
}
