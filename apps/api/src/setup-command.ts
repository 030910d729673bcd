import { parseArgs } from 'node:util'
import { createSystemCtx } from '#platform/platform.ts'
import { offerSetupLink } from '#setup/link/link.ts'
import { sayItIsSetUp, setUpByTerminal } from '#setup/terminal/set-up-by-terminal.ts'
import { openTerminal } from '#setup/terminal/terminal.ts'
import { openPlatform } from './open.ts'
import { runCommand } from './run-command.ts'

const { email } = parseArgs({ options: { email: { type: 'string' } } }).values

await runCommand(async ({ config, databaseUrl }) => {
  const platform = await openPlatform({ ...config, role: 'web' }, { databaseUrl })
  const openCtx = () => createSystemCtx(platform)
  const terminal = openTerminal()
  try {
    if (email !== undefined) return await setUpByTerminal(openCtx, terminal, email)
    const link = await offerSetupLink(openCtx(), { isRenewed: true })
    if (!link) return sayItIsSetUp(terminal)
    terminal.say(`Open this link, which works once; earlier ones no longer do:\n${link}`)
    return true
  } finally {
    terminal.close()
    await platform.close()
  }
})
