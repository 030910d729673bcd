import { readConfig } from '#config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { joinPostgres } from '#platform/embedded-postgres/join.ts'
import { summarize, verifyLedger } from './verify.ts'

const { databaseUrl, dataDir } = readConfig()
const own = databaseUrl ? undefined : await joinPostgres(dataDir)
const db = openDatabase(databaseUrl ?? own?.url ?? '')
const verification = await verifyLedger(db)
await db.destroy()
await own?.leave()
process.stdout.write(`${summarize(verification)}\n`)
process.exitCode = verification.differences.length > 0 ? 1 : 0
