import type { Expense } from '@marea/contract/expenses/expense.ts'
import { useText } from '#platform/texts/texts.tsx'
import { buttonClass } from '#ui/button/button.tsx'
import { Icon } from '#ui/media/icon.tsx'
import styles from './receipt.module.css'

type ReceiptFileProps = { receipt: NonNullable<Expense['receipt']>; address: string }

/** A photo is shown in place; a PDF opens in the viewer of the browser. */
export function ReceiptFile({ receipt, address }: ReceiptFileProps) {
  const t = useText()
  if (receipt === 'image') {
    return <img src={address} alt={t('expense.receipt_alt')} className={styles.photo} />
  }
  return (
    <a
      href={address}
      target='_blank'
      rel='noreferrer'
      className={buttonClass({ kind: 'quiet', wide: true })}
    >
      <Icon name='clip' small />
      {t('expense.receipt_open')}
    </a>
  )
}
