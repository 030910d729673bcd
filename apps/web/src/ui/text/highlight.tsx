/** A text with the beginnings of words that were typed marked; case and accents do not matter. */
export function Highlight({ text, typed }: { text: string; typed: string }) {
  const wanted = plain(typed).match(/[\p{L}\p{N}]+/gu) ?? []
  const words = text.normalize('NFC').split(/([\p{L}\p{N}]+)/u)
  return words.map((word, at) => {
    const length = Math.max(0, ...wanted.filter((each) => plain(word).startsWith(each)).map(size))
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text keep their order
    return length === 0 ? word : [<mark key={at}>{word.slice(0, length)}</mark>, word.slice(length)]
  })
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function size(word: string): number {
  return word.length
}
