import { type FirstStep, firstSteps } from '@marea/contract/owners/overview.ts'
import type { Gap } from '@marea/contract/suites/listing/gaps.ts'
import type { ManagedHome } from '#owners/to-dos/to-dos.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listListings } from '#suites/listing/list-listings.ts'
import { ownBankAccounts } from '#wallet/bank/bank-accounts.ts'

export type CountFeeds = (ctx: Ctx, suiteIds: readonly string[]) => Promise<number>

/**
 * What owners do before their first guest; null once one of their homes was published, and for those
 * who only help to manage homes.
 */
export async function findFirstSteps(
  ctx: Ctx,
  homes: readonly ManagedHome[],
  countFeeds: CountFeeds,
): Promise<FirstStep[] | null> {
  const isNew = homes.every(({ right, listedOn }) => right === 'own' && listedOn === null)
  if (!isNew) return null
  const ids = homes.map(({ id }) => id)
  const [home] = await listListings(ctx, ids)
  const accounts = await ownBankAccounts(ctx)
  const feeds = ids.length ? await countFeeds(ctx, ids) : 0
  const lacks = (isGap: (gap: Gap) => boolean) => !home || home.gaps.some(isGap)
  const done = {
    home: home !== undefined,
    // Descriptions may follow until the home is published.
    photos: !lacks(({ code }) => code === 'photos'),
    // Without a pin it is not known which licenses are required.
    licenses: !lacks(({ code }) => ['licenses', 'pin', 'outside'].includes(code)),
    bank: accounts.length > 0,
    calendar: feeds > 0,
    publish: false,
  }
  const slug = home?.slug ?? null
  return firstSteps.map((step) => ({ step, isDone: done[step], home: slug }))
}
