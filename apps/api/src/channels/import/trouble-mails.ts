import { type FeedRow, findFeed } from '#channels/feed-store.ts'
import { homesOf } from '#channels/homes.ts'
import { findMailRecipient } from '#identity/mail-recipient.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import { emailVersions } from '#platform/mail/layout.ts'
import { queueEmail } from '#platform/mail/queue.ts'
import { listManagers } from '#suites/co-hosts/managers.ts'
import { troubleOf } from './trouble.ts'

/**
 * The managers of a home are emailed once when one of its calendars gets into trouble and once when it recovers.
 * Nothing is sent if the trouble has passed meanwhile.
 */
export async function emailTrouble(
  ctx: Ctx,
  event: Event<'channels.feed_troubled'>,
): Promise<void> {
  const { feedId, trouble } = event.data
  const feed = await findFeed(ctx.db, feedId)
  if (feed && troubleOf(feed) === trouble) await emailManagers(ctx, feed, { event, news: trouble })
}

export async function emailRecovery(
  ctx: Ctx,
  event: Event<'channels.feed_recovered'>,
): Promise<void> {
  const feed = await findFeed(ctx.db, event.data.feedId)
  if (feed && !troubleOf(feed)) await emailManagers(ctx, feed, { event, news: 'recovered' })
}

type News = { event: { id: number }; news: 'paused' | 'failing' | 'recovered' }

async function emailManagers(ctx: Ctx, feed: FeedRow, { event, news }: News): Promise<void> {
  const home = (await homesOf(ctx, [feed.suiteId])).get(feed.suiteId)?.name ?? ''
  const about = { home, channel: feed.name, count: feed.failures }
  for (const userId of await listManagers(ctx, feed)) {
    const reader = await findMailRecipient(ctx, userId)
    if (!reader) continue
    await queueEmail(ctx, {
      key: `event:${event.id}:${userId}`,
      topic: { userId, kind: 'feed_trouble' },
      to: reader.email,
      language: reader.language,
      versions: emailVersions((text) => ({
        subject: text(`channels.mail.${news}.subject`, about),
        heading: text(`channels.mail.${news}.heading`, about),
        paragraphs: [
          text('identity.mail.hello', { name: reader.fullName }),
          text(`channels.mail.${news}.body`, about),
        ],
        button: {
          label: text('channels.mail.view'),
          url: `${ctx.config.publicUrl}/property-management/channels`,
        },
      })),
    })
  }
}
