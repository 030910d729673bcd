import { readConfig } from '#config.ts'
import { normalizeEmail } from '#identity/account/user.ts'
import { resetSecondFactorOf } from '#identity/second-factor/second-factor.ts'
import { openPlatform } from '#open.ts'
import { joinPostgres } from '#platform/embedded-postgres/join.ts'
import { createSystemCtx } from '#platform/platform.ts'

const email = normalizeEmail(process.argv[2] ?? '')
const config = { ...readConfig(), role: 'web' as const }
const own = config.databaseUrl ? undefined : await joinPostgres(config.dataDir)
const platform = await openPlatform(config, { databaseUrl: config.databaseUrl ?? own?.url ?? '' })
const isReset = await resetSecondFactorOf(createSystemCtx(platform), email)
await platform.close()
await own?.leave()
process.stdout.write(
  isReset
    ? `Two-step sign-in of ${email} is off, its sessions have ended, and an email says so.\n`
    : `Nothing changed: no account with the email “${email}” has two-step sign-in.\n`,
)
process.exitCode = isReset ? 0 : 1
