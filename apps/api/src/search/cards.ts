import type { CardPhoto } from '@marea/contract/suites.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listCards } from '#suites/cards.ts'
import { newKept } from './kept.ts'

const mostKept = 20_000

/** Cards as JSON without their closing brace, so that a price can follow. */
export function newCards() {
  const kept = newKept<string>(mostKept)
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
    async list(ctx: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<Map<string, string>> {
      const listed = new Map<string, string>()
      for (const id of ids) listed.set(id, kept.get(id) ?? '')
      const missing = ids.filter((id) => !listed.get(id))
      if (!missing.length) return listed
      const changesBefore = changes
      const read = await readCards(ctx, missing)
      for (const id of missing) {
        const card = read.get(id)
        if (card === undefined) listed.delete(id)
        else {
          listed.set(id, card)
          // What was read before a change may be old: it is shown once and not kept.
          if (changes === changesBefore) kept.put(id, card)
        }
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
