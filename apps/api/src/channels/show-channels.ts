import type { ChannelsPage } from '@marea/contract/channels/endpoints.ts'
import type { Ctx } from '#platform/ctx.ts'
import { managedSuites } from '#suites/managed-home.ts'
import { listOpenConflicts } from './conflict-store.ts'
import { exportsOf } from './export/export-address.ts'
import { listFeeds } from './feed-store.ts'
import { showConflicts } from './show-conflicts.ts'
import { showFeeds } from './show-feeds.ts'

export async function showChannels(ctx: Ctx): Promise<ChannelsPage> {
  const suiteIds = (await managedSuites(ctx, 'calendar')).map(({ id }) => id)
  return {
    feeds: await showFeeds(ctx, await listFeeds(ctx.db, suiteIds)),
    conflicts: await showConflicts(ctx, await listOpenConflicts(ctx.db, suiteIds)),
    exports: await exportsOf(ctx, suiteIds),
  }
}
