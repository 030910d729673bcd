import { cityWords } from '#search/words/vocabulary.ts'
import { significantWords } from '#search/words/words.ts'

export type Area = { slug: string; name: string; nameEs: string }

/**
 * The neighborhood that a search names; null for all of Miami, and undefined for any other text, which may be personal
 * and is never stored.
 */
export function areaOf(where: string, areas: readonly Area[]): string | null | undefined {
  const words = significantWords(where)
  if (words.every((word) => cityWords.includes(word))) return null
  const asked = words.join(' ')
  const withoutCity = words.filter((word) => !cityWords.includes(word)).join(' ')
  return areas.find(({ name, nameEs }) =>
    [name, nameEs].some((each) => {
      const known = significantWords(each).join(' ')
      return known === asked || known === withoutCity
    }),
  )?.slug
}
