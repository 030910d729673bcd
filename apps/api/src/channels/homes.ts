import type { Feed } from '@marea/contract/channels/endpoints.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listCards } from '#suites/cards.ts'

type Home = Feed['suite']

export async function homesOf(ctx: Ctx, suiteIds: readonly string[]): Promise<Map<string, Home>> {
  const cards = await listCards(ctx, suiteIds)
  return new Map(
    [...cards].map(([id, { slug, name, photos }]) => [
      id,
      { slug, name, photo: photos[0] ?? null },
    ]),
  )
}
