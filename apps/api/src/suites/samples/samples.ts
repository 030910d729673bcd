import type { SuiteDraft } from '@marea/contract/suites/suite-draft.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { violatesAny } from '#platform/db/constraint-violation.ts'
import { createSuite } from '#suites/create.ts'
import { publicPosition } from '#suites/listing/public-position.ts'
import { unlistSuite } from '#suites/publish/unlist.ts'
import { deleteSample, listSamples, markSample } from './sample-store.ts'

export async function publishedSamples({ db }: Pick<Ctx, 'db'>): Promise<number> {
  return (await listSamples(db)).filter(({ status }) => status === 'published').length
}

/** The draft of a sample; one that was removed before and kept for its bookings is found again. */
export async function createSample(
  ctx: TransactionCtx,
  ownerId: string,
  draft: SuiteDraft,
): Promise<string> {
  const kept = (await listSamples(ctx.db)).find(({ slug }) => slug === draft.slug)
  if (kept) return kept.id
  const { latitude, longitude, address } = draft
  const pin = { pinLatitude: latitude, pinLongitude: longitude }
  const { id } = address.isPublic
    ? await createSuite(ctx, ownerId, draft)
    : await createSuite(ctx, ownerId, { ...draft, ...publicPosition(draft) }, pin)
  await markSample(ctx.db, id)
  return id
}

export async function unlistSamples(ctx: TransactionCtx): Promise<number> {
  const samples = await listSamples(ctx.db)
  for (const { id } of samples) await unlistSuite(ctx, id)
  return samples.length
}

/** What refers to a sample, a booking or a price that was shown, keeps it by its foreign key. */
export async function deleteSamples(ctx: Ctx): Promise<void> {
  for (const { id, slug } of await listSamples(ctx.db)) {
    await inTransaction(ctx, (ctx) => deleteSample(ctx.db, id)).catch((error) => {
      if (!violatesAny(error)) throw error
      ctx.log.info({ home: slug }, 'sample home kept')
    })
  }
}
