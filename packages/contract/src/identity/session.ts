import { z } from 'zod'

/** A device that is signed in. */
export const Session = z.object({
  id: z.uuid(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
  /** Our team works in the account until then; its device is not shown. */
  teamUntil: z.iso.datetime().optional(),
})
export type Session = z.infer<typeof Session>
