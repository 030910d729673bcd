/** Distinct names between double braces, in the order of the text. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))]
}

export function inBraces(name: string): string {
  return `{{${name}}}`
}
