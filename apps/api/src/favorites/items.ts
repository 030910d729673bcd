import type { FavoriteItem } from '@marea/contract/favorites.ts'
import { usd } from '@marea/contract/money.ts'
import type { StayAsked } from '@marea/contract/nights.ts'
import { offerStays } from '#calendar/offers.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readAllTerms } from '#pricing/read-terms.ts'
import { nightlyFrom } from '#pricing/terms.ts'
import { listCards } from '#suites/cards.ts'
import { todayInMiami } from '#suites/today.ts'

type Kept = { suiteId: string; addedAt: Temporal.Instant }

/** What was kept, as cards in the order given; the same nights are priced in all. */
export async function itemsOf<Favorite extends Kept>(
  ctx: Ctx,
  kept: readonly Favorite[],
  stay: StayAsked | undefined,
): Promise<(FavoriteItem & { kept: Favorite })[]> {
  const ids = kept.map(({ suiteId }) => suiteId)
  const today = todayInMiami(ctx.now)
  const cards = await listCards(ctx, ids)
  const terms = await readAllTerms(ctx.db, ids)
  const offers = stay ? await offerStays(ctx, ids, stay) : undefined
  return kept.flatMap((favorite) => {
    const card = cards.get(favorite.suiteId)
    const suiteTerms = terms.get(favorite.suiteId)
    if (!card || !suiteTerms) return []
    const offer = card.isListed ? offers?.get(favorite.suiteId) : undefined
    const total = offer?.total ?? null
    return {
      ...card,
      nightlyFrom: usd(nightlyFrom(suiteTerms, today)),
      ...(total === null ? {} : { total: usd(total) }),
      refusal: offer?.refusal ?? null,
      addedAt: favorite.addedAt.toString(),
      kept: favorite,
    }
  })
}
