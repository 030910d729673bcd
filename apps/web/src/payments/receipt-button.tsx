import { useText } from '#platform/texts.tsx'
import { Refused } from '#ui/refused.tsx'
import { TextButton } from '#ui/text-link.tsx'
import { type ReceiptOf, useReceipt } from './use-receipt.ts'

type ReceiptButtonProps = { of: ReceiptOf; label: string }

export function ReceiptButton({ of, label }: ReceiptButtonProps) {
  const t = useText()
  const { isBusy, error, save } = useReceipt(of)
  return (
    <>
      <TextButton icon='download' aria-busy={isBusy} aria-label={label} onClick={save}>
        {t('purchase.receipt')}
      </TextButton>
      {error !== null && <Refused title={t('deposit.receipt_failed')} error={error} />}
    </>
  )
}
