import serifItalic from './fonts/bodoni-moda-latin-opsz-italic.woff2?url'
import serif from './fonts/bodoni-moda-latin-opsz-normal.woff2?url'
import sans from './fonts/hanken-grotesk-latin-wght-normal.woff2?url'

/** Every page needs these at its first paint. */
export const firstFonts = [serif, sans]

/** The files hold the weights and optical sizes that are set, 400 to 600 and up to 28, and no others. */
const faces = [
  { family: 'Bodoni Moda', url: serif, style: 'normal', weight: '400' },
  { family: 'Bodoni Moda', url: serifItalic, style: 'italic', weight: '400' },
  { family: 'Hanken Grotesk', url: sans, style: 'normal', weight: '400 600' },
]

/**
 * A face that is late for the first paint waits for the next page, so no text ever moves. Declared in a
 * stylesheet it would still swap in as soon as another stylesheet with layers arrives.
 */
export const fontScript = `(${addFaces})(${JSON.stringify(faces)})`

/** Stands in the head as text, so it may use nothing from outside itself. */
function addFaces(given: typeof faces): void {
  for (const { family, url, style, weight } of given) {
    const face = new FontFace(family, `url(${url})`, { style, weight, display: 'optional' })
    document.fonts.add(face)
  }
}
