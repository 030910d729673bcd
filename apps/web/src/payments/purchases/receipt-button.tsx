import { type ReceiptOf, useReceipt } from '#platform/form/use-receipt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

type ReceiptButtonProps = { of: ReceiptOf; label: string }

export function ReceiptButton({ of, label }: ReceiptButtonProps) {
  const t = useText()
  const { isBusy, error, save } = useReceipt(of)
  return (
    <>
      <TextButton icon='download' aria-busy={isBusy} aria-label={label} onClick={save}>
        {t('purchase.receipt')}
      </TextButton>
      <ActionError title={t('deposit.receipt_failed')} error={error} />
    </>
  )
}
