import { type ReportOutcome, reportOutcomes } from '@marea/contract/messaging/report-choices.ts'
import { MessageReport } from '@marea/contract/messaging/reports.ts'
import { z } from 'zod'
import { personOf } from '#identity/account/user.ts'
import { findMailRecipient } from '#identity/mail-recipient.ts'
import { lockPerson } from '#identity/people/lock-person.ts'
import { reportCounters } from '#messaging/metrics.ts'
import { photoPath } from '#messaging/photos/photo-files.ts'
import { photosOf } from '#messaging/photos/photos.ts'
import type { MessageRow } from '#messaging/store.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import { emailText } from '#platform/mail/layout.ts'
import { Problem } from '#platform/problem.ts'
import {
  findReport,
  listReportedMessages,
  listReports,
  type ReportRow,
  resolve,
} from './report-store.ts'

const reasonSchema = MessageReport.shape.reason
const outcomeSchema = z.enum(reportOutcomes)
const maxReports = 100
const maxMessages = 20

export async function showReports(ctx: Ctx, show: 'open' | 'resolved'): Promise<MessageReport[]> {
  const rows = await listReports(ctx.db, { isResolved: show === 'resolved', limit: maxReports })
  const all: MessageReport[] = []
  for (const row of rows) all.push(await toReport(ctx, row))
  return all
}

async function toReport(ctx: Ctx, row: ReportRow): Promise<MessageReport> {
  const messages = (await listReportedMessages(ctx.db, row, maxMessages)).reverse()
  const photos = await photosOf(
    ctx,
    messages.map(({ id }) => id),
  )
  return {
    id: row.id,
    roomId: row.roomId,
    messageId: row.messageId,
    reason: reasonSchema.parse(row.reason),
    details: row.details,
    reportedAt: row.reportedAt.toString(),
    reporter: person(
      row.reporterId,
      row.reporterName,
      row.reporterErasedAt ? null : row.reporterEmail,
    ),
    reported: person(
      row.reportedId,
      row.reportedName,
      row.reportedErasedAt ? null : row.reportedEmail,
    ),
    home: { slug: row.slug, name: row.homeName },
    messages: messages.map((message) => shown(row, message, photos.get(message.id) ?? [])),
    resolution: resolutionOf(row),
  }
}

function person(id: string, fullName: string, email: string | null) {
  return { id, fullName, email }
}

type Shown = MessageReport['messages'][number]

function shown({ guestId }: ReportRow, message: MessageRow, photos: Shown['photos']): Shown {
  const { id, clientId, text, authorId, occasion, sentAt } = message
  return {
    id,
    clientId,
    text,
    photos,
    hints: [],
    author: null,
    from: authorId === guestId ? 'guest' : 'owner',
    isAutomatic: occasion !== null,
    note: null,
    sentAt: sentAt.toString(),
  }
}

function resolutionOf(row: ReportRow): MessageReport['resolution'] {
  const { outcome, note, resolvedAt, resolverName } = row
  if (!outcome || !note || !resolvedAt) return null
  return {
    outcome: outcomeSchema.parse(outcome),
    note,
    resolvedAt: resolvedAt.toString(),
    by: resolverName ?? '',
  }
}

export function resolveReport(
  ctx: Ctx,
  id: string,
  { outcome, note }: { outcome: ReportOutcome; note: string },
): Promise<{ id: string }> {
  const { userId } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    const report = await findReport(ctx.db, id)
    if (!report) throw new Problem('resource.not_found')
    const resolution = { outcome, note, resolvedBy: userId, resolvedAt: ctx.now }
    if (!(await resolve(ctx.db, id, resolution))) throw new Problem('messaging.report_resolved')
    if (outcome === 'restricted') await lockReported(ctx, report.reportedId)
    await recordAdminAct(ctx, {
      act: 'messaging.report_resolved',
      subject: `user:${report.reportedId}`,
      details: { outcome, note },
    })
    const data = { reportId: id, outcome, by: userId }
    const subject = `user:${report.reporterId}` as const
    await recordEvent(ctx, { kind: 'messaging.report_resolved', subject, data })
    reportCounters.addOnCommit(ctx.db, 'resolved')
    return { id }
  })
}

/** The note is for our team, so the person gets a sentence of its own; a deleted account is not locked. */
async function lockReported(ctx: TransactionCtx, userId: string): Promise<void> {
  const reader = await findMailRecipient(ctx, userId)
  if (!reader) return
  await lockPerson(ctx, userId, emailText(reader.language)('message_reports.lock_reason'))
}

/** Only a photo of a message that the report shows. */
export async function showReportedPhoto(
  ctx: Ctx,
  { id, photo: photoId }: { id: string; photo: string },
): Promise<RawResponse> {
  const report = await findReport(ctx.db, id)
  const messages = report ? await listReportedMessages(ctx.db, report, maxMessages) : []
  const photos = await photosOf(
    ctx,
    messages.map((message) => message.id),
  )
  const isShown = [...photos.values()].flat().some((photo) => photo.id === photoId)
  const file = isShown && (await ctx.ports.files.get(photoPath(photoId, 'large')))
  if (!file) throw new Problem('resource.not_found')
  return rawResponse({ ...file, headers: { 'cache-control': 'no-store' } })
}
