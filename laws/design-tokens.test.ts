import { expect, test } from 'vitest'
import { listFiles, type SourceFile } from './source.ts'

const styles = listFiles(/^apps\/web\/src\/.*\.css$/)
const scripts = listFiles(/^apps\/web\/src\/.*\.tsx?$/)
const tokens = 'apps/web/src/ui/style/tokens.css'

/** A page changes its layout at these widths. */
const pageWidths = ['480', '860', '1100']

/** A part changes its layout where its own room ends: a column, a card, a table, a wide table. */
const partWidths = ['320', '480', '600', '660', '860', '1000']

/** Whose colors are the same in both themes, or belong to what is drawn. */
const ownColors = new Map([
  ['favorites/favorite-button.module.css', 'a heart on a photograph'],
  ['payments/gift-cards/gift-card-preview.module.css', 'the designs of gift cards'],
  ['search/home/cover-film.module.css', 'on a film'],
  ['search/home/cover.module.css', 'on a photograph'],
  ['suites/card/card-photos.module.css', 'on a photograph'],
  ['suites/gallery/mosaic.module.css', 'on a photograph'],
  ['suites/map/price-map.module.css', 'on the drawing of the coast'],
  ['suites/page/location.module.css', 'on the drawing of the coast'],
])

/** Whose texts have sizes of their own. */
const ownSizes = new Map([
  ['statements/monthly/sheet/sheet.module.css', 'a letter that is set for paper'],
])

const color = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(|(?<![\w-])(?:black|white)(?![\w-])/i
const size = /[\d.](?:rem|px)/

test('the layout of a page changes at three widths', () => {
  const found = [...styles, ...scripts].flatMap((file) =>
    queriesOf(file, file.path.endsWith('.css') ? /@media[^{]*/g : /'[^'\n]*-width: [^'\n]*'/g),
  )
  expect(found.filter(({ query }) => !changesAt(pageWidths, query)).map(say)).toEqual([])
})

test('the layout of a part changes where its own room ends', () => {
  const found = styles.flatMap((file) => queriesOf(file, /@container[^{]*/g))
  expect(found.filter(({ query }) => !changesAt(partWidths, query)).map(say)).toEqual([])
})

test('colors are tokens, so that every color is right in both themes', () => {
  expect(declarations(ownColors).filter((line) => color.test(line))).toEqual([])
})

test('texts have the sizes of the tokens, and paper its points', () => {
  const sized = declarations(ownSizes).filter((line) => /\bfont(-size)?:/.test(line))
  expect(sized.filter((line) => size.test(withoutShares(line)))).toEqual([])
})

test('corners have the radii of the tokens', () => {
  const rounded = declarations().filter((line) => /radius:/.test(line))
  expect(rounded.filter((line) => /\d(?:px|rem|em)/.test(line))).toEqual([])
})

test('what lies between parts is a space of the tokens', () => {
  const spaced = declarations().filter((line) => /\bgap:/.test(line))
  const literal = /(?<![\w.-])(?:[4-9]|\d\d+)px/
  expect(spaced.filter((line) => literal.test(withoutRanges(line)))).toEqual([])
})

test('a space that has a token is written as its token', () => {
  const named = /(?<![\w.-])(?:4|8|12|16|24|32|48|64|96|144)px/
  const spaced = declarations().filter((line) => /\b(?:margin|padding)[a-z-]*:/.test(line))
  expect(spaced.filter((line) => named.test(withoutRanges(line)))).toEqual([])
})

test('every exception is needed', () => {
  const differing = (names: Map<string, string>, literal: RegExp) =>
    [...names.keys()].filter((name) => {
      const file = styles.find(({ path }) => path === `apps/web/src/${name}`)
      return file && literal.test(file.text)
    })
  expect(differing(ownColors, color)).toEqual([...ownColors.keys()])
  expect(differing(ownSizes, size)).toEqual([...ownSizes.keys()])
})

type Query = { path: string; query: string }

const say = ({ path, query }: Query) => `${path}: ${query.trim()}`

function queriesOf({ path, text }: SourceFile, pattern: RegExp): Query[] {
  return [...text.matchAll(pattern)].map(([query]) => ({ path, query }))
}

/** Whether a query asks only for widths up to one of these, or from just above one. */
function changesAt(widths: string[], query: string): boolean {
  const asked = [...query.matchAll(/(max|min)-width: ([\d.]+)px/g)]
  return asked.every(([, side, width = '']) =>
    widths.some((each) => width === (side === 'max' ? each : `${each}.02`)),
  )
}

/** Each declaration with its path, but for the files with a reason to differ. */
function declarations(except = new Map<string, string>()): string[] {
  return styles
    .filter(({ path }) => path !== tokens && !except.has(path.replace('apps/web/src/', '')))
    .flatMap(({ path, text }) =>
      [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/[\w-]+:[^;{}]+;/g)].map(
        ([line]) => `${path}: ${line.replace(/\s+/g, ' ')}`,
      ),
    )
}

/** A size may follow what it is a share of. */
function withoutShares(line: string): string {
  return line.replace(/calc\((?:[^()]|\([^()]*\))*\)/g, '')
}

/** A range and a sum name bounds that no token has. */
function withoutRanges(line: string): string {
  return line.replace(/(?:clamp|calc|min|max|env|minmax)\((?:[^()]|\([^()]*\))*\)/g, '')
}
