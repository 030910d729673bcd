import type { CardPhoto } from '@marea/contract/suites/endpoints.ts'
import type { Ctx } from '#platform/ctx.ts'
import { createBoundedCache } from '#search/cache/bounded-cache.ts'
import { listCards } from '#suites/cards.ts'

const mostKept = 20_000

/** A cache of cards as JSON without the closing brace, so that a price can be appended. */
export function newCards() {
  const kept = createBoundedCache<string>(mostKept)
  let changes = 0
  return {
    forget(id: string): void {
      changes += 1
      kept.drop(id)
    },
    forgetAll(): void {
      changes += 1
      kept.clear()
    },
    /** One card for each id, or undefined for a home that is no longer listed. */
    async list(ctx: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<(string | undefined)[]> {
      const listed = ids.map((id) => kept.get(id))
      const missing = ids.filter((_, at) => listed[at] === undefined)
      if (!missing.length) return listed
      const changesBefore = changes
      const read = await readCards(ctx, missing)
      // A card read before a change may be outdated, so it is shown once and not cached.
      if (changes === changesBefore) for (const [id, card] of read) kept.put(id, card)
      return ids.map((id, at) => listed[at] ?? read.get(id))
    },
  }
}

export async function readCards(
  ctx: Pick<Ctx, 'db'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const cards = await listCards(ctx, ids)
  return new Map(
    [...cards].flatMap(([key, { id, isListed, photos, ...card }]) =>
      isListed
        ? [[key, JSON.stringify({ ...card, photos: photos.map(shownOf) }).slice(0, -1)]]
        : [],
    ),
  )
}

function shownOf({ key, width, height, widths, thumbhash }: CardPhoto): CardPhoto {
  return { key, width, height, widths, thumbhash }
}
