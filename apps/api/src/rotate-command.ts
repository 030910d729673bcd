import { rotateAllKeys } from '#operations/rotate-keys.ts'
import { createSystemCtx } from '#platform/platform.ts'
import { openPlatform } from './open.ts'
import { runCommand } from './run-command.ts'

await runCommand(async ({ config, databaseUrl }) => {
  const platform = await openPlatform({ ...config, role: 'web' }, { databaseUrl })
  const rotated = await rotateAllKeys(createSystemCtx(platform)).finally(platform.close)
  for (const [what, { keyId, count }] of Object.entries(rotated)) {
    process.stdout.write(`${what}: ${count} sealed anew under key ${keyId}\n`)
  }
  return true
})
