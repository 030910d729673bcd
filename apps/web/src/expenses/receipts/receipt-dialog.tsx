import type { Expense } from '@marea/contract/expenses/expense.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { ReceiptFile } from './receipt-file.tsx'

type ReceiptDialogProps = {
  title: string
  receipt: NonNullable<Expense['receipt']>
  address: string | null
  error: unknown
  onClose: () => void
}

export function ReceiptDialog({ title, receipt, address, error, onClose }: ReceiptDialogProps) {
  const t = useText()
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      {address && <ReceiptFile receipt={receipt} address={address} />}
      <ActionError title={t('expense.receipt_failed')} error={error} />
    </Dialog>
  )
}
