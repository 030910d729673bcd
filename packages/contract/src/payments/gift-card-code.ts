/** Without I, L, O and U, which are misread or make words. */
export const giftCardAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 20 characters of 5 bits: 100 bits. */
export const giftCardCodeLength = 20

/** Normalizes misread characters and grouping, so that codes can be stored and compared. */
export function normalizeGiftCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
}

export function isGiftCode(typed: string): boolean {
  const code = normalizeGiftCode(typed)
  return (
    code.length === giftCardCodeLength && [...code].every((each) => giftCardAlphabet.includes(each))
  )
}

/** In groups of four, as on the card. */
export function groupGiftCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? ''
}
