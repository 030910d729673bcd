import type { Ctx } from '#platform/ctx.ts'
import { type Allowance, takeAttempt } from './throttle.ts'

const perAccount: Allowance = { limit: 5, hours: 24 }

/** High enough that strangers cannot use them up, low enough that nobody can flood a mailbox. */
const perMailbox: Allowance = { limit: 30, hours: 24 }

const perRequester = {
  greeting: { limit: 15, hours: 24 },
  reset: { limit: 5, hours: 24 },
} satisfies Record<string, Allowance>

/** Counted for every address alike, before anybody knows whether it has an account. */
export async function takeRequestedEmail(
  ctx: Ctx,
  kind: keyof typeof perRequester,
  { email, network }: { email: string; network: string },
): Promise<boolean> {
  const name = ['asked-mail', kind, email, network]
  return (await takeAttempt(ctx, name, perRequester[kind])).isAllowed
}

/** Anyone can request a password reset, so strangers share the account's budget. */
export async function takeEmailBudget(
  ctx: Ctx,
  { id, email }: { id: string; email: string },
  kind: string,
): Promise<boolean> {
  const isAskedByAnyone = kind === 'reset' || kind === 'first_password'
  if (
    !isAskedByAnyone &&
    !(await takeAttempt(ctx, ['account-mail', kind, id], perAccount)).isAllowed
  ) {
    return false
  }
  return (await takeAttempt(ctx, ['mail', kind, email], perMailbox)).isAllowed
}
