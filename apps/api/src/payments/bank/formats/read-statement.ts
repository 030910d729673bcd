import { createHash } from 'node:crypto'
import type { bankFormats } from '@marea/contract/payments/reconciliation.ts'
import { decodeText } from '#platform/csv/decode-text.ts'
import { isBai2, readBai2 } from './read-bai2.ts'
import { readCsvStatement } from './read-csv-statement.ts'
import { isOfx, readOfx } from './read-ofx.ts'
import { type Statement, unreadable } from './statement.ts'

type BankFormat = (typeof bankFormats)[number]

export type StatementFile = {
  format: BankFormat
  /** The same for the same text, whatever its encoding, line ends and byte order mark. */
  contentHash: Buffer
  statements: Statement[]
}

export function readStatement(bytes: Buffer): StatementFile {
  const text = decodeText(bytes)
    .text.replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
  if (text.includes('\0')) throw unreadable()
  const contentHash = createHash('sha256').update(text.trim()).digest()
  const { format, statements } = read(text)
  const all = statements.map((each) => ({ ...each, lines: each.lines.filter(isMove) }))
  if (all.every(({ lines }) => lines.length === 0)) throw unreadable()
  return { format, contentHash, statements: all.filter(({ lines }) => lines.length > 0) }
}

function read(text: string): { format: BankFormat; statements: Statement[] } {
  if (isOfx(text)) return { format: 'ofx', statements: readOfx(text) }
  if (isBai2(text)) return { format: 'bai2', statements: readBai2(text) }
  return { format: 'csv', statements: [readCsvStatement(text)] }
}

/** Banks list notices as lines of zero. */
function isMove({ amount }: { amount: number }): boolean {
  return amount !== 0
}
