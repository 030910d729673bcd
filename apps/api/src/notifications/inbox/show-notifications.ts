import type { NotificationGroup } from '@marea/contract/notifications/channels.ts'
import type { Notification } from '@marea/contract/notifications/endpoints.ts'
import {
  definitionOf,
  notificationKindNames,
  notificationPath,
  parseNotification,
} from '@marea/contract/notifications/kinds.ts'
import type { TextTables } from '@marea/contract/pages.ts'
import { perLanguage } from '@marea/contract/platform/language.ts'
import { personOf } from '#identity/account/user.ts'
import { readRowNames } from '#locale/row-names.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import {
  countByKind,
  countUnread,
  findNotification,
  listNotifications,
  type NotificationRow,
  setRead,
} from './notification-store.ts'
import { wordsOf } from './words.ts'

const perPage = 20

type Filter = {
  show: 'all' | 'unread'
  group?: NotificationGroup | undefined
  before?: number | undefined
}

export async function ownNotifications(ctx: Ctx, { show, group, before }: Filter) {
  const { userId: recipientId } = personOf(ctx)
  const rows = await listNotifications(ctx.db, {
    recipientId,
    kinds: kindsIn(group),
    isUnread: show === 'unread',
    before,
    limit: perPage + 1,
  })
  const names = await readRowNames(ctx)
  return {
    items: rows.slice(0, perPage).flatMap((row) => toView(row, names)),
    hasMore: rows.length > perPage,
    counts: await countsOf(ctx, recipientId),
  }
}

function kindsIn(group: NotificationGroup | undefined) {
  return notificationKindNames.filter((kind) => !group || definitionOf(kind).group === group)
}

async function countsOf({ db }: Ctx, recipientId: string) {
  const counted = await countByKind(db, recipientId)
  const ofKinds = (group?: NotificationGroup) => {
    const kinds: readonly string[] = kindsIn(group)
    return counted.filter(({ kind }) => kinds.includes(kind))
  }
  const allIn = (group?: NotificationGroup) => sum(ofKinds(group).map(({ all }) => all))
  return {
    all: allIn(),
    unread: sum(ofKinds().map(({ unread }) => unread)),
    groups: {
      stays: allIn('stays'),
      homes: allIn('homes'),
      messages: allIn('messages'),
      payments: allIn('payments'),
    },
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

/** A kind that only another version of the product knows is left out. */
function toView(
  { id, kind, facts, createdAt, readAt }: NotificationRow,
  names: TextTables,
): Notification[] {
  const content = parseNotification(kind, facts)
  if (!content) return []
  return [
    {
      id,
      kind: content.kind,
      group: definitionOf(content.kind).group,
      words: perLanguage((language) => wordsOf(content, language, names)),
      path: notificationPath(content),
      createdAt: createdAt.toString({ fractionalSecondDigits: 3 }),
      isRead: readAt !== null,
    },
  ]
}

export async function ownUnreadCount(ctx: Ctx): Promise<{ count: number }> {
  return { count: await countUnread(ctx.db, personOf(ctx).userId, notificationKindNames) }
}

export async function markRead(ctx: Ctx, id: number): Promise<{ id: number }> {
  const { userId } = personOf(ctx)
  if (!(await findNotification(ctx.db, userId, id))) throw new Problem('resource.not_found')
  await read(ctx, { id })
  return { id }
}

/** Those that came after the newest one seen stay unread. */
export async function markAllRead(ctx: Ctx, upTo: number): Promise<{ count: number }> {
  return { count: await read(ctx, { upTo }) }
}

function read(ctx: Ctx, which: { id: number } | { upTo: number }): Promise<number> {
  const { userId } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    const count = await setRead(ctx.db, userId, { ...which, now: ctx.now })
    if (count > 0) {
      await recordEvent(ctx, { kind: 'notifications.read', subject: `user:${userId}` })
    }
    return count
  })
}
