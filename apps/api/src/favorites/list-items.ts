import type { RequestedStay } from '@marea/contract/calendar/nights.ts'
import type { FavoriteItem } from '@marea/contract/favorites/endpoints.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { offerStays } from '#calendar/quote/offers.ts'
import { readNightlyFrom } from '#calendar/show/nightly-from.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readAllTerms } from '#pricing/read-terms.ts'
import { listCards } from '#suites/cards.ts'

type SavedSuite = { suiteId: string; addedAt: Temporal.Instant }

export async function itemsOf<Favorite extends SavedSuite>(
  ctx: Ctx,
  saved: readonly Favorite[],
  stay: RequestedStay | undefined,
): Promise<(FavoriteItem & { kept: Favorite })[]> {
  const ids = saved.map(({ suiteId }) => suiteId)
  const cards = await listCards(ctx, ids)
  const nightlyFrom = await readNightlyFrom(ctx, await readAllTerms(ctx.db, ids))
  const offers = stay ? await offerStays(ctx, ids, stay) : undefined
  return saved.flatMap((favorite) => {
    const card = cards.get(favorite.suiteId)
    if (!card) return []
    const offer = card.isListed ? offers?.get(favorite.suiteId) : undefined
    const total = offer?.total ?? null
    const night = nightlyFrom.get(favorite.suiteId) ?? null
    return {
      ...card,
      nightlyFrom: night === null ? null : usd(night),
      ...(total === null ? {} : { total: usd(total) }),
      refusal: offer?.refusal ?? null,
      addedAt: favorite.addedAt.toString(),
      kept: favorite,
    }
  })
}
