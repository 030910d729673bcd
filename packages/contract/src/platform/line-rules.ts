/** Line breaks forge lines in mails and files; the marks of direction turn round what follows them. */
const unruly = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u

export function isOneLine(text: string): boolean {
  return !unruly.test(text)
}

export function toOneLine(text: string): string {
  return text.split(unruly).filter(Boolean).join(' ').trim()
}

/** Without what is drawn as nothing, and without heaps of accents on one letter. */
export function toVisibleText(text: string): string {
  const seen = text.replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
  return toOneLine(seen.replace(/(\p{M}{2})\p{M}+/gu, '$1')).replace(/\s+/gu, ' ')
}

export function hasVisibleText(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(toVisibleText(text))
}
