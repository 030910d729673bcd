/** The share of a spelling that may differ: two letters of six, four of twelve. */
const maxDifference = 0.34

/** The penalty for a word that was left out, so that the closer spelling comes first. */
const missingWord = 0.04

/** The items whose spelling is nearest to what was typed, nearest first; none if all are far off. */
export function nearMatches<Item>(
  typed: string,
  items: readonly Item[],
  spellingsOf: (item: Item) => readonly string[],
): { item: Item; difference: number }[] {
  return items
    .map((item) => {
      const differences = spellingsOf(item).map((spelling) => differenceOf(typed, spelling))
      return { item, difference: Math.min(...differences) }
    })
    .filter(({ difference }) => difference <= maxDifference)
    .sort((a, b) => a.difference - b.difference)
}

/** From 0 for the same words to 1 for nothing in common. */
function differenceOf(typed: string, spelling: string): number {
  const wanted = wordsOf(typed)
  const given = wordsOf(spelling)
  if (wanted.length === 0 || given.length === 0) return 1
  return Math.min(
    relativeDistance(wanted.join('-'), given.join('-')),
    wordDifference(wanted, given),
  )
}

/** The words in lower case without accents, of at most as many letters as an address has. */
function wordsOf(text: string): string[] {
  const plain = text.slice(0, 100).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[a-z0-9]+/g) ?? []
}

/**
 * Compares each typed word with the nearest given one, so that order and left-out words matter
 * little.
 */
function wordDifference(wanted: readonly string[], given: readonly string[]): number {
  const letters = wanted.join('').length
  const away = wanted.map((word) => word.length * nearestWord(word, given))
  const missing = Math.max(0, given.length - wanted.length) * missingWord
  return away.reduce((sum, each) => sum + each, 0) / letters + missing
}

function nearestWord(word: string, given: readonly string[]): number {
  return Math.min(...given.map((each) => relativeDistance(word, each)))
}

function relativeDistance(a: string, b: string): number {
  return editDistance(a, b) / Math.max(a.length, b.length)
}

/** How many letters to insert, delete, replace or swap with their neighbor. */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap && row > 1 ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = above
    above = current
  }
  return above[b.length] ?? 0
}
