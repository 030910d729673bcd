import { wordsOf } from '#platform/words.ts'
import { hasBit } from '#search/bits.ts'
import { matchingBeginnings } from './matching-words.ts'
import { newVocabulary } from './vocabulary.ts'

const noOtherTexts = { neighborhoodName: '', neighborhoodNameEs: '', city: '', taglines: [] }

type Named = { slug: string; name: string }

type Put = Named & { place: string; placeNames: readonly string[] }

/** Finds homes by the words of their names while somebody is typing. */
export function newNameIndex(capacity: number) {
  const vocabulary = newVocabulary(capacity, matchingBeginnings)
  const named: (Named | undefined)[] = []
  return {
    put(slot: number, { slug, name, place, placeNames }: Put): void {
      vocabulary.setTexts(slot, { name, place, placeNames, ...noOtherTexts })
      named[slot] = { slug, name: wordsOf(name).join(' ') }
    },
    remove(slot: number): void {
      vocabulary.remove(slot)
      named[slot] = undefined
    },
    /** The slots of the best matches: names that begin with the text first, then by slug. */
    find(text: string, limit: number): number[] {
      // A place alone means all its homes, so it suggests none.
      if (vocabulary.places.findIn(text).others.length === 0) return []
      const found = vocabulary.find(text)
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
