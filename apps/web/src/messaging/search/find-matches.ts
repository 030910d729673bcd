export type MatchPart = { text: string; isMatch: boolean }

/** Splits a text at the words sought, whatever their case and accents. */
export function findMatches(text: string, sought: string): MatchPart[] {
  const needle = fold(sought.trim())
  if (needle === '') return [{ text, isMatch: false }]
  const folded = fold(text)
  const parts: MatchPart[] = []
  let end = 0
  for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, end)) {
    if (at > end) parts.push({ text: text.slice(end, at), isMatch: false })
    end = at + needle.length
    parts.push({ text: text.slice(at, end), isMatch: true })
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false })
  return parts
}

const charactersBefore = 24

/** The part of a long text that begins shortly before the first match. */
export function excerptAround(text: string, sought: string): string {
  const at = fold(text).indexOf(fold(sought.trim()))
  if (at <= charactersBefore * 2) return text
  const from = text.indexOf(' ', at - charactersBefore)
  return `…${text.slice(from >= 0 && from < at ? from : at - charactersBefore)}`
}

/** Letter by letter, so that positions in both texts are the same. */
function fold(text: string): string {
  return text.replace(/\p{L}/gu, foldLetter)
}

function foldLetter(letter: string): string {
  const [plain = letter] = letter.normalize('NFD')
  const lower = plain.toLowerCase()
  return lower.length === letter.length ? lower : letter
}
