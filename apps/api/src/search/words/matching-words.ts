export type MatchWords = (asked: string, known: Iterable<string>) => string[]

/** Known words that start with this one or, if none does, differ from it by a typo or two. */
export function matchingWords(asked: string, known: Iterable<string>): string[] {
  return matchesOf(asked, known, isWithinTypos)
}

/** The same for a word that is still being typed: its typos may be in the beginning of another. */
export function matchingBeginnings(asked: string, known: Iterable<string>): string[] {
  return matchesOf(asked, known, beginsWithinTypos)
}

type IsNear = (asked: string, word: string, typos: number) => boolean

function matchesOf(asked: string, known: Iterable<string>, isNear: IsNear): string[] {
  const typos = typosAllowed(asked)
  const beginning: string[] = []
  const near: string[] = []
  for (const word of known) {
    if (word.startsWith(asked)) beginning.push(word)
    else if (!beginning.length && typos && isNear(asked, word, typos)) near.push(word)
  }
  return beginning.length ? beginning : near
}

/** The first letter must be right, or short words would match at random. */
function beginsWithinTypos(asked: string, word: string, most: number): boolean {
  if (word[0] !== asked[0]) return isWithinTypos(asked, word, most)
  for (let length = asked.length - most; length <= asked.length + most; length += 1) {
    if (isWithinTypos(asked, word.slice(0, length), most)) return true
  }
  return false
}

function typosAllowed(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/** Each inserted, deleted, replaced or swapped letter counts as one typo. */
function isWithinTypos(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next[column] = Math.min(
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...next) > most) return false
    before = last
    last = next
  }
  return (last[other.length] ?? 0) <= most
}
