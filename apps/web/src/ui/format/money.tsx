import { useLanguage } from '#platform/texts/texts.tsx'
import { classes } from '#ui/style/classes.ts'
import { formatMoney, type MoneyStyle } from './format-money.ts'
import styles from './money.module.css'

type MoneyProps = MoneyStyle & {
  amount: number
  large?: boolean
  className?: string | undefined
}

export function Money({ amount, large, withCurrency, className, ...style }: MoneyProps) {
  return (
    <span className={classes(styles.money, large && styles.large, className)}>
      {formatMoney(amount, useLanguage(), style)}
      {withCurrency && <Currency />}
    </span>
  )
}

/** Follows the main amount of a screen in smaller letters. */
export function Currency() {
  return <span className={styles.currency}>{'\u00a0USD'}</span>
}
