import type { TaxRates } from '@marea/contract/pricing/tax-rates.ts'
import { type FormEvent, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form, FormFooter } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import type { ComingChange } from './coming-changes.ts'
import { RatePreview } from './rate-preview.tsx'
import { readRate, type TypedRate, type WrongRate } from './read-rate.ts'
import styles from './tax-rates.module.css'

type RateSheetProps = {
  authorities: TaxRates['authorities']
  /** Undefined to add a change. */
  change: ComingChange | undefined
  onClose: () => void
  onSaved: () => Promise<void>
}

export function RateSheet(props: RateSheetProps) {
  const t = useText()
  const title = t(props.change ? 'tax_rates.correct_title' : 'tax_rates.add')
  return (
    <Sheet isOpen onClose={props.onClose} title={title}>
      <RateForm {...props} />
    </Sheet>
  )
}

function RateForm({ authorities, change, onClose, onSaved }: RateSheetProps) {
  const t = useText()
  const time = useTimeFormat()
  const [typed, setTyped] = useState(() => typedFrom(change, authorities))
  const [isAsked, setAsked] = useState(false)
  const { isBusy, error, attempt, clearError } = useAttempt()
  const { body, wrong } = readRate(typed, time.today())

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (!body) return focusFirstError(event.currentTarget)
    attempt(async () => {
      await save(body, change)
      toast.success(t('tax_rates.saved'))
      onClose()
      await onSaved()
    })
  }

  return (
    <Form kind='sheet' isBusy={isBusy} onSubmit={submit} onInput={clearError}>
      <Tax
        typed={typed}
        authorities={authorities}
        isFixed={change !== undefined}
        onChange={setTyped}
      />
      <RateFields typed={typed} wrong={isAsked ? wrong : {}} onChange={setTyped} />
      <Places
        typed={typed}
        offered={change?.jurisdictions ?? placesOf(typed.authority, authorities)}
        isWrong={isAsked && wrong.places === true}
        onChange={setTyped}
      />
      <RatePreview wish={body} />
      {error !== null && <ActionError title={t('tax_rates.not_saved')} error={error} />}
      <FormFooter>
        <Button type='submit' wide busy={isBusy}>
          {t('tax_rates.save')}
        </Button>
      </FormFooter>
    </Form>
  )
}

type Body = NonNullable<ReturnType<typeof readRate>['body']>

function save({ authority, ...rest }: Body, change: ComingChange | undefined) {
  if (!change) return call('POST /admin/tax-rates', { body: { authority, ...rest } })
  const params = { authority, from: change.from }
  return call('PUT /admin/tax-rates/:authority/:from', { params, body: rest })
}

type PartProps = { typed: TypedRate; onChange: (typed: TypedRate) => void }

type TaxProps = PartProps & { authorities: TaxRates['authorities']; isFixed: boolean }

function Tax({ typed, authorities, isFixed, onChange }: TaxProps) {
  const t = useText()
  return (
    <Select
      label={t('tax_rates.tax')}
      value={typed.authority}
      isDisabled={isFixed}
      onChange={(authority) =>
        onChange({ ...typed, authority, jurisdictions: placesOf(authority, authorities) })
      }
      options={authorities.map(({ code }) => ({ id: code, label: t(`price.tax_${code}`) }))}
    />
  )
}

function RateFields({ typed, wrong, onChange }: PartProps & { wrong: WrongRate }) {
  const t = useText()
  return (
    <>
      <Field
        label={t('tax_rates.percent')}
        name='percent'
        inputMode='decimal'
        autoComplete='off'
        before='%'
        value={typed.percent}
        onChange={({ target }) => onChange({ ...typed, percent: target.value })}
        hint={t('tax_rates.percent_hint')}
        error={wrong.percent ? t('tax_rates.wrong.percent') : undefined}
      />
      <Field
        label={t('tax_rates.first_day')}
        name='from'
        type='date'
        value={typed.from}
        onChange={({ target }) => onChange({ ...typed, from: target.value })}
        hint={t('tax_rates.first_day_hint')}
        error={wrong.day ? t('tax_rates.wrong.day') : undefined}
      />
    </>
  )
}

type PlacesProps = PartProps & {
  offered: readonly TypedRate['jurisdictions'][number][]
  isWrong: boolean
}

function Places({ typed, offered, isWrong, onChange }: PlacesProps) {
  const t = useText()
  const { jurisdictions: chosen } = typed
  return (
    <fieldset className={styles.places}>
      <legend>{t('tax_rates.places')}</legend>
      {offered.map((place, index) => (
        <Checkbox
          key={place}
          name={place}
          checked={chosen.includes(place)}
          error={isWrong && index === 0 ? t('tax_rates.wrong.places') : undefined}
          onChange={({ target }) => {
            const others = chosen.filter((each) => each !== place)
            onChange({ ...typed, jurisdictions: target.checked ? [...others, place] : others })
          }}
        >
          {t(`listing.city.${place}`)}
        </Checkbox>
      ))}
    </fieldset>
  )
}

function placesOf(authority: string, authorities: TaxRates['authorities']): readonly string[] {
  return authorities.find(({ code }) => code === authority)?.jurisdictions ?? []
}

function typedFrom(
  change: ComingChange | undefined,
  authorities: TaxRates['authorities'],
): TypedRate {
  if (!change) {
    const authority = authorities[0]?.code ?? ''
    return { authority, jurisdictions: placesOf(authority, authorities), percent: '', from: '' }
  }
  const { authority, jurisdictions, rate, from } = change
  return { authority, jurisdictions, percent: String(rate / 1000), from }
}
