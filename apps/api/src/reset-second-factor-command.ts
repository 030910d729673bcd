import { normalizeEmail } from '#identity/account/user.ts'
import { resetSecondFactorOf } from '#identity/second-factor/second-factor.ts'
import { createSystemCtx } from '#platform/platform.ts'
import { openPlatform } from './open.ts'
import { runCommand } from './run-command.ts'

const email = normalizeEmail(process.argv[2] ?? '')

await runCommand(async ({ config, databaseUrl }) => {
  const platform = await openPlatform({ ...config, role: 'web' }, { databaseUrl })
  const resetting = resetSecondFactorOf(createSystemCtx(platform), email)
  const isReset = await resetting.finally(platform.close)
  process.stdout.write(
    isReset
      ? `Two-step sign-in of ${email} is off, its sessions have ended, and an email says so.\n`
      : `Nothing changed: no account with the email “${email}” has two-step sign-in.\n`,
  )
  return isReset
})
