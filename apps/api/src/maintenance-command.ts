import { NewMaintenance } from '@marea/contract/platform/settings/maintenance.ts'
import { findEmailHolder } from '#identity/account/account-store.ts'
import { normalizeEmail } from '#identity/account/user.ts'
import {
  endMaintenance,
  showMaintenance,
  startMaintenance,
} from '#platform/maintenance/change-maintenance.ts'
import { createSystemCtx } from '#platform/platform.ts'
import { openPlatform } from './open.ts'
import { runCommand } from './run-command.ts'

const usage = `Say what to do:
npm run maintenance                                                whether Marea is closed
npm run maintenance -- start <administrator> <minutes> <reason>    closes it for everyone but administrators
npm run maintenance -- end <administrator>                         opens it again
`
const [verb = 'show', email = '', minutes, ...reason] = process.argv.slice(2)
const wanted = NewMaintenance.safeParse({ minutes: Number(minutes), reason: reason.join(' ') })

await runCommand(async ({ config, databaseUrl }) => {
  const isKnown = verb === 'show' || verb === 'end' || (verb === 'start' && wanted.success)
  if (!isKnown) throw new Error(usage)
  const platform = await openPlatform({ ...config, role: 'web' }, { databaseUrl })
  const ctx = createSystemCtx(platform)
  try {
    if (verb !== 'show') {
      // The audit log names who did it.
      const account = await findEmailHolder(ctx.db, normalizeEmail(email))
      if (account?.profile !== 'ADMIN') throw new Error(`“${email}” is no administrator.`)
      if (wanted.success && verb === 'start') await startMaintenance(ctx, account.id, wanted.data)
      if (verb === 'end') await endMaintenance(ctx, account.id)
    }
    const current = await showMaintenance(ctx)
    process.stdout.write(
      current
        ? `Marea is closed for maintenance until ${current.endsAt}: ${current.reason}\n`
        : 'Marea is open.\n',
    )
    return true
  } finally {
    await platform.close()
  }
})
