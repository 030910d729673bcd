import { openFeedsStandIn } from '@marea/feeds-stand-in/open.ts'
import type { Config } from '#config.ts'
import type { FeedsPort } from '#platform/ports.ts'

/** Without the stand-in only public addresses are fetched. */
export async function openFeeds({
  hasFeedsStandIn,
}: Pick<Config, 'hasFeedsStandIn'>): Promise<FeedsPort> {
  return hasFeedsStandIn ? { standIn: await openFeedsStandIn() } : {}
}
