import { readConfig } from '#config.ts'
import { summarizeSeals, verifySeals } from '#owners/statements/seal/verify-seals.ts'
import { openDatabase } from '#platform/db/database.ts'
import { joinPostgres } from '#platform/embedded-postgres/join.ts'
import { summarize, verifyLedger } from '#wallet/ledger/verify.ts'

const { databaseDirectUrl: databaseUrl, dataDir } = readConfig()
const own = databaseUrl ? undefined : await joinPostgres(dataDir)
const db = openDatabase(databaseUrl ?? own?.url ?? '')
const verification = await verifyLedger(db)
const seals = await verifySeals(db)
await db.destroy()
await own?.leave()
process.stdout.write(`${summarize(verification)}\n${summarizeSeals(seals)}\n`)
process.exitCode = verification.differences.length + seals.differences.length > 0 ? 1 : 0
