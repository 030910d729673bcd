import type { Language } from '@marea/contract/platform/language.ts'
import { printReceipt } from '#platform/documents/print-receipt.ts'
import { type Receipt, writeReceipt } from './receipt.ts'

export function drawReceipt(receipt: Receipt, language: Language): Promise<Buffer> {
  const { charges, chargesTitle, taxes, taxesTitle, total, ...written } = writeReceipt(
    receipt,
    language,
  )
  const priced = [
    { title: chargesTitle, rows: charges },
    ...(taxes.length > 0 ? [{ title: taxesTitle, rows: taxes }] : []),
  ].map((part, index, all) => (index === all.length - 1 ? { ...part, sum: total } : part))
  const { movesTitle, moves, balance, balanceTitle, rest, ...head } = written
  const paid = { title: movesTitle, rows: moves, sum: balance }
  const unpaid = rest.length > 0 ? [{ title: balanceTitle, rows: rest }] : []
  const parts = [...priced, paid, ...unpaid]
  return printReceipt({ ...head, issuedAt: receipt.issuedAt, parts }, language)
}
