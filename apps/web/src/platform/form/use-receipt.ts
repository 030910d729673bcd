import { callForFile } from '#platform/api/api.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { useLanguage } from '#platform/texts/texts.tsx'
import { useAttempt } from './use-attempt.ts'

const receipts = {
  deposit: 'GET /wallet/deposits/:id/receipt.pdf',
  booking: 'GET /bookings/:id/receipt.pdf',
  gift_card: 'GET /gift-cards/:id/receipt.pdf',
  charge: 'GET /purchases/:id/receipt.pdf',
} as const

export type ReceiptOf = { purpose: keyof typeof receipts; reference: string }

export function useReceipt({ purpose, reference }: ReceiptOf) {
  const language = useLanguage()
  const { isBusy, error, attempt } = useAttempt()

  function save() {
    attempt(async () => {
      const given = { params: { id: reference }, query: { language } }
      const name = `marea-${reference.slice(0, 8)}.pdf`
      saveFile(name, await callForFile(receipts[purpose], given))
    })
  }

  return { isBusy, error, save }
}
