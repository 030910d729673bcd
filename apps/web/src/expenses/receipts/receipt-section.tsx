import type { Expense } from '@marea/contract/expenses/expense.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { loadReceipt, type ReceiptOwner, saveReceipt } from './receipt-calls.ts'
import { ReceiptFile } from './receipt-file.tsx'
import { ReceiptInput } from './receipt-input.tsx'
import { useFileAddress } from './use-file-address.ts'

type ReceiptSectionProps = ReceiptOwner & {
  receipt: Expense['receipt']
  /** Missing for readers who may not attach one. */
  attachLabel?: string | undefined
  onSaved?: () => Promise<void>
}

export function ReceiptSection({ attachLabel, onSaved, ...owner }: ReceiptSectionProps) {
  const t = useText()
  const [address, setFile] = useFileAddress()
  const loading = useAttempt()
  const saving = useAttempt()

  function attach(image: File) {
    saving.attempt(async () => {
      await saveReceipt(owner, image)
      setFile(null)
      toast.success(t('expense.receipt_saved'))
      await onSaved?.()
    })
  }

  return (
    <Stack gap={2}>
      {address && owner.receipt && <ReceiptFile receipt={owner.receipt} address={address} />}
      {owner.receipt && !address && (
        <TextButton
          icon='clip'
          aria-busy={loading.isBusy}
          onClick={() => loading.attempt(async () => setFile(await loadReceipt(owner)))}
        >
          {t(owner.of === 'request' ? 'expense.quote_view' : 'expense.receipt_view')}
        </TextButton>
      )}
      <ActionError title={t('expense.receipt_failed')} error={loading.error} />
      {attachLabel && <ReceiptInput label={attachLabel} isBusy={saving.isBusy} onChoose={attach} />}
      <ActionError title={t('expense.receipt_not_saved')} error={saving.error} />
    </Stack>
  )
}
