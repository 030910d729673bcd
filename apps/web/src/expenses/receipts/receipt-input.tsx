import { maxReceiptBytes } from '@marea/contract/expenses/choices.ts'
import { useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { FileButton } from '#ui/form/file-button.tsx'
import { Stack } from '#ui/page/stack.tsx'

type ReceiptInputProps = {
  label: string
  chosen?: File | null
  isBusy?: boolean
  onChoose: (file: File) => void
}

export function ReceiptInput({ label, chosen, isBusy, onChoose }: ReceiptInputProps) {
  const t = useText()
  const [isTooLarge, setTooLarge] = useState(false)

  function choose(file: File) {
    const isLarge = file.size > maxReceiptBytes
    setTooLarge(isLarge)
    if (!isLarge) onChoose(file)
  }

  return (
    <Stack gap={2} aria-busy={isBusy}>
      <FileButton
        icon='clip'
        label={label}
        accept='image/jpeg,image/png,image/gif,application/pdf'
        hint={
          chosen ? t('expense.receipt_chosen', { name: chosen.name }) : t('expense.receipt_hint')
        }
        onChoose={choose}
      />
      {isTooLarge && (
        <p role='alert' className='bad small'>
          {t('expense.receipt_too_large')}
        </p>
      )}
    </Stack>
  )
}
