import type { FontPair } from '@marea/contract/platform/brand/look.ts'
import serifItalic from '#ui/fonts/bodoni-moda-latin-opsz-italic.woff2?url'
import serif from '#ui/fonts/bodoni-moda-latin-opsz-normal.woff2?url'
import sans from '#ui/fonts/hanken-grotesk-latin-wght-normal.woff2?url'

type Face = { family: string; url: string; style: string; weight: string }

/** The font files contain only the weights (400 to 600) and optical sizes (up to 28) in use. */
const bodoni = { family: 'Bodoni Moda', url: serif, style: 'normal', weight: '400' }
const hanken = { family: 'Hanken Grotesk', url: sans, style: 'normal', weight: '400 600' }

/** A browser fetches the italic only where a page uses it. */
const italic = { family: 'Bodoni Moda', url: serifItalic, style: 'italic', weight: '400' }

const faces: Record<FontPair, { needed: Face[]; rare: Face[] }> = {
  bodoni: { needed: [bodoni, hanken], rare: [italic] },
  hanken: { needed: [hanken], rare: [] },
  system: { needed: [], rare: [] },
}

export function firstFonts(fonts: FontPair): string[] {
  return faces[fonts].needed.map(({ url }) => url)
}

/** A font that misses the first frame is used from the next page on, so no text shifts. */
export function fontScript(fonts: FontPair): string {
  const { needed, rare } = faces[fonts]
  return `(${addFaces})(${JSON.stringify(needed)},${JSON.stringify(rare)})`
}

/** Inlined into the head as text, so it must not reference anything outside itself. */
function addFaces(needed: Face[], rare: Face[]): void {
  let hasFrame = false
  requestAnimationFrame(() => {
    hasFrame = true
  })
  for (const face of needed.map(faceOf)) face.load().then(addInTime, () => undefined)
  for (const face of rare.map(faceOf)) document.fonts.add(face)

  function addInTime(face: FontFace) {
    if (!hasFrame) document.fonts.add(face)
  }

  function faceOf({ family, url, style, weight }: Face) {
    return new FontFace(family, `url(${url})`, { style, weight, display: 'optional' })
  }
}
