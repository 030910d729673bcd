import type { Job } from '#platform/jobs/jobs.ts'
import { deleteInvitationsBefore } from './invitation-store.ts'

/** Long enough to resend an expired invitation, then its address is forgotten. */
const shownFor = { hours: 30 * 24 }

export const deleteOldInvitationsJob: Job = {
  name: 'suites.delete-old-invitations',
  cron: '43 4 * * *',
  handle: (ctx) => deleteInvitationsBefore(ctx.db, ctx.now.subtract(shownFor)),
}
