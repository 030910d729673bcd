import { useAttempt } from '#identity/use-attempt.ts'
import { callForFile } from '#platform/api.ts'
import { saveFile } from '#platform/save-file.ts'
import { useLanguage, useText } from '#platform/texts.tsx'
import { Refused } from '#ui/refused.tsx'
import { TextButton } from '#ui/text-link.tsx'

type ReceiptButtonProps = {
  of: { purpose: keyof typeof receipts; reference: string }
  label: string
}

const receipts = {
  deposit: 'GET /wallet/deposits/:id/receipt.pdf',
  booking: 'GET /bookings/:id/receipt.pdf',
  charge: 'GET /purchases/:id/receipt.pdf',
} as const

/** Hands over the receipt in the reader's language, to keep or to print. */
export function ReceiptButton({ of: { purpose, reference }, label }: ReceiptButtonProps) {
  const t = useText()
  const language = useLanguage()
  const { isBusy, error, attempt } = useAttempt()

  function open() {
    attempt(async () => {
      const given = { params: { id: reference }, query: { language } }
      const name = `marea-${reference.slice(0, 8)}.pdf`
      saveFile(name, await callForFile(receipts[purpose], given))
    })
  }

  return (
    <>
      <TextButton icon='download' aria-busy={isBusy} aria-label={label} onClick={open}>
        {t('purchase.receipt')}
      </TextButton>
      {error !== null && <Refused title={t('deposit.receipt_failed')} error={error} />}
    </>
  )
}
