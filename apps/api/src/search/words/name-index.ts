import { hasBit } from '#search/bits.ts'
import { cityWords, newVocabulary } from './vocabulary.ts'
import { matchingBeginnings, significantWords, wordsOf } from './words.ts'

const noOtherTexts = { neighborhoodName: '', neighborhoodNameEs: '', city: '', taglines: [] }

type Named = { slug: string; name: string }

/** Finds homes by the words of their names while somebody is typing. */
export function newNameIndex(capacity: number) {
  const vocabulary = newVocabulary(capacity, matchingBeginnings)
  const named: (Named | undefined)[] = []
  return {
    put(slot: number, { slug, name }: Named): void {
      vocabulary.setTexts(slot, { name, ...noOtherTexts })
      named[slot] = { slug, name: wordsOf(name).join(' ') }
    },
    remove(slot: number): void {
      vocabulary.remove(slot)
      named[slot] = undefined
    },
    /** The slots of the best matches: names that begin with the text first, then by slug. */
    find(text: string, limit: number): number[] {
      // In a search "Miami" means every home, so it suggests none.
      const words = significantWords(text).filter((word) => !cityWords.includes(word))
      if (words.length === 0) return []
      const found = vocabulary.find(words.join(' '))
      const typed = wordsOf(text).join(' ')
      const best: (Named & { slot: number; isFirst: boolean })[] = []
      for (const [slot, home] of named.entries()) {
        if (!home || !hasBit(found, slot)) continue
        best.push({ ...home, slot, isFirst: home.name.startsWith(typed) })
      }
      return best
        .sort(
          (one, other) =>
            Number(other.isFirst) - Number(one.isFirst) || (one.slug < other.slug ? -1 : 1),
        )
        .slice(0, limit)
        .map(({ slot }) => slot)
    },
  }
}
