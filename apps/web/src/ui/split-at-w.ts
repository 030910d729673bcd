/** Bodoni Moda has no kerning after W, so a W before a lowercase letter is set apart to be tightened. */
export function splitAtW(text: string): string[] {
  return text.split(/(W)(?=\p{Ll})/u).filter((part) => part !== '')
}
