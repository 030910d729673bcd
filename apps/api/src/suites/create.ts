import type { SuiteDraft } from '@marea/contract/suites/suite-draft.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { agreementForHome } from './agreements/cover-home.ts'
import { insertParts, insertSuite, type Pin, replaceLicenses } from './draft-store.ts'

/** Creates a home as a draft, visible to its owner only. */
export function createSuite(
  ctx: Ctx,
  ownerId: string,
  draft: SuiteDraft,
  pin?: Pin,
): Promise<{ id: string; slug: string }> {
  return inTransaction(ctx, async (ctx) => {
    const at = ctx.now
    const agreementId = await agreementForHome(ctx, ownerId, draft.commissionPerMille)
    const owned = { ownerId, agreementId, at, pin }
    const id = await insertSuite(ctx.db, owned, draft).catch(refuseTakenSlug)
    await insertParts(ctx.db, id, draft).catch(refuseTakenSlug)
    await replaceLicenses(ctx.db, { id, at }, draft)
    await recordEvent(ctx, { kind: 'suites.created', subject: `suite:${id}` })
    return { id, slug: draft.slug }
  })
}

export function refuseTakenSlug(error: unknown): never {
  if (violates(error, 'suites_slug_unique')) throw new Problem('suites.slug_taken')
  if (violates(error, 'suite_photos_of_one_suite')) throw new Problem('suites.photo_taken')
  throw error
}
