import { expect, test } from 'vitest'
import { readMarkdown } from './markdown.build.ts'

const read = (text: string) =>
  readMarkdown(`# Page\n\n${text}`, (url) => (url.endsWith('.md') ? `/docs/${url}` : undefined))
const blocks = (text: string) => read(text).blocks

test('a table is split into cells, with what is written in them', () => {
  const [table] = blocks('| what | `a\\|b` |\n|---|---|\n| **x** | [page](x.md) |')
  expect(table).toEqual({
    kind: 'table',
    head: [[{ text: 'what' }], [{ text: 'a|b', isCode: true }]],
    rows: [[[{ text: 'x', isStrong: true }], [{ text: 'page', href: '/docs/x.md' }]]],
  })
})

test('headings have the ids that links to them use elsewhere, each once', () => {
  const ids = blocks('## Going back\n\n## Apple Pay, Google Pay & Link\n\n## Going back').map(
    (block) => block.kind === 'heading' && block.id,
  )
  expect(ids).toEqual(['going-back', 'apple-pay-google-pay--link', 'going-back-1'])
})

test('a link to a file that no page shows is its text', () => {
  expect(blocks('See [the code](../a.ts).')).toEqual([
    { kind: 'paragraph', runs: [{ text: 'See ' }, { text: 'the code' }, { text: '.' }] },
  ])
})

test('markup is shown as the text it is', () => {
  expect(blocks('Say <b>this</b>.')).toEqual([
    {
      kind: 'paragraph',
      runs: [{ text: 'Say ' }, { text: '<b>' }, { text: 'this' }, { text: '</b>' }, { text: '.' }],
    },
  ])
  expect(() => blocks('<script>alert(1)</script>')).toThrow('has no look')
})

test('lists and the code in them keep their form', () => {
  expect(blocks('1. One\n\n   ```sh\n   npm start\n   ```\n2. Two')).toEqual([
    {
      kind: 'list',
      isOrdered: true,
      items: [
        [
          { kind: 'paragraph', runs: [{ text: 'One' }] },
          { kind: 'code', text: 'npm start' },
        ],
        [{ kind: 'paragraph', runs: [{ text: 'Two' }] }],
      ],
    },
  ])
})

test('a page begins with its title', () => {
  expect(read('Text').title).toBe('Page')
  expect(() => readMarkdown('Text', () => undefined)).toThrow('no title')
})
