import type { GiftCardDesign } from '@marea/contract/payments/gift-card-rules.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { classes } from '#ui/style/classes.ts'
import styles from './gift-card-preview.module.css'

type GiftCardPreviewProps = {
  design: GiftCardDesign
  amount: number | undefined
  recipientName: string
  senderName: string
  message: string
}

export function GiftCardPreview(props: GiftCardPreviewProps) {
  const { design, amount = 0, recipientName, senderName, message } = props
  const t = useText()
  const language = useLanguage()
  return (
    <figure className={classes(styles.card, styles[design])} aria-label={t('gift.preview')}>
      <div className={styles.row}>
        <span className={styles.brand}>{t('value.brand')}</span>
        <span>{t('gift.card_name')}</span>
      </div>
      <p className={styles.message}>{message.trim()}</p>
      <div className={styles.row}>
        <span className={styles.names}>
          <span>{recipientName.trim() && t('gift.for', { name: recipientName.trim() })}</span>
          <span>{senderName.trim() && t('gift.from', { name: senderName.trim() })}</span>
        </span>
        <span className={styles.amount}>{formatMoney(amount, language, { cents: 'whole' })}</span>
      </div>
    </figure>
  )
}
