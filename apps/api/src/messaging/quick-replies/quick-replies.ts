import type { Templates } from '@marea/contract/messaging/automatic-messages.ts'
import { maxQuickReplies, type QuickReply } from '@marea/contract/messaging/quick-replies.ts'
import { languages } from '@marea/contract/platform/language.ts'
import type { Selectable } from 'kysely'
import { personOf } from '#identity/account/user.ts'
import { templateCounters } from '#messaging/metrics.ts'
import { requireTemplates } from '#messaging/require-templates.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { fromLocalizedColumns, toLocalizedColumns } from '#platform/db/localized-columns.ts'
import type { QuickReplies } from '#platform/generated/database.ts'
import { Problem } from '#platform/problem.ts'
import { deleteReply, listReplies, lockReplies, updateOrder, upsertReply } from './reply-store.ts'

/** Only owners write to guests, so only they have quick replies. */
function requireOwner(ctx: Ctx): string {
  const { userId, profile } = personOf(ctx)
  if (profile !== 'OWNER') throw new Problem('resource.not_found')
  return userId
}

export async function ownReplies(ctx: Ctx): Promise<QuickReply[]> {
  return (await listReplies(ctx.db, requireOwner(ctx))).map(replyOf)
}

type Edit = { version: number; title: string; texts: Templates }

/** The id comes from the owner's device, so that a reply saved twice is one. */
export function saveReply(ctx: Ctx, id: string, edit: Edit): Promise<QuickReply> {
  const ownerId = requireOwner(ctx)
  const { version, title, texts } = edit
  requireTemplates(texts)
  return inTransaction(ctx, async (ctx) => {
    await lockReplies(ctx.db, ownerId)
    const all = await listReplies(ctx.db, ownerId)
    const saved = all.find((reply) => reply.id === id)
    if (saved && isSame(saved, edit)) return replyOf(saved)
    if ((saved?.version ?? 0) !== version) throw new Problem('messaging.template_outdated')
    if (!saved && all.length >= maxQuickReplies) throw new Problem('messaging.too_many_replies')
    const row = await upsertReply(ctx.db, {
      id,
      ownerId,
      position: saved?.position ?? (all.at(-1)?.position ?? -1) + 1,
      title,
      ...toLocalizedColumns('text', texts),
      version: version + 1,
      changedAt: ctx.now,
    })
    if (!row) throw new Problem('resource.not_found')
    templateCounters.addOnCommit(ctx.db, 'quick_reply')
    ctx.log.info({ quickReply: id }, 'quick reply saved')
    return replyOf(row)
  })
}

/** A reply that is already gone, or somebody else's, is left as it is. */
export async function removeReply(ctx: Ctx, id: string): Promise<Record<string, never>> {
  await deleteReply(ctx.db, { ownerId: requireOwner(ctx), id })
  return {}
}

export function orderReplies(ctx: Ctx, ids: readonly string[]): Promise<QuickReply[]> {
  const ownerId = requireOwner(ctx)
  return inTransaction(ctx, async (ctx) => {
    await lockReplies(ctx.db, ownerId)
    const known = (await listReplies(ctx.db, ownerId)).map(({ id }) => id)
    if (known.toSorted().join() !== ids.toSorted().join()) {
      throw new Problem('messaging.replies_outdated')
    }
    await updateOrder(ctx.db, ownerId, ids)
    return ownReplies(ctx)
  })
}

type ReplyRow = Selectable<QuickReplies>

export function replyOf(row: ReplyRow): QuickReply {
  const { id, title, version } = row
  return { id, title, version, texts: fromLocalizedColumns(row, 'text') }
}

function isSame(row: ReplyRow, { title, texts }: Edit): boolean {
  const saved = fromLocalizedColumns(row, 'text')
  return row.title === title && languages.every((language) => saved[language] === texts[language])
}
