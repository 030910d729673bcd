import { wordsOf } from '#platform/words.ts'
import { type Bits, intersection, newBits, setBit } from '#search/bits.ts'
import { createBoundedCache } from '#search/cache/bounded-cache.ts'
import { newHomesByPlace } from './homes-by-place.ts'
import { type MatchWords, matchingWords } from './matching-words.ts'

type Texts = {
  name: string
  neighborhoodName: string
  neighborhoodNameEs: string
  city: string
  taglines: string[]
}

/** The names of its place find a home whatever city its address names. */
type SearchableText = Texts & { place: string; placeNames: readonly string[] }

/** Which homes have which words in their texts, and which are in which place. */
export function newVocabulary(capacity: number, match: MatchWords = matchingWords) {
  const slotsByWord = new Map<string, number[]>()
  const wordsBySlot: string[][] = []
  const places = newHomesByPlace(capacity)
  const found = createBoundedCache<Bits>(200)

  function remove(slot: number): void {
    found.clear()
    places.remove(slot)
    removeWords(slot)
  }

  function removeWords(slot: number): void {
    for (const word of wordsBySlot[slot] ?? []) {
      const left = (slotsByWord.get(word) ?? []).filter((each) => each !== slot)
      if (left.length) slotsByWord.set(word, left)
      else slotsByWord.delete(word)
    }
    wordsBySlot[slot] = []
  }

  /** Returns whether the words or the place changed. */
  function setTexts(slot: number, { place, placeNames, ...texts }: SearchableText): boolean {
    const words = wordsIn(texts)
    const isMoved = places.put(slot, place, placeNames)
    if (wordsBySlot[slot]?.join() !== words.join()) putWords(slot, words)
    else if (!isMoved) return false
    found.clear()
    return true
  }

  function putWords(slot: number, words: string[]): void {
    removeWords(slot)
    wordsBySlot[slot] = words
    for (const word of words) {
      const slots = slotsByWord.get(word)
      if (slots) slots.push(slot)
      else slotsByWord.set(word, [slot])
    }
  }

  function find(where: string): Bits {
    return found.get(where) ?? found.put(where, look(where))
  }

  function look(where: string): Bits {
    const { places: named, others } = places.findIn(where)
    const [first, ...rest] = [...named.map(places.homesIn), ...others.map(homesWith)]
    return first ? intersection(first, rest) : newBits(capacity)
  }

  function homesWith(asked: string): Bits {
    const homes = newBits(capacity)
    const words = match(asked, slotsByWord.keys())
    for (const slot of words.flatMap((word) => slotsByWord.get(word) ?? [])) setBit(homes, slot)
    return homes
  }

  return { setTexts, remove, find, places }
}

function wordsIn({ name, city, taglines, ...neighborhood }: Texts): string[] {
  const { neighborhoodName, neighborhoodNameEs } = neighborhood
  const texts = [name, neighborhoodName, neighborhoodNameEs, city, ...taglines]
  return [...new Set(wordsOf(texts.join(' ')))]
}
