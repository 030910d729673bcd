import { readConfig } from '#config.ts'
import { rotateHostIdKeys } from '#identity/host-id/rotate-host-id-keys.ts'
import { openPlatform } from '#open.ts'
import { joinPostgres } from '#platform/embedded-postgres/join.ts'
import { createSystemCtx } from '#platform/platform.ts'
import { rotateBankKeys } from '#wallet/bank/rotate-bank-keys.ts'

const config = { ...readConfig(), role: 'web' as const }
const own = config.databaseUrl ? undefined : await joinPostgres(config.dataDir)
const platform = await openPlatform(config, { databaseUrl: config.databaseUrl ?? own?.url ?? '' })
const ctx = createSystemCtx(platform)
const rotated = {
  'bank accounts': await rotateBankKeys(ctx),
  'main host IDs': await rotateHostIdKeys(ctx),
}
await platform.close()
await own?.leave()
for (const [what, { keyId, count }] of Object.entries(rotated)) {
  process.stdout.write(`${what}: ${count} sealed anew under key ${keyId}\n`)
}
