import type { ChannelsPage } from '@marea/contract/channels/endpoints.ts'
import type { Ctx } from '#platform/ctx.ts'
import { ownSuites } from '#suites/own-home.ts'
import { listOpenConflicts } from './conflict-store.ts'
import { exportsOf } from './export/export-address.ts'
import { listFeeds, listSuiteIds } from './feed-store.ts'
import { showConflicts } from './show-conflicts.ts'
import { showFeeds } from './show-feeds.ts'

export async function showChannels(ctx: Ctx): Promise<ChannelsPage> {
  const slugs = (await ownSuites(ctx)).map(({ slug }) => slug)
  const suiteIds = (await listSuiteIds(ctx.db, slugs)).map(({ id }) => id)
  return {
    feeds: await showFeeds(ctx, await listFeeds(ctx.db, suiteIds)),
    conflicts: await showConflicts(ctx, await listOpenConflicts(ctx.db, suiteIds)),
    exports: await exportsOf(ctx, suiteIds),
  }
}
