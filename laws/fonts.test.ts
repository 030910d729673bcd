import { expect, test } from 'vitest'
import { listFiles } from './source.ts'

const license = /-OFL\.txt$/
const fonts = listFiles(/\.(woff2?|ttf|otf)$/)
const licenses = listFiles(license)

/** A license covers the files of its family in its own folder, as `bodoni-moda-OFL.txt` does. */
function licenseOf(font: string) {
  return licenses.find(({ path }) => font.startsWith(`${path.replace(license, '')}-`))
}

test('every font file has its Open Font License beside it', () => {
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.filter(({ path }) => !licenseOf(path)).map(({ path }) => path)).toEqual([])
})

test('a font license names its authors and holds the whole text', () => {
  const incomplete = licenses.filter(
    ({ text }) =>
      !/^Copyright \d{4} The .+ Project Authors/.test(text) ||
      !text.includes('SIL OPEN FONT LICENSE Version 1.1') ||
      !text.includes('OTHER DEALINGS IN THE FONT SOFTWARE'),
  )
  expect(incomplete.map(({ path }) => path)).toEqual([])
})
