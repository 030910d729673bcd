import { type Bits, intersectInto, newBits, setBit } from '#search/bits.ts'
import { createBoundedCache } from '#search/cache/bounded-cache.ts'
import { type MatchWords, matchingWords, significantWords, wordsOf } from './words.ts'

/** Every home is in Miami, whatever city its address names. */
export const cityWords: readonly string[] = ['miami', 'florida']

type SearchableText = {
  name: string
  neighborhoodName: string
  neighborhoodNameEs: string
  city: string
  taglines: string[]
}

/** Which homes have which words in their texts. */
export function newVocabulary(capacity: number, match: MatchWords = matchingWords) {
  const slotsByWord = new Map<string, number[]>()
  const wordsBySlot: string[][] = []
  const found = createBoundedCache<Bits>(200)

  function remove(slot: number): void {
    found.clear()
    for (const word of wordsBySlot[slot] ?? []) {
      const left = (slotsByWord.get(word) ?? []).filter((each) => each !== slot)
      if (left.length) slotsByWord.set(word, left)
      else slotsByWord.delete(word)
    }
    wordsBySlot[slot] = []
  }

  /** Returns whether the words changed. */
  function setTexts(slot: number, texts: SearchableText): boolean {
    const words = wordsIn(texts)
    if (wordsBySlot[slot]?.join() === words.join()) return false
    remove(slot)
    wordsBySlot[slot] = words
    for (const word of words) {
      const slots = slotsByWord.get(word)
      if (slots) slots.push(slot)
      else slotsByWord.set(word, [slot])
    }
    return true
  }

  function find(where: string): Bits {
    return found.get(where) ?? found.put(where, look(where))
  }

  function look(where: string): Bits {
    let all: Bits | undefined
    for (const asked of significantWords(where)) {
      const some = newBits(capacity)
      if (!cityWords.includes(asked)) {
        for (const word of match(asked, slotsByWord.keys())) {
          for (const slot of slotsByWord.get(word) ?? []) setBit(some, slot)
        }
      } else some.fill(-1)
      if (all) intersectInto(all, some)
      else all = some
    }
    return all ?? newBits(capacity)
  }

  return { setTexts, remove, find }
}

function wordsIn({ name, city, taglines, ...neighborhood }: SearchableText): string[] {
  const { neighborhoodName, neighborhoodNameEs } = neighborhood
  const texts = [name, neighborhoodName, neighborhoodNameEs, city, ...taglines]
  return [...new Set(wordsOf(texts.join(' ')))]
}
