/** Bodoni Moda has no kerning after W, so a W before a lowercase letter is split off to be tightened. */
export function splitAtW(text: string): { at: number; part: string }[] {
  const parts = text.matchAll(/W(?=\p{Ll})|(?:(?!W\p{Ll}).)+/gsu)
  return [...parts].map(({ index, 0: part }) => ({ at: index, part }))
}
