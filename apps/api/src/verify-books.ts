import { compareBooks, summarizeBooks } from '#operations/checks/compare-books.ts'
import { openDatabase } from '#platform/db/database.ts'
import { summarizeSeals, verifySeals } from '#statements/monthly/seal/verify-seals.ts'
import { summarize, verifyLedger } from '#wallet/ledger/verify.ts'

/** Prints a line for the ledger, the tables that it must agree with and the sealed months; false for a difference. */
export async function verifyBooks(databaseUrl: string): Promise<boolean> {
  await using db = openDatabase(databaseUrl)
  const ledger = await verifyLedger(db)
  const books = await compareBooks(db)
  const seals = await verifySeals(db)
  const summaries = [summarize(ledger), summarizeBooks(books), summarizeSeals(seals)]
  process.stdout.write(`${summaries.join('\n')}\n`)
  return [ledger, books, seals].every(({ differences }) => differences.length === 0)
}
