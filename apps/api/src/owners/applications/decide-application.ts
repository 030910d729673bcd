import type { ReviewedApplication } from '@marea/contract/operations/endpoints.ts'
import { grantProfile } from '#identity/account/account.ts'
import { personOf } from '#identity/account/user.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { type ApplicationRow, applicationOf, requireApplication } from './application.ts'
import { closeApplication, insertVerdict, listApplicationsByStatus } from './application-store.ts'

type Verdict = { verdict: 'approved' | 'rejected'; reason: string }

/** An application is decided once, and only an approval makes an owner. */
export function decideApplication(
  ctx: Ctx,
  id: string,
  given: Verdict,
): Promise<ReviewedApplication> {
  const { userId: decidedBy } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    const { userId } = await requireApplication(ctx, id)
    if (!(await closeApplication(ctx.db, id))) throw new Problem('owners.application_decided')
    await insertVerdict(ctx.db, { applicationId: id, ...given, decidedBy, decidedAt: ctx.now })
    if (given.verdict === 'approved') await grantProfile(ctx, userId, 'OWNER')
    await recordEvent(ctx, {
      kind: `owners.application_${given.verdict}`,
      subject: `application:${id}`,
    })
    await recordAdminAct(ctx, {
      act: `owners.application_${given.verdict}`,
      subject: `user:${userId}`,
      details: { application: id, reason: given.reason },
    })
    return reviewedOf(await requireApplication(ctx, id))
  })
}

export async function applicationsToReview(ctx: Ctx, status: ReviewedApplication['status']) {
  return (await listApplicationsByStatus(ctx.db, status)).map(reviewedOf)
}

function reviewedOf(row: ApplicationRow): ReviewedApplication {
  const { userId: id, fullName, email, phone, emailConfirmedAt } = row
  const isEmailConfirmed = emailConfirmedAt !== null
  return { ...applicationOf(row), applicant: { id, fullName, email, phone, isEmailConfirmed } }
}
