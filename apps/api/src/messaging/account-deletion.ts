import { personOf } from '#identity/account/user.ts'
import type { DataExportPart } from '#identity/privacy/data-export.ts'
import { listWritten } from '#messaging/automatic/automatic-store.ts'
import { deleteRepliesOf, listReplies } from '#messaging/quick-replies/reply-store.ts'
import { inTransaction } from '#platform/ctx.ts'
import type { Follow } from '#platform/events/consequences.ts'
import { eraseBlocks, listBlocksBy } from './blocks/block-store.ts'
import { deletePhotosBy } from './photos/delete-photos.ts'
import { listPhotosBy } from './photos/photo-store.ts'
import { eraseReporter, listReportsBy } from './reports/report-store.ts'
import { eraseMessages, listSentMessages } from './store.ts'

/**
 * The user's messages and photos are erased with the account; the other keeps the conversation and
 * their own.
 */
export const eraseSender: Follow<'identity.account_deleted'> = (ctx, { subject }) =>
  inTransaction(ctx, async (ctx) => {
    const userId = subject.replace(/^user:/, '')
    await eraseMessages(ctx.db, userId)
    await deletePhotosBy(ctx, userId)
    await eraseReporter(ctx.db, userId)
    await eraseBlocks(ctx.db, userId)
    await deleteRepliesOf(ctx.db, userId)
  })

/** The user's own messages, photos and what they wrote ahead; those of others belong to them. */
export const messagingData: DataExportPart = async (ctx) => {
  const { userId } = personOf(ctx)
  const messages = await listSentMessages(ctx.db, userId)
  const photos = await listPhotosBy(ctx.db, userId)
  const reports = await listReportsBy(ctx.db, userId)
  const blocks = await listBlocksBy(ctx.db, userId)
  const replies = await listReplies(ctx.db, userId)
  const automatic = await listWritten(ctx.db, userId)
  const base = `${ctx.config.publicUrl}/api/rooms`
  return {
    messages: messages.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt.toString() })),
    messagePhotos: photos.map(({ id, roomId, messageId, uploadedAt, ...size }) => ({
      ...size,
      isSent: messageId !== null,
      uploadedAt: uploadedAt.toString(),
      url: `${base}/${roomId}/photos/${id}`,
    })),
    messageReports: reports.map(({ reportedAt, resolvedAt, ...report }) => ({
      ...report,
      reportedAt: reportedAt.toString(),
      isResolved: resolvedAt !== null,
    })),
    blockedPeople: blocks.map(({ blockedId, blockedAt }) => ({
      id: blockedId,
      blockedAt: blockedAt.toString(),
    })),
    quickReplies: replies.map(({ title, textEn, textEs }) => ({ title, textEn, textEs })),
    automaticMessages: automatic,
  }
}
