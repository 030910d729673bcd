const maxWords = 140

export function excerpt(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ')
  return line.length > maxWords ? `${line.slice(0, maxWords).trimEnd()}…` : line
}

export function firstName(name: string): string {
  return name.split(' ', 1)[0] ?? ''
}

/** Only Marea's team writes without a home, and it sends no photos. */
export function messageState(home: string | null, text: string | null) {
  if (home === null) return 'support'
  return text ? 'text' : 'photo'
}
