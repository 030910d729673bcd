import { isDeepStrictEqual } from 'node:util'
import type { ListingState, SectionConflict } from '@marea/contract/suites/listing/endpoints.ts'
import type { ListingContents, SectionDraft } from '@marea/contract/suites/listing/sections.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { lockManagedSuite, requireManagedSuite } from '#suites/managed-home.ts'
import { listingCounters } from '#suites/metrics.ts'
import type { Draft } from './contents.ts'
import { readDraft, readState } from './listing.ts'
import { upsertSection } from './listing-store.ts'
import { listKnownPhotos, listKnownVideos } from './media/upload-store.ts'
import { publicPosition } from './public-position.ts'

/** Saves one section of the draft; nothing that guests see changes. */
export async function saveSection(
  ctx: Ctx,
  slug: string,
  given: SectionDraft,
): Promise<ListingState> {
  const { id } = await requireManagedSuite(ctx, slug, 'full')
  return inTransaction(ctx, async (ctx) => {
    // Saves and publications of a home run one at a time.
    await lockManagedSuite(ctx, id, 'full')
    const draft = await readDraft(ctx, id)
    const content = await preparedContent(ctx, draft, given)
    const isSame = isDeepStrictEqual(content, draft.contents[given.section])
    // A repeated save whose first answer was lost finds its own content and changes nothing.
    if (!isSame) await writeSection(ctx, draft, { ...given, content })
    return readState(ctx, id)
  })
}

type Prepared = { section: SectionDraft['section']; version: number; content: object }

async function writeSection(ctx: TransactionCtx, draft: Draft, given: Prepared): Promise<void> {
  const { section, content } = given
  const { id: suiteId } = draft.suite
  const current = draft.rows.get(section)?.version ?? 0
  if (given.version !== current) {
    listingCounters.add('conflict')
    throw new Problem('suites.section_changed', conflictOf(ctx, draft, section))
  }
  const version = current + 1
  const changedBy = ctx.actor.kind === 'person' ? ctx.actor.userId : null
  await upsertSection(ctx.db, { suiteId, section, version, content, changedBy, changedAt: ctx.now })
  const data = { section, version }
  await recordEvent(ctx, { kind: 'suites.section_saved', subject: `suite:${suiteId}`, data })
  listingCounters.addOnCommit(ctx.db, 'saved')
}

function conflictOf(
  { actor }: Ctx,
  { rows, contents }: Draft,
  section: SectionDraft['section'],
): SectionConflict {
  const row = rows.get(section)
  return {
    version: row?.version ?? 0,
    savedAt: String(row?.changedAt ?? ''),
    savedBy: row?.fullName ?? '',
    isOwn: actor.kind === 'person' && actor.userId === row?.changedBy,
    content: contents[section],
  }
}

async function preparedContent(ctx: TransactionCtx, draft: Draft, given: SectionDraft) {
  if (given.section === 'photos') return ownMedia(ctx, draft, given.content)
  if (given.section !== 'location') return given.content
  return { ...given.content, shown: shownPosition(draft.contents.location, given.content) }
}

/** Refuses photos and videos of other homes; the stored facts of a video cannot be changed. */
async function ownMedia(
  { db }: TransactionCtx,
  { suite }: Draft,
  { photos, videos }: ListingContents['photos'],
): Promise<ListingContents['photos']> {
  const known = new Set((await listKnownPhotos(db, [suite.id])).map(({ key }) => key))
  const films = new Map((await listKnownVideos(db, suite.id)).map((film) => [film.key, film]))
  const keys = [...photos, ...videos].map(({ key }) => key)
  const isOwn =
    photos.every(({ key }) => known.has(key)) &&
    videos.every(({ key }) => films.has(key)) &&
    new Set(keys).size === keys.length
  if (!isOwn) throw new Problem('suites.photo_unknown')
  return { photos, videos: videos.map((video) => ({ ...video, ...films.get(video.key) })) }
}

type Location = ListingContents['location']

/** Kept while the pin stays, because several random positions around one pin would reveal it. */
function shownPosition(before: Location, { latitude, longitude }: Location): Location['shown'] {
  if (latitude === null || longitude === null) return null
  const isMoved = before.latitude !== latitude || before.longitude !== longitude
  return isMoved || !before.shown ? publicPosition({ latitude, longitude }) : before.shown
}
