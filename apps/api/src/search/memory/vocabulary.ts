import { createBoundedCache } from '#search/cache/bounded-cache.ts'
import { type Bits, keep, newBits, setBit } from './bits.ts'
import { tellingWords, wordsLike, wordsOf } from './words.ts'

/** Everything we let is in Miami, whatever city the address names. */
const everywhere = ['miami', 'florida']

type Told = { name: string; neighborhoodName: string; city: string; taglines: string[] }

/** Which suites say which word. */
export function newVocabulary(capacity: number) {
  const slotsByWord = new Map<string, number[]>()
  const wordsBySlot: string[][] = []
  const found = createBoundedCache<Bits>(200)

  function forget(slot: number): void {
    found.clear()
    for (const word of wordsBySlot[slot] ?? []) {
      const left = (slotsByWord.get(word) ?? []).filter((each) => each !== slot)
      if (left.length) slotsByWord.set(word, left)
      else slotsByWord.delete(word)
    }
    wordsBySlot[slot] = []
  }

  /** Tells whether its words are others than before. */
  function learn(slot: number, told: Told): boolean {
    const words = wordsTold(told)
    if (wordsBySlot[slot]?.join() === words.join()) return false
    forget(slot)
    wordsBySlot[slot] = words
    for (const word of words) {
      const slots = slotsByWord.get(word)
      if (slots) slots.push(slot)
      else slotsByWord.set(word, [slot])
    }
    return true
  }

  /** The suites that say all the words. */
  function find(where: string): Bits {
    return found.get(where) ?? found.put(where, look(where))
  }

  function look(where: string): Bits {
    let all: Bits | undefined
    for (const asked of tellingWords(where)) {
      const some = newBits(capacity)
      if (!everywhere.includes(asked)) {
        for (const word of wordsLike(asked, slotsByWord.keys())) {
          for (const slot of slotsByWord.get(word) ?? []) setBit(some, slot)
        }
      } else some.fill(-1)
      if (all) keep(all, some)
      else all = some
    }
    return all ?? newBits(capacity)
  }

  return { learn, forget, find }
}

function wordsTold({ name, neighborhoodName, city, taglines }: Told): string[] {
  return [...new Set(wordsOf([name, neighborhoodName, city, ...taglines].join(' ')))]
}
