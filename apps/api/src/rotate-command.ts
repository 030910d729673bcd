import { readConfig } from '#config.ts'
import { openPlatform } from '#open.ts'
import { rotateAllKeys } from '#operations/rotate-keys.ts'
import { joinPostgres } from '#platform/embedded-postgres/join.ts'
import { createSystemCtx } from '#platform/platform.ts'

const config = { ...readConfig(), role: 'web' as const }
const own = config.databaseUrl ? undefined : await joinPostgres(config.dataDir)
const platform = await openPlatform(config, { databaseUrl: config.databaseUrl ?? own?.url ?? '' })
const rotated = await rotateAllKeys(createSystemCtx(platform))
await platform.close()
await own?.leave()
for (const [what, { keyId, count }] of Object.entries(rotated)) {
  process.stdout.write(`${what}: ${count} sealed anew under key ${keyId}\n`)
}
