import { isMarkupHigh, maxMarkupPercent } from '@marea/contract/expenses/choices.ts'
import { defaultLanguage, languages } from '@marea/contract/platform/language.ts'
import type { NewExpenseState } from '#expenses/form/expense-fields.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useLanguageName } from '#platform/texts/use-language-name.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { RadioChoice } from '#ui/form/radio-choice.tsx'
import { formatMoney } from '#ui/format/format-money.ts'

type FieldProps = { expense: NewExpenseState; isAsked: boolean }

export function Markup({ expense: { typed, type, faults }, isAsked }: FieldProps) {
  const t = useText()
  return (
    <Field
      label={t('expense.markup')}
      name='markup'
      inputMode='decimal'
      maxLength={14}
      placeholder='0.00'
      before='$'
      value={typed.markup}
      onChange={({ target }) => type({ markup: target.value })}
      hint={t('expense.markup_hint')}
      error={isAsked && faults.markup ? t(faults.markup) : undefined}
    />
  )
}

export function TranslationFields({ expense: { typed, type, faults }, isAsked }: FieldProps) {
  const t = useText()
  const nameOf = useLanguageName()
  const { translations } = typed
  return languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => (
      <Field
        key={language}
        label={t('expense.concept_in', { language: nameOf(language) })}
        name={`concept-${language}`}
        lang={language}
        maxLength={200}
        value={translations[language] ?? ''}
        onChange={({ target }) =>
          type({ translations: { ...translations, [language]: target.value } })
        }
        hint={t('expense.concept_in_hint')}
        error={isAsked && faults.translations ? t(faults.translations) : undefined}
      />
    ))
}

export function PayerChoice({ expense: { typed, type } }: Pick<FieldProps, 'expense'>) {
  const t = useText()
  const payers = ['marea', 'owner'] as const
  return (
    <RadioChoice
      label={t('expense.paid_by')}
      name='paidBy'
      options={payers.map((payer) => ({
        value: payer,
        label: t(`expense.paid_by.${payer}`),
        note: t(`expense.paid_by.${payer}_note`),
      }))}
      value={typed.paidBy}
      onChange={(payer) => type({ paidBy: payer === 'marea' ? 'marea' : 'owner' })}
    />
  )
}

export function AskFirst({ isOn, onChange }: { isOn: boolean; onChange: (on: boolean) => void }) {
  const t = useText()
  return (
    <Checkbox
      name='askFirst'
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
      note={t('expense.ask_first_note')}
    >
      {t('expense.ask_first')}
    </Checkbox>
  )
}

type LimitNoteProps = { expense: NewExpenseState; limit: number | null }

export function LimitNote({ expense: { amount, markup }, limit }: LimitNoteProps) {
  const t = useText()
  const language = useLanguage()
  if (limit === null || !amount) return null
  const isAbove = amount + markup > limit
  const limitNote = t(isAbove ? 'expense.over_limit' : 'expense.within_limit', {
    amount: formatMoney(limit, language),
  })
  const isHigh = !isAbove && isMarkupHigh({ amount, markup })
  return (
    <p role='status' className='soft small'>
      {isHigh ? t('expense.markup_high', { percent: maxMarkupPercent }) : limitNote}
    </p>
  )
}
