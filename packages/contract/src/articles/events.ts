import { z } from 'zod'
import { defineEvents } from '#platform/event-definition.ts'

export const articlesEvents = defineEvents({
  /** What readers see of the blog or the FAQs changed, by an editor or by a schedule. */
  'articles.changed': { subject: 'article', data: z.object({}), audience: [], isPublic: true },
})
