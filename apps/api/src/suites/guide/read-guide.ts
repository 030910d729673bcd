import type { SuitePhoto } from '@marea/contract/suites/endpoints.ts'
import { emptyGuide, HomeGuide } from '@marea/contract/suites/home-guide.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listPhotos } from '#suites/store.ts'
import { photoOf } from '#suites/suite-shape.ts'
import { findGuide } from './guide-store.ts'

type Steps = (Omit<HomeGuide['steps'][number], 'photo'> & { photo: SuitePhoto | null })[]

/** The caller has checked that the reader may get in. */
export async function readGuide(
  { db }: Ctx,
  suiteId: string,
): Promise<Omit<HomeGuide, 'steps'> & { steps: Steps }> {
  const stored = await findGuide(db, suiteId)
  const guide = stored === undefined ? emptyGuide() : HomeGuide.parse(stored)
  const isIllustrated = guide.steps.some(({ photo }) => photo !== null)
  const photos = isIllustrated ? await listPhotos(db, [suiteId]) : []
  const byKey = new Map(photos.map((row) => [row.fileKey, photoOf(row)]))
  return {
    ...guide,
    steps: guide.steps.map((step) => ({ ...step, photo: byKey.get(step.photo ?? '') ?? null })),
  }
}
