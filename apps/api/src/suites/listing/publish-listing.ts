import type { ListingState } from '@marea/contract/suites/listing/endpoints.ts'
import { gapsOf, listedLicenses } from '@marea/contract/suites/listing/gaps.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { todayIn } from '#platform/zoned-time.ts'
import { refuseTakenSlug } from '#suites/create.ts'
import { deleteParts, insertParts, replaceLicenses, updateSuite } from '#suites/draft-store.ts'
import { readBoundaries } from '#suites/jurisdictions/boundaries.ts'
import { lockManagedSuite, requireManagedSuite } from '#suites/managed-home.ts'
import { listingCounters } from '#suites/metrics.ts'
import { publishSuite, requireNeighborhood } from '#suites/publish/publish.ts'
import { unlistSuite } from '#suites/publish/unlist.ts'
import { readCityRules } from './city-rules.ts'
import { compileListing } from './compile.ts'
import { type Draft, unpublishedSections } from './contents.ts'
import { readDraft, readState } from './listing.ts'
import { clearSections } from './listing-store.ts'
import { listKnownPhotos } from './media/upload-store.ts'

/** Publishes the whole draft in one transaction, so that guests never see half of an edit. */
export async function publishListing(ctx: Ctx, slug: string): Promise<ListingState> {
  const { id } = await requireManagedSuite(ctx, slug, 'full')
  return inTransaction(ctx, async (ctx) => {
    const { status } = await lockManagedSuite(ctx, id, 'full')
    const draft = await readDraft(ctx, id)
    const edited = unpublishedSections(draft)
    if (status !== 'published' || edited.length > 0) await requireComplete(ctx, draft)
    if (edited.length > 0) await applyDraft(ctx, draft)
    await requireNeighborhood(ctx, id)
    if (status !== 'published') await publishSuite(ctx, id)
    else if (edited.length > 0) {
      const data = { sections: edited }
      await recordEvent(ctx, { kind: 'suites.changed', subject: `suite:${id}`, data })
      listingCounters.addOnCommit(ctx.db, 'changed')
      ctx.log.info({ suiteId: id, sections: edited }, 'home changed')
    }
    return readState(ctx, id)
  })
}

export async function unpublishListing(ctx: Ctx, slug: string): Promise<ListingState> {
  const { id } = await requireManagedSuite(ctx, slug, 'full')
  await unlistSuite(ctx, id)
  return readState(ctx, id)
}

async function requireComplete(ctx: TransactionCtx, { contents, suite }: Draft): Promise<void> {
  const today = todayIn(suite.timeZone, ctx.now)
  const rules = (await readCityRules(ctx))(contents)
  const gaps = gapsOf(contents, rules, today)
  const held = listedLicenses(contents, today)
  const missing = rules.licenses.filter((kind) => !held.includes(kind))
  if (missing.length > 0) throw new Problem('suites.license_missing', { missing, gaps })
  if (gaps.length > 0) {
    throw new Problem('suites.not_ready', { missing: gaps.map(({ code }) => code), gaps })
  }
}

/** Bookings keep the price, the policy and the times they were made with. */
async function applyDraft(ctx: TransactionCtx, draft: Draft): Promise<void> {
  const { id } = draft.suite
  const { latitude, longitude, isPublic } = draft.contents.location
  const compiled = compileListing(draft, {
    known: await listKnownPhotos(ctx.db, [id]),
    jurisdictions: await readBoundaries(ctx),
  })
  const pin = isPublic
    ? { pinLatitude: null, pinLongitude: null }
    : { pinLatitude: latitude, pinLongitude: longitude }
  await updateSuite(ctx.db, { id, at: ctx.now, pin }, compiled)
  await deleteParts(ctx.db, id)
  await insertParts(ctx.db, id, compiled).catch(refuseTakenSlug)
  await replaceLicenses(ctx.db, { id, at: ctx.now }, compiled)
  await clearSections(ctx.db, id)
}
