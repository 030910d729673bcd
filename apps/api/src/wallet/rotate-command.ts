import { readConfig } from '#config.ts'
import { openPlatform } from '#open.ts'
import { joinPostgres } from '#platform/embedded-postgres/join.ts'
import { newSystemCtx } from '#platform/platform.ts'
import { rotateBankKeys } from './rotate.ts'

const config = { ...readConfig(), role: 'web' as const }
const own = config.databaseUrl ? undefined : await joinPostgres(config.dataDir)
const platform = await openPlatform(config, { databaseUrl: config.databaseUrl ?? own?.url ?? '' })
const { keyId, count } = await rotateBankKeys(newSystemCtx(platform))
await platform.close()
await own?.leave()
process.stdout.write(`bank keys: ${count} accounts sealed anew under key ${keyId}\n`)
