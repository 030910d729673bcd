import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { Message } from './endpoints.ts'
import { reportOutcomes, reportReasons } from './report-choices.ts'

const room = z.strictObject({ room: z.uuid() })
const byId = z.strictObject({ id: z.uuid() })
const access = ['identity.sign_in_required', 'resource.not_found'] as const

const Person = z.object({ id: z.uuid(), fullName: z.string(), email: z.string().nullable() })

/** A report as operations see it, without what was written after it. */
export const MessageReport = z.object({
  id: z.uuid(),
  reason: z.enum(reportReasons),
  details: z.string().nullable(),
  reportedAt: z.iso.datetime(),
  reporter: Person,
  reported: Person,
  home: z.object({ slug: z.string(), name: z.string() }),
  roomId: z.uuid(),
  /** The message it is about; null for the whole conversation. */
  messageId: z.int().nullable(),
  /** That message, or the latest of the conversation, oldest first. */
  messages: z.array(Message),
  resolution: z
    .object({
      outcome: z.enum(reportOutcomes),
      note: z.string(),
      resolvedAt: z.iso.datetime(),
      by: z.string(),
    })
    .nullable(),
})
export type MessageReport = z.infer<typeof MessageReport>

export const messageReportsEndpoints = endpoints({
  'POST /rooms/:room/reports': {
    summary:
      'Report a message or a conversation to our team; repeating it while open changes nothing',
    params: room,
    body: z.strictObject({
      messageId: z.int().min(1).optional(),
      reason: z.enum(reportReasons),
      details: z.string().trim().max(1000).default(''),
    }),
    result: z.object({ id: z.uuid() }),
    problems: [...access, 'messaging.too_many_reports'],
  },
  'PUT /rooms/:room/block': {
    summary: 'Block or unblock the other person; not while a confirmed booking is upcoming',
    params: room,
    body: z.strictObject({ isBlocked: z.boolean() }),
    result: z.object({ isBlocked: z.boolean() }),
    problems: [...access, 'messaging.block_not_possible', 'messaging.too_many_blocks'],
  },
  'GET /admin/message-reports': {
    summary: 'List reports of messages and conversations, newest first, open or resolved',
    query: z.strictObject({ show: z.enum(['open', 'resolved']).default('open') }),
    result: z.array(MessageReport),
    problems: access,
  },
  'POST /admin/message-reports/:id/resolution': {
    summary: 'Resolve a report with a note for our team; `restricted` locks the reported account',
    params: byId,
    body: z.strictObject({
      outcome: z.enum(reportOutcomes),
      note: z.string().trim().min(1).max(1000),
    }),
    result: z.object({ id: z.uuid() }),
    problems: [...access, 'messaging.report_resolved', 'operations.yourself'],
  },
  'GET /admin/message-reports/:id/photos/:photo': {
    summary: 'Get a photo of a reported message as WebP',
    params: z.strictObject({ id: z.uuid(), photo: z.uuid() }),
    result: z.string(),
    mediaType: 'image/webp',
    problems: access,
  },
})
