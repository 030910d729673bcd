import type { Expense } from '@marea/contract/expenses/expense.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { loadReceipt } from './receipt-calls.ts'
import { ReceiptDialog } from './receipt-dialog.tsx'
import { useFileAddress } from './use-file-address.ts'

type ReceiptButtonProps = { expense: Pick<Expense, 'id' | 'receipt'>; concept: string }

/** Loads the receipt of a row on request and shows it above the list. */
export function ReceiptButton({ expense: { id, receipt }, concept }: ReceiptButtonProps) {
  const t = useText()
  const [address, setFile] = useFileAddress()
  const { isBusy, error, attempt, clearError } = useAttempt()
  if (!receipt) return null

  function load() {
    attempt(async () => setFile(await loadReceipt({ of: 'expense', id })))
  }

  function close() {
    setFile(null)
    clearError()
  }

  return (
    <>
      <TextButton
        icon='clip'
        className='small'
        aria-busy={isBusy}
        aria-label={t('expense.receipt_of', { concept })}
        onClick={load}
      >
        {t('expense.receipt')}
      </TextButton>
      {(address || error !== null) && (
        <ReceiptDialog
          title={t('expense.receipt_of', { concept })}
          receipt={receipt}
          address={address}
          error={error}
          onClose={close}
        />
      )}
    </>
  )
}
