import serifItalic from '#ui/fonts/bodoni-moda-latin-opsz-italic.woff2?url'
import serif from '#ui/fonts/bodoni-moda-latin-opsz-normal.woff2?url'
import sans from '#ui/fonts/hanken-grotesk-latin-wght-normal.woff2?url'

export const firstFonts = [serif, sans]

/** The font files contain only the weights (400 to 600) and optical sizes (up to 28) in use. */
const faces = [
  { family: 'Bodoni Moda', url: serif, style: 'normal', weight: '400' },
  { family: 'Hanken Grotesk', url: sans, style: 'normal', weight: '400 600' },
]

/** A browser fetches the italic only where a page uses it. */
const rare = [{ family: 'Bodoni Moda', url: serifItalic, style: 'italic', weight: '400' }]

/** A font that misses the first frame is used from the next page on, so no text shifts. */
export const fontScript = `(${addFaces})(${JSON.stringify(faces)},${JSON.stringify(rare)})`

/** Inlined into the head as text, so it must not reference anything outside itself. */
function addFaces(needed: typeof faces, rare: typeof faces): void {
  let hasFrame = false
  requestAnimationFrame(() => {
    hasFrame = true
  })
  for (const face of needed.map(faceOf)) face.load().then(addInTime, () => undefined)
  for (const face of rare.map(faceOf)) document.fonts.add(face)

  function addInTime(face: FontFace) {
    if (!hasFrame) document.fonts.add(face)
  }

  function faceOf({ family, url, style, weight }: (typeof faces)[number]) {
    return new FontFace(family, `url(${url})`, { style, weight, display: 'optional' })
  }
}
