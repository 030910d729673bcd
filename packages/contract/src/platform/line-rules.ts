/** Line breaks could forge lines in emails and files; direction marks reverse the text after them. */
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u

export function isOneLine(text: string): boolean {
  return !unsafe.test(text)
}

export function toOneLine(text: string): string {
  return text.split(unsafe).filter(Boolean).join(' ').trim()
}

/** Removes invisible characters and stacked accents. */
export function toVisibleText(text: string): string {
  const seen = text.replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
  return toOneLine(seen.replace(/(\p{M}{2})\p{M}+/gu, '$1')).replace(/\s+/gu, ' ')
}

export function hasVisibleText(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(toVisibleText(text))
}
