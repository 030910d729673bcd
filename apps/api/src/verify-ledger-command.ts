import { summarizeSeals, verifySeals } from '#owners/statements/seal/verify-seals.ts'
import { openDatabase } from '#platform/db/database.ts'
import { summarize, verifyLedger } from '#wallet/ledger/verify.ts'
import { runCommand } from './run-command.ts'

await runCommand(async ({ directUrl }) => {
  await using db = openDatabase(directUrl)
  const verification = await verifyLedger(db)
  const seals = await verifySeals(db)
  process.stdout.write(`${summarize(verification)}\n${summarizeSeals(seals)}\n`)
  return verification.differences.length + seals.differences.length === 0
})
