import type { Language } from '#platform/language.ts'
import type { TextKey } from '#texts/keys.ts'

/** What a column of an imported file can hold. */
export type ImportColumn = {
  /** The name of the column in a file that we made. */
  id: string
  label: TextKey
  language?: Language
  isRequired: boolean
  /** Read in the order that the file writes days, months and years in. */
  isDay?: true
  /** Often the same in every row, so that it may be entered once instead of being a column. */
  isShared?: true
  /** Other names of it, in small letters without spaces and signs. */
  names: readonly string[]
}

/** Which column of the file holds what: its place, counted from 0, by id. */
export type Mapping = Readonly<Record<string, number>>

/**
 * Finds each column by its name: what the same names meant before, our own names, then those of others. A column of the
 * file is used once.
 */
export function guessMapping(
  wanted: readonly ImportColumn[],
  names: readonly string[],
  remembered: Readonly<Record<string, readonly string[]>> = {},
): Mapping {
  const plain = names.map(plainName)
  const ways: ((column: ImportColumn) => readonly string[])[] = [
    ({ id }) => (remembered[id] ?? []).map(plainName),
    ({ id }) => [plainName(id)],
    ({ names }) => names,
  ]
  const mapping: Record<string, number> = {}
  const used = new Set<number>()
  for (const way of ways) {
    for (const column of wanted) {
      const at = plain.findIndex((name, at) => !used.has(at) && way(column).includes(name))
      if (at < 0 || mapping[column.id] !== undefined) continue
      mapping[column.id] = at
      used.add(at)
    }
  }
  return mapping
}

/** Spaces, signs and capitals differ between programs. */
function plainName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
