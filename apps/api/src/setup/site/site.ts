import type { Site } from '@marea/contract/setup/site.ts'
import { administratorOf } from '#platform/admin-acts/administrator-of.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { findOpened, isPrivate, lockSite, openToEveryone } from '#platform/site/opening.ts'
import { publishedSamples } from '#suites/samples/samples.ts'

export async function showSite(ctx: Ctx): Promise<Site> {
  const opened = await findOpened(ctx)
  return {
    isOpen: !(await isPrivate(ctx.db)),
    opened: opened ? { by: opened.by, at: opened.at.toString() } : null,
    sampleHomes: await publishedSamples(ctx),
  }
}

/** Every process notices within seconds. */
export async function openSite(ctx: Ctx): Promise<Site> {
  await inTransaction(ctx, async (ctx) => {
    await lockSite(ctx.db)
    if (!(await isPrivate(ctx.db))) throw new Problem('setup.already_open')
    if ((await publishedSamples(ctx)) > 0) throw new Problem('setup.samples_left')
    await openToEveryone(ctx, administratorOf(ctx).userId)
    await recordAdminAct(ctx, { act: 'setup.site_opened', subject: 'setup:site' })
    ctx.log.info('site opened')
  })
  return showSite(ctx)
}
