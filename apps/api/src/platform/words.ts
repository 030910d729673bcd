/** The words of a text in lower case, without accents and punctuation. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

const stopWords = new Set(
  'a an and at by de del el en for in la las los near of on or para por the to un una with y con cerca'.split(
    ' ',
  ),
)

/** The words without stop words, unless the text has nothing else. */
export function significantWords(text: string): string[] {
  const words = [...new Set(wordsOf(text))]
  const significant = words.filter((word) => !stopWords.has(word))
  return significant.length ? significant : words
}
