import { personOf } from '#identity/account/user.ts'
import { type Allowance, takeAttempt } from '#identity/attempts/throttle.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'

/** Enough to invite a whole team, too few to spam strangers. */
const mailsPerSender: Allowance = { limit: 30, hours: 24 }
const mailsPerAddress: Allowance = { limit: 5, hours: 24 }

export async function takeInvitationMail(ctx: Ctx, email: string): Promise<void> {
  const { userId } = personOf(ctx)
  const attempts = [
    { name: ['invitation-mail', 'from', userId], allowance: mailsPerSender },
    { name: ['invitation-mail', 'to', email], allowance: mailsPerAddress },
  ]
  for (const { name, allowance } of attempts) {
    const { isAllowed } = await takeAttempt(ctx, name, allowance)
    if (!isAllowed) throw new Problem('co_hosts.mail_limit')
  }
}
