import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { useDisplayCurrency } from '#platform/currency/display-currency.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './estimate.module.css'
import { formatEstimate } from './format-estimate.ts'

type EstimateProps = { amount: number; className?: string | undefined }

/**
 * An estimate in the reader's currency below the dollars. Shared pages contain an empty line, shown
 * only if a currency is chosen, so that nothing moves when it is filled.
 */
export function Estimate({ amount, className }: EstimateProps) {
  const t = useText()
  const language = useLanguage()
  const chosen = useDisplayCurrency()
  if (chosen === null) return null
  return (
    <span className={classes(styles.estimate, className)}>
      <span className='hidden-label'>{t('ui.estimate')} </span>
      {chosen && (
        <>
          <span aria-hidden='true'>≈ </span>
          {formatEstimate(amount, chosen, language)}
        </>
      )}
    </span>
  )
}

/**
 * As long as any other value, so that the sentence keeps its number of lines when the rate loads.
 */
const placeholder = { currency: 'MXN', from: '2026-11-30' }

/** Once per screen: what is charged, and which rate the estimates use. */
export function EstimateNote() {
  const t = useText()
  const language = useLanguage()
  const chosen = useDisplayCurrency()
  if (chosen === null) return null
  const { currency, from } = chosen ?? placeholder
  return (
    <p className={classes(styles.note, !chosen && styles.pending, 'tiny soft')}>
      {t('ui.estimate_note', { currency, day: formatDay(from, language, 'medium') })}
    </p>
  )
}
