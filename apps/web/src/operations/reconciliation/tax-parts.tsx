import type { Reconciliation } from '@marea/contract/payments/reconciliation.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Field } from '#ui/form/field.tsx'
import { FieldGroup } from '#ui/form/form.tsx'
import { parseMoney } from '#ui/form/parse-money.ts'
import { formatMoney } from '#ui/format/format-money.ts'

type TaxPartsProps = {
  taxes: Reconciliation['taxes']
  total: number
  typed: Record<string, string>
  onType: (typed: Record<string, string>) => void
}

/** One payment may be for several authorities that share a return. */
export function TaxParts({ taxes, total, typed, onType }: TaxPartsProps) {
  const t = useText()
  const language = useLanguage()
  const sum = Object.values(typed).reduce((sum, text) => sum + (parseMoney(text) ?? 0), 0)
  const rest = total - sum
  return (
    <FieldGroup title={t('reconcile.as.tax')}>
      {taxes.map(({ authority, name, owed }) => (
        <Field
          key={authority}
          label={name[language] ?? authority}
          hint={t('reconcile.tax_hint', { amount: formatMoney(owed.amount, language) })}
          inputMode='decimal'
          autoComplete='off'
          before='$'
          value={typed[authority] ?? ''}
          onChange={({ target }) => onType({ ...typed, [authority]: target.value })}
        />
      ))}
      <p className='small' aria-live='polite'>
        {rest !== 0 && t('reconcile.tax_rest', { amount: formatMoney(rest, language) })}
      </p>
    </FieldGroup>
  )
}
