import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { languages, perLanguage } from '#platform/language.ts'

const EmailContent = z.object({ subject: z.string(), html: z.string(), text: z.string() })

/** An email stored instead of sent, in every language. */
export const OutboxEmail = z.object({
  id: z.string(),
  to: z.string(),
  language: z.enum(languages),
  sentAt: z.iso.datetime(),
  versions: z.object(perLanguage(() => EmailContent)),
  unsubscribeUrl: z.string().optional(),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), base64: z.string() })),
})
export type OutboxEmail = z.infer<typeof OutboxEmail>

export const OutboxEntry = OutboxEmail.pick({
  id: true,
  to: true,
  language: true,
  sentAt: true,
}).extend({ subject: z.string() })
export type OutboxEntry = z.infer<typeof OutboxEntry>

const params = z.strictObject({ id: z.string().regex(/^[0-9a-z-]{1,64}$/) })

export const devEndpoints = endpoints({
  'GET /dev/outbox': {
    summary: 'List the latest 200 emails in the local outbox, newest first',
    result: z.array(OutboxEntry),
  },
  'GET /dev/outbox/:id': {
    summary: 'Get an email in the local outbox, in every language',
    params,
    result: OutboxEmail,
    problems: ['resource.not_found'],
  },
  'GET /dev/outbox/:id/html': {
    summary: 'Get an email as a page of its own, to be framed',
    params,
    query: z.strictObject({ language: z.enum(languages) }),
    result: z.string(),
    mediaType: 'text/html',
    problems: ['resource.not_found'],
  },
})
