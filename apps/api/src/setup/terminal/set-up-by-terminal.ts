import { defaultLanguage } from '@marea/contract/platform/language.ts'
import { qrText } from '@marea/contract/platform/qr-text.ts'
import { textTables } from '@marea/contract/texts/tables.ts'
import { confirmFactor, createFactor } from '#identity/second-factor/second-factor.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { faultsOf, withAdministrator } from '#setup/link/first-administrator.ts'
import { hasAdministrator } from '#setup/link/link.ts'
import type { Terminal } from './terminal.ts'

const codeAttempts = 5

/** The first administrator on a machine without a browser: the same rules as with the link, and the same audit entry. */
export async function setUpByTerminal(
  openCtx: () => Ctx,
  terminal: Terminal,
  email: string,
): Promise<boolean> {
  if (await hasAdministrator(openCtx())) return sayItIsSetUp(terminal)
  const fullName = await terminal.ask('Full name: ')
  const password = await terminal.askSecretly('Password: ')
  if ((await terminal.askSecretly('Password again: ')) !== password) {
    throw new Error('The passwords differ: nothing was created.')
  }
  const person = { fullName, email, password }
  const faults = Object.values(faultsOf(person)).map((fault) => textTables.en[fault])
  if (faults.length > 0) throw new Error(`Nothing was created. ${faults.join('. ')}.`)
  const account = await withAdministrator(
    openCtx(),
    { ...person, language: defaultLanguage },
    async (_ctx, { id, email }) => ({ userId: id, email }),
  )
  terminal.say(`\n${account.email} is the administrator. Connect an authenticator app:`)
  const { key, uri } = await createFactor(openCtx(), account)
  terminal.say(`${qrText(uri)}\nOr enter this key in the app: ${key}`)
  const recoveryCodes = await askForCode(openCtx, terminal, account.userId)
  terminal.say('\nRecovery codes, each for one sign-in without the app. Save them now:')
  terminal.say(recoveryCodes.join('\n'))
  terminal.say(`\nNext: ${openCtx().config.publicUrl.replace(/\/+$/, '')}/admin/setup`)
  return true
}

export function sayItIsSetUp(terminal: Pick<Terminal, 'say'>): boolean {
  terminal.say(
    'This installation has an administrator. For another one, see npm run administrator in docs/run/secure.md.',
  )
  return false
}

async function askForCode(openCtx: () => Ctx, terminal: Terminal, userId: string) {
  for (let tries = 1; ; tries += 1) {
    const code = await terminal.ask('6-digit code: ')
    try {
      return (await confirmFactor(openCtx(), { userId, code })).recoveryCodes
    } catch (error) {
      if (!(error instanceof Problem) || tries === codeAttempts) throw error
      terminal.say(error.message)
    }
  }
}
