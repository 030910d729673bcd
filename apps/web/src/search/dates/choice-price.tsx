import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Estimate } from '#ui/format/estimate.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { classes } from '#ui/style/classes.ts'
import styles from './choices.module.css'

type ChoicePriceProps = { amount: number | null; isLowest?: boolean }

export function ChoicePrice({ amount, isLowest = false }: ChoicePriceProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <span className={classes(styles.price, isLowest && styles.lowest)}>
      {amount === null ? (
        t('search.choice_unavailable')
      ) : (
        <>
          {t('search.choice_from', { price: formatMoney(amount, language) })}
          <Estimate amount={amount} />
        </>
      )}
    </span>
  )
}
