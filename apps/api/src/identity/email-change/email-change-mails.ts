import { z } from 'zod'
import { findAccount, findEmailHolder } from '#identity/account/account-store.ts'
import { takeEmailBudget } from '#identity/attempts/mail-budget.ts'
import { linkEmailParts, sendLinkEmailTo } from '#identity/link-mails.ts'
import { issueLink } from '#identity/links/link.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import type { EmailWriter } from '#platform/mail/deliver.ts'
import { emailVersions } from '#platform/mail/layout.ts'
import { queueDeferredEmail } from '#platform/mail/queue.ts'
import { findEmailChange } from './email-change-store.ts'

const writer = 'identity.email_change'

const ChangeEmail = z.object({
  changeId: z.uuid(),
  /** The account whose email the log names; emails queued by former versions have none. */
  userId: z.uuid().optional(),
  kind: z.enum(['change_email', 'email_changed']),
})
type ChangeEmail = z.infer<typeof ChangeEmail>

/** A confirmed holder of the new address is told about the request; any other mailbox gets the link. */
export async function sendChangeLink(
  ctx: Ctx,
  event: Event<'identity.email_change_asked'>,
): Promise<void> {
  const change = await findEmailChange(ctx.db, event.data.changeId)
  if (!change) return
  const { userId, newEmail } = change
  const holder = await findEmailHolder(ctx.db, newEmail)
  if (holder?.emailConfirmedAt && holder.id !== userId) {
    return sendLinkEmailTo(ctx, event, holder, { kind: 'address_in_use', purpose: 'sign_in' })
  }
  if (await takeEmailBudget(ctx, { id: userId, email: newEmail }, 'change_email')) {
    await queue(ctx, event, { changeId: change.id, userId, kind: 'change_email' })
  }
}

export async function sendChangeNotice(
  ctx: Ctx,
  event: Event<'identity.email_changed'>,
): Promise<void> {
  const { changeId } = event.data
  const change = await findEmailChange(ctx.db, changeId)
  if (!change?.oldEmail) return
  await queue(ctx, event, { changeId, userId: change.userId, kind: 'email_changed' })
}

function queue(ctx: Ctx, event: Event, data: ChangeEmail): Promise<void> {
  return queueDeferredEmail(ctx, { key: `event:${event.id}:${data.kind}`, writer, data })
}

/** The link is created only while the email is sent, so that no queued email ever contains one. */
const writeChangeEmail: EmailWriter = async (ctx, data) => {
  const { changeId, kind } = ChangeEmail.parse(data)
  const change = await findEmailChange(ctx.db, changeId)
  const account = change && (await findAccount(ctx.db, change.userId))
  const isNotice = kind === 'email_changed'
  const to = isNotice ? change?.oldEmail : change?.newEmail
  if (!account || !to) return undefined
  const url = await issueLink(ctx, {
    userId: account.id,
    purpose: isNotice ? 'undo_email_change' : 'change_email',
    emailChangeId: changeId,
  })
  // Until the address is confirmed, the name is a stranger's free text.
  const name = isNotice ? account.fullName : null
  return {
    to,
    language: account.language,
    versions: emailVersions((text) => linkEmailParts(kind, { text, url, name })),
  }
}

export const emailChangeWriters = { [writer]: writeChangeEmail }
