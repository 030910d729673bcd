/** The words of a text, without accents, case and signs. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

const little = new Set(
  'a an and at by de del el en for in la las los near of on or para por the to un una with y con cerca'.split(
    ' ',
  ),
)

/** The words that say something; a text of little words alone keeps them. */
export function tellingWords(text: string): string[] {
  const words = [...new Set(wordsOf(text))]
  const telling = words.filter((word) => !little.has(word))
  return telling.length ? telling : words
}

/** Known words that begin with this one or, where none does, that a typo or two away spell it. */
export function wordsLike(asked: string, known: Iterable<string>): string[] {
  const typos = typosAllowed(asked)
  const beginning: string[] = []
  const near: string[] = []
  for (const word of known) {
    if (word.startsWith(asked)) beginning.push(word)
    else if (!beginning.length && typos && isNear(asked, word, typos)) near.push(word)
  }
  return beginning.length ? beginning : near
}

function typosAllowed(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/** Letters added, lost, changed or swapped with their neighbour count one each. */
function isNear(one: string, other: string, most: number): boolean {
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
