const masks: readonly [RegExp, string][] = [
  // Query strings of links hold their tokens.
  [/(\bhttps?:\/\/[^\s"'?#)]*)[?#][^\s"')]*/g, '$1?…'],
  [/[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g, '[email]'],
  // Long names of files and functions lack digits or capitals, so they are kept.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{30,}/g, '[token]'],
  [/\b\d(?:[ -]?\d){8,}\b/g, '[number]'],
]

/** Operators search for the ids of rows, which reveal nothing about a person. */
const uuid = /(\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b)/

/** Masks what error messages of libraries may quote: emails, links, tokens, and long numbers. */
export function withoutPrivateData(text: string): string {
  return text
    .split(uuid)
    .map((part) => (uuid.test(part) ? part : mask(part)))
    .join('')
}

function mask(text: string): string {
  return masks.reduce((masked, [pattern, by]) => masked.replaceAll(pattern, by), text)
}
