/** Line breaks forge lines in mails and files; the marks of direction turn round what follows them. */
const unruly = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u

export function isOneLine(text: string): boolean {
  return !unruly.test(text)
}

export function toOneLine(text: string): string {
  return text.split(unruly).filter(Boolean).join(' ').trim()
}

/** Some letters are drawn as nothing, and so are most marks and spaces. */
export function hasVisibleText(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
}
