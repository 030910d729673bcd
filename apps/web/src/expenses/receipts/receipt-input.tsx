import { maxReceiptBytes } from '@marea/contract/expenses/choices.ts'
import { type ChangeEvent, useId, useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { buttonClass } from '#ui/button/button.tsx'
import { Icon } from '#ui/media/icon.tsx'
import styles from './receipt.module.css'

type ReceiptInputProps = {
  label: string
  chosen?: File | null
  isBusy?: boolean
  onChoose: (file: File) => void
}

export function ReceiptInput({ label, chosen, isBusy, onChoose }: ReceiptInputProps) {
  const t = useText()
  const id = useId()
  const [isTooLarge, setTooLarge] = useState(false)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    const isLarge = file.size > maxReceiptBytes
    setTooLarge(isLarge)
    if (!isLarge) onChoose(file)
  }

  return (
    <div className={styles.input} aria-busy={isBusy}>
      <input
        id={id}
        className='hidden-label'
        type='file'
        accept='image/jpeg,image/png,image/gif,application/pdf'
        aria-describedby={`${id}-hint`}
        onChange={choose}
      />
      <label htmlFor={id} className={buttonClass({ kind: 'quiet', wide: true })}>
        <Icon name='clip' small />
        {label}
      </label>
      <p id={`${id}-hint`} className='soft small'>
        {chosen ? t('expense.receipt_chosen', { name: chosen.name }) : t('expense.receipt_hint')}
      </p>
      {isTooLarge && (
        <p role='alert' className={styles.error}>
          {t('expense.receipt_too_large')}
        </p>
      )}
    </div>
  )
}
