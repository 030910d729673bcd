import type { Account } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type Allowance, takeAttempt } from './throttle.ts'

const toAccount: Allowance = { limit: 5, hours: 24 }

/** High enough that strangers cannot use them up, low enough that nobody can flood a mailbox. */
const toMailbox: Allowance = { limit: 30, hours: 24 }

const byRequester = {
  greeting: { limit: 15, hours: 24 },
  reset: { limit: 5, hours: 24 },
} satisfies Record<string, Allowance>

/** Counted for every address alike, before anybody knows whether it has an account. */
export async function takeAskedMail(
  ctx: Ctx,
  kind: keyof typeof byRequester,
  { email, network }: { email: string; network: string },
): Promise<boolean> {
  const name = ['asked-mail', kind, email, network]
  return (await takeAttempt(ctx, name, byRequester[kind])).isAllowed
}

/** Anyone can request a password reset, so strangers share the account's budget. */
export async function takeMail(ctx: Ctx, { id, email }: Account, kind: string): Promise<boolean> {
  const isAskedByAnyone = kind === 'reset' || kind === 'first_password'
  if (
    !isAskedByAnyone &&
    !(await takeAttempt(ctx, ['account-mail', kind, id], toAccount)).isAllowed
  ) {
    return false
  }
  return (await takeAttempt(ctx, ['mail', kind, email], toMailbox)).isAllowed
}
