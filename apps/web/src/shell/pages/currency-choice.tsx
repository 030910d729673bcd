import {
  type DisplayCurrency,
  displayCurrencies,
} from '@marea/contract/pricing/display-currencies.ts'
import { useState } from 'react'
import { chooseCurrency, useDisplayCurrency } from '#platform/currency/display-currency.ts'
import { useText } from '#platform/texts/texts.tsx'
import { PillChoice } from '#ui/form/pill-choice.tsx'
import { EstimateNote } from '#ui/format/estimate.tsx'
import styles from './preferences.module.css'

const currencies = ['USD', ...displayCurrencies] as const
type Choice = 'USD' | DisplayCurrency
type Refused = 'more.currency_failed' | 'more.currency_unavailable'

/** Dollars are always shown; another currency is added as an estimate. */
export function CurrencyChoice() {
  const t = useText()
  const chosen = useDisplayCurrency()
  const [asked, setAsked] = useState<Choice>()
  const [refused, setRefused] = useState<Refused>()

  async function choose(currency: Choice) {
    setAsked(currency)
    setRefused(undefined)
    try {
      const isChosen = await chooseCurrency(currency === 'USD' ? null : currency)
      if (!isChosen) setRefused('more.currency_unavailable')
    } catch {
      setRefused('more.currency_failed')
    } finally {
      setAsked(undefined)
    }
  }

  return (
    <div id='currency' tabIndex={-1} className={styles.currency}>
      <PillChoice
        label={t('more.currency')}
        name='currency'
        value={asked ?? chosen?.currency ?? 'USD'}
        options={currencies.map((value) => ({ value, label: t(`more.currency.${value}`) }))}
        onChange={choose}
        error={refused && t(refused)}
      />
      <p className='tiny soft'>{t('more.currency_description')}</p>
      <EstimateNote />
    </div>
  )
}
