import { normalizeEmail } from '#identity/account/user.ts'
import { addAdministrator, removeAdministrator } from '#identity/people/administrators.ts'
import { joinPostgres } from '#platform/embedded-postgres/join.ts'
import { createSystemCtx } from '#platform/platform.ts'
import { readConfig } from './config.ts'
import { openPlatform } from './open.ts'

const verb = process.argv[2]
const email = normalizeEmail(process.argv[3] ?? '')

if (verb !== 'add' && verb !== 'remove') {
  process.stdout.write('Say what to do: npm run administrator -- add|remove <email>\n')
  process.exit(1)
}
const config = { ...readConfig(), role: 'web' as const }
const own = config.databaseUrl ? undefined : await joinPostgres(config.dataDir)
const platform = await openPlatform(config, { databaseUrl: config.databaseUrl ?? own?.url ?? '' })
const change = verb === 'add' ? addAdministrator : removeAdministrator
const isChanged = await change(createSystemCtx(platform), email)
await platform.close()
await own?.leave()
const unchanged = {
  add: `Nothing changed: “${email}” needs an account that is no administrator’s, with a confirmed email and a password.\n`,
  remove: `Nothing changed: “${email}” is no administrator, or the only one.\n`,
}
const changed = {
  add: `${email} is an administrator and sets up two-step sign-in at the first visit of /admin.\n`,
  remove: `${email} is no longer an administrator, and its sessions have ended.\n`,
}
process.stdout.write((isChanged ? changed : unchanged)[verb])
process.exitCode = isChanged ? 0 : 1
