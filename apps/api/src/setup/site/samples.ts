import type { Language } from '@marea/contract/platform/language.ts'
import { translate } from '@marea/contract/platform/translate.ts'
import type { RatePlan } from '@marea/contract/pricing/endpoints.ts'
import type { Site } from '@marea/contract/setup/site.ts'
import type { SuiteDraft } from '@marea/contract/suites/suite-draft.ts'
import { textTables } from '@marea/contract/texts/tables.ts'
import { administratorOf } from '#platform/admin-acts/administrator-of.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { isPrivate, lockSite } from '#platform/site/opening.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { setRates } from '#pricing/set-rates.ts'
import { publishSuite } from '#suites/publish/publish.ts'
import {
  createSample,
  deleteSamples,
  publishedSamples,
  unlistSamples,
} from '#suites/samples/samples.ts'
import { showSite } from './site.ts'

export type ReadSampleHomes = (today: string) => Promise<{ draft: SuiteDraft; rates: RatePlan }[]>

/** Created, priced and published like other homes; the names say what they are wherever they stand. */
export async function addSamples(ctx: Ctx, readSampleHomes: ReadSampleHomes): Promise<Site> {
  const { userId, language } = administratorOf(ctx)
  const homes = await readSampleHomes(todayOf(ctx))
  await inTransaction(ctx, async (ctx) => {
    await lockSite(ctx.db)
    if (!(await isPrivate(ctx.db))) throw new Problem('setup.already_open')
    if ((await publishedSamples(ctx)) > 0) throw new Problem('setup.samples_left')
    for (const { draft, rates } of homes) {
      const id = await createSample(ctx, userId, asSample(draft, language))
      await setRates(ctx, id, rates)
      await publishSuite(ctx, id)
    }
    const details = { count: homes.length }
    await recordAdminAct(ctx, { act: 'setup.samples_added', subject: 'setup:samples', details })
  })
  return showSite(ctx)
}

function asSample(draft: SuiteDraft, language: Language): SuiteDraft {
  const params = { name: draft.name }
  const name = translate(textTables[language], language, 'site.sample_name', params)
  return { ...draft, slug: `sample-${draft.slug}`, name }
}

/** Nobody sees them once this is stored; then what nothing refers to is deleted. */
export async function removeSamples(ctx: Ctx): Promise<Site> {
  await inTransaction(ctx, async (ctx) => {
    const details = { count: await unlistSamples(ctx) }
    await recordAdminAct(ctx, { act: 'setup.samples_removed', subject: 'setup:samples', details })
  })
  await deleteSamples(ctx)
  return showSite(ctx)
}
