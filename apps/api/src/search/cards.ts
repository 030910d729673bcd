import type { CardPhoto } from '@marea/contract/suites.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listCards } from '#suites/cards.ts'

const mostKept = 20_000

/** Cards as JSON without their closing brace, so that a price can follow; newest use last. */
export function newCards() {
  const kept = new Map<string, string>()
  let changes = 0
  return {
    forget(id: string): void {
      changes += 1
      kept.delete(id)
    },
    forgetAll(): void {
      changes += 1
      kept.clear()
    },
    async list(ctx: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<Map<string, string>> {
      const missing = ids.filter((id) => !kept.has(id))
      const changesBefore = changes
      const read = missing.length ? await readCards(ctx, missing) : undefined
      const listed = new Map<string, string>()
      for (const id of ids) {
        const card = read?.get(id) ?? kept.get(id)
        if (card === undefined) continue
        listed.set(id, card)
        // What was read before a change may be old: it is shown once and not kept.
        if (changes === changesBefore) keepNewest(kept, id, card)
      }
      return listed
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

function keepNewest(kept: Map<string, string>, id: string, card: string): void {
  kept.delete(id)
  kept.set(id, card)
  if (kept.size <= mostKept) return
  const [oldest = ''] = kept.keys()
  kept.delete(oldest)
}
