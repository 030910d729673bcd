import { isSwitchable } from '@marea/contract/notifications/kind.ts'
import {
  definitionOf,
  isNotificationKind,
  type NotificationKind,
} from '@marea/contract/notifications/kinds.ts'
import { upsertPreference } from '#notifications/preferences/preference-store.ts'
import { quietHoursEnd, wantedChannels } from '#notifications/preferences/wanted-channels.ts'
import { readSigned, sign } from '#platform/crypto/token.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import type { EmailPolicy } from '#platform/mail/topic.ts'
import { Problem } from '#platform/problem.ts'

const purpose = 'unsubscribe'

type Subscription = { userId: string; kind: NotificationKind }

/** Signed and valid forever, because a link in an old email must work too. */
function tokenFor(ctx: Ctx, { userId, kind }: Subscription): string {
  return sign(ctx, purpose, Buffer.from(`${userId} ${kind}`).toString('base64url'))
}

function requireSubscription(ctx: Ctx, token: string): Subscription {
  const value = readSigned(ctx, purpose, token)
  const [userId, kind = ''] = Buffer.from(value ?? '', 'base64url')
    .toString()
    .split(' ')
  if (!userId || !isNotificationKind(kind)) throw new Problem('resource.not_found')
  return { userId, kind }
}

/** Anyone who has the email may see and stop what it is about, without signing in. */
export async function showSubscription(ctx: Ctx, token: string) {
  const { userId, kind } = requireSubscription(ctx, token)
  return { kind, isOn: (await wantedChannels(ctx.db, userId, kind)).email }
}

export async function unsubscribe(ctx: Ctx, token: string) {
  const { userId, kind } = requireSubscription(ctx, token)
  return inTransaction(ctx, async (ctx) => {
    const { email } = await wantedChannels(ctx.db, userId, kind)
    if (email && isSwitchable(definitionOf(kind), 'email')) {
      const off = { kind, channel: 'email', isOn: false, changedAt: ctx.now } as const
      await upsertPreference(ctx.db, userId, off)
      await recordEvent(ctx, {
        kind: 'notifications.preferences_changed',
        subject: `user:${userId}`,
      })
      ctx.log.info({ kind }, 'unsubscribed by link')
    }
    return showSubscription(ctx, token)
  })
}

/** Emails that are always sent are neither delayed nor have a link to stop them. */
export const emailPolicy: EmailPolicy = async (ctx, { userId, kind }) => {
  if (!isNotificationKind(kind) || !isSwitchable(definitionOf(kind), 'email'))
    return { send: 'now' }
  const { email } = await wantedChannels(ctx.db, userId, kind)
  if (!email) return { send: 'never' }
  const notBefore = await quietHoursEnd(ctx.db, userId, ctx.now)
  if (notBefore) return { send: 'later', notBefore }
  const token = tokenFor(ctx, { userId, kind })
  return { send: 'now', unsubscribeUrl: `${ctx.config.publicUrl}/unsubscribe/${token}` }
}
