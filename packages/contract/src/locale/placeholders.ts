/** Names that every text may use, because each table of texts has their values. */
const sharedNames = ['brand']

/** The names that the code fills in, which an edited text must keep. */
export function requiredPlaceholders(text: string): string[] {
  return placeholdersIn(text).filter((name) => !sharedNames.includes(name))
}

/** Distinct names between double braces, in the order of the text. */
function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))]
}

export function inBraces(name: string): string {
  return `{{${name}}}`
}
