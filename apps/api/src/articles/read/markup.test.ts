import { describe, expect, test } from 'vitest'
import { blocksOf } from './markup.ts'

const shownText = (markdown: string) => JSON.stringify(blocksOf(markdown))

test('paragraphs, headings, lists, quotes, emphasis and links', () => {
  const body = [
    '# Top',
    'One **bold** and *slanted* word,\nstill the same line.',
    '### Smaller',
    '- first\n- [a home](/suite-details/casa-almendro)',
    '1. one\n2. two',
    '> quoted',
  ].join('\n\n')
  expect(blocksOf(body)).toEqual([
    { kind: 'heading', level: 2, runs: [{ text: 'Top' }] },
    {
      kind: 'paragraph',
      runs: [
        { text: 'One ' },
        { text: 'bold', isStrong: true },
        { text: ' and ' },
        { text: 'slanted', isEmphasis: true },
        { text: ' word, still the same line.' },
      ],
    },
    { kind: 'heading', level: 3, runs: [{ text: 'Smaller' }] },
    {
      kind: 'list',
      isOrdered: false,
      items: [[{ text: 'first' }], [{ text: 'a home', href: '/suite-details/casa-almendro' }]],
    },
    { kind: 'list', isOrdered: true, items: [[{ text: 'one' }], [{ text: 'two' }]] },
    { kind: 'quote', paragraphs: [[{ text: 'quoted' }]] },
  ])
})

describe('code has no way into a page', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'text <b onclick="alert(1)">inside</b> a line',
    '<svg/onload=alert(1)>',
  ])('%s is shown as the text it is', (markdown) => {
    const [block] = blocksOf(markdown)
    expect(block).toMatchObject({ kind: 'paragraph' })
    expect(shownText(markdown)).not.toContain('href')
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '&#106;avascript:alert(1)',
    'java&Tab;script:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    '//evil.test/page',
    '/\\evil.test',
    'blob:https://marea.test/1',
  ])('a link to %s is plain text', (address) => {
    const written = shownText(`[press](<${address}>) and <${address}>`)
    expect(written).not.toContain('href')
  })

  test.each(['https://miami.gov/', 'http://miami.gov/', 'mailto:hello@marea.test', '#wallet'])(
    'a link to %s stays',
    (address) => {
      expect(blocksOf(`[press](${address})`)).toEqual([
        { kind: 'paragraph', runs: [{ text: 'press', href: address }] },
      ])
    },
  )

  test('a picture is its description', () => {
    expect(blocksOf('![The pool](https://evil.test/pixel.gif)')).toEqual([
      { kind: 'paragraph', runs: [{ text: 'The pool' }] },
    ])
  })
})

test.each(['>', '- ', '1. ', '> - ', '['])('a body of nothing but %s is read in time', (piece) => {
  const begun = performance.now()
  blocksOf(piece.repeat(Math.floor(20_000 / piece.length)))
  expect(performance.now() - begun).toBeLessThan(5000)
})

test('a line that begins with a number keeps it', () => {
  expect(blocksOf('+1 305 555 0142 2027')).toEqual([
    { kind: 'paragraph', runs: [{ text: '+1 305 555 0142 2027' }] },
  ])
})
