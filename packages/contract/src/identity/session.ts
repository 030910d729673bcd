import { z } from 'zod'

export const Session = z.object({
  id: z.uuid(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
  /** Set while our team works in the account; its device is not shown. */
  teamUntil: z.iso.datetime().optional(),
})
export type Session = z.infer<typeof Session>
