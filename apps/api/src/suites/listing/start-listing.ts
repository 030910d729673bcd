import { textValues } from '@marea/contract/platform/fields/field-schemas.ts'
import { leastValues } from '@marea/contract/platform/fields/fields.ts'
import { perLanguage } from '@marea/contract/platform/language.ts'
import { listingSections } from '@marea/contract/suites/listing/section-names.ts'
import { emptyListing, type ListingContents } from '@marea/contract/suites/listing/sections.ts'
import { suiteColumns, textColumns } from '@marea/contract/suites/listing-fields.ts'
import type { SuiteDraft } from '@marea/contract/suites/suite-draft.ts'
import { personOf } from '#identity/account/user.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { createSuite } from '#suites/create.ts'
import { listingCounters } from '#suites/metrics.ts'
import { listOfferedNeighborhoods } from '#suites/neighborhoods/neighborhood-store.ts'
import { findSuiteBySlug } from '#suites/store.ts'
import { countUnpublished, upsertSection } from './listing-store.ts'

const maxDrafts = 20

type Known = Pick<ListingContents['basics'], 'name' | 'kind'> & { neighborhood: string }

/** Begins the draft of a new home of the signed-in owner. */
export async function startOwnListing(ctx: Ctx, known: Known): Promise<{ slug: string }> {
  const { userId, profile } = personOf(ctx)
  if (profile === 'USER') throw new Problem('resource.not_found')
  if ((await countUnpublished(ctx.db, userId)) >= maxDrafts) {
    throw new Problem('suites.too_many_drafts')
  }
  const { slug } = await startListing(ctx, userId, known)
  return { slug }
}

export function startListing(
  ctx: Ctx,
  ownerId: string,
  known: Known,
  contents = emptyListing(known),
): Promise<{ id: string; slug: string }> {
  return inTransaction(ctx, async (ctx) => {
    const slug = await freeSlug(ctx, known.name)
    const { id } = await createSuite(ctx, ownerId, await placeholder(ctx, slug, known))
    for (const section of listingSections) {
      const content = contents[section]
      const saved = { version: 1, changedBy: null, changedAt: ctx.now }
      await upsertSection(ctx.db, { suiteId: id, section, content, ...saved })
    }
    listingCounters.addOnCommit(ctx.db, 'started')
    return { id, slug }
  })
}

/** The page's address stays as the home was first named. */
async function freeSlug({ db }: TransactionCtx, name: string): Promise<string> {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '')
  const base = plain || 'home'
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? base : `${base}-${count}`
    if (!(await findSuiteBySlug(db, slug))) return slug
  }
}

/** Placeholder facts are never shown, because the first publication replaces them all. */
async function placeholder(
  ctx: TransactionCtx,
  slug: string,
  { name, kind, neighborhood }: Known,
): Promise<SuiteDraft> {
  const offered = await listOfferedNeighborhoods(ctx.db)
  const chosen = offered.find(({ slug }) => slug === neighborhood)
  if (!chosen) throw new Problem('request.invalid', [{ path: 'neighborhood' }])
  const { latitude, longitude, usualJurisdiction: jurisdiction } = chosen
  return {
    ...leastValues(suiteColumns),
    slug,
    name,
    kind,
    neighborhood,
    latitude,
    longitude,
    jurisdiction,
    address: { street: '', city: '', postalCode: '00000', isPublic: false },
    cancellation: 'limited',
    photos: [],
    sleepingAreas: [],
    amenities: [],
    licenses: [],
    texts: perLanguage(() => textValues(textColumns, {})),
  }
}
