import type { LicenseKind } from '@marea/contract/suites/jurisdictions.ts'
import { isHouse } from '@marea/contract/suites/listing/gaps.ts'
import type { SuiteKind } from '@marea/contract/suites/suite-choices.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { isPrivate, lockSite } from '#platform/site/opening.ts'
import { todayAt } from '#suites/home-clock.ts'
import { lockManagedSuite } from '#suites/managed-home.ts'
import { listingCounters } from '#suites/metrics.ts'
import { holdsActive } from '#suites/neighborhoods/neighborhood-store.ts'
import {
  findCityRequirements,
  listLicenses,
  listPhotos,
  listRequiredLicenses,
  listSleepingAreas,
  listTexts,
  updateStatus,
} from '#suites/store.ts'
import { canBecome } from './status.ts'

const minPhotos = 5

export function publishSuite(ctx: Ctx, suiteId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const suite = await lockManagedSuite(ctx, suiteId, 'full')
    if (!canBecome(suite.status, 'published')) return
    if (suite.isSample) await requirePrivate(ctx)
    await requireLicenses(ctx, suiteId)
    await requireNeighborhood(ctx, suiteId)
    const missing = await listMissing(ctx, suite)
    if (missing.length) throw new Problem('suites.not_ready', { missing })
    await updateStatus(ctx.db, suiteId, {
      status: 'published',
      changedAt: ctx.now,
      publishedAt: suite.publishedAt ?? ctx.now,
    })
    listingCounters.addOnCommit(ctx.db, 'published')
    await recordEvent(ctx, { kind: 'suites.published', subject: `suite:${suiteId}` })
    ctx.log.info({ suiteId }, 'home published')
  })
}

/** A sample is for administrators, who alone see a private site. */
async function requirePrivate(ctx: TransactionCtx): Promise<void> {
  await lockSite(ctx.db)
  if (!(await isPrivate(ctx.db))) throw new Problem('suites.is_sample')
}

/** Locks the neighborhood, so that no home is published in one that is closed at the same moment. */
export async function requireNeighborhood(ctx: TransactionCtx, suiteId: string): Promise<void> {
  const { neighborhood } = await findCityRequirements(ctx.db, suiteId)
  const isActive = await holdsActive(ctx.db, neighborhood)
  if (!isActive) throw new Problem('suites.not_ready', { missing: ['neighborhood'] })
}

async function requireLicenses(ctx: TransactionCtx, suiteId: string): Promise<void> {
  const today = await todayAt(ctx, suiteId)
  const held = await listLicenses(ctx.db, suiteId)
  const isHeld = (kind: LicenseKind) =>
    held.some((each) => each.kind === kind && String(each.validUntil ?? today) >= today)
  const required = await listRequiredLicenses(ctx.db, suiteId, today)
  const missing = required.map(({ kind }) => kind).filter((kind) => !isHeld(kind))
  if (missing.length) throw new Problem('suites.license_missing', { missing })
}

type SuiteSize = { id: string; kind: SuiteKind; guests: number; bedrooms: number }

async function listMissing(ctx: TransactionCtx, suite: SuiteSize): Promise<string[]> {
  const photos = await listPhotos(ctx.db, [suite.id])
  const texts = await listTexts(ctx.db, suite.id)
  const areas = await listSleepingAreas(ctx.db, suite.id)
  const city = await findCityRequirements(ctx.db, suite.id)
  const checks = {
    photos: photos.length >= minPhotos,
    texts: texts.filter(({ story }) => story.length > 0).length === 2,
    sleepingAreas: areas.length > 0,
    guests: suite.guests <= maxGuests(city, suite.bedrooms),
    kind: city.allowsHouses || !isHouse(suite.kind),
    location: city.isOffered,
  }
  return Object.entries(checks).flatMap(([part, isThere]) => (isThere ? [] : [part]))
}

type City = Awaited<ReturnType<typeof findCityRequirements>>

function maxGuests({ guestsPerBedroom, guestsBesides, guestsAtMost }: City, bedrooms: number) {
  if (guestsPerBedroom === null) return Number.POSITIVE_INFINITY
  const byBedrooms = guestsPerBedroom * bedrooms + (guestsBesides ?? 0)
  return Math.min(byBedrooms, guestsAtMost ?? byBedrooms)
}
