import { expect, test } from 'vitest'
import type { Doc } from './doc.ts'
import { findSections, sectionsOf } from './search-docs.ts'

const doc: Doc = {
  address: '/docs/run/back-up',
  title: 'Back it up',
  lead: [{ text: 'What a backup holds.' }],
  blocks: [
    { kind: 'paragraph', runs: [{ text: 'Set ' }, { text: 'BACKUP_DIR', isCode: true }] },
    { kind: 'heading', level: 2, id: 'restore-drill', runs: [{ text: 'Restore drill' }] },
    {
      kind: 'list',
      isOrdered: true,
      items: [[{ kind: 'paragraph', runs: [{ text: 'Copy it.' }] }]],
    },
    {
      kind: 'table',
      head: [[{ text: 'file' }]],
      rows: [[[{ text: 'manifest of the drill' }]]],
    },
    { kind: 'heading', level: 2, id: 'limits', runs: [{ text: 'Limits' }] },
    { kind: 'code', text: `${'long '.repeat(80)}needle ${'tail '.repeat(80)}` },
  ],
}

const sections = sectionsOf(doc)
const hrefs = (...words: string[]) => findSections(sections, words).map(({ href }) => href)

test('a search finds the section below a heading, and leads to it', () => {
  expect(hrefs('manifest')).toEqual(['/docs/run/back-up#restore-drill'])
  expect(hrefs('backup_dir')).toEqual(['/docs/run/back-up'])
})

test('every word must be there, in the text, the heading or the title of the page', () => {
  expect(hrefs('back', 'manifest')).toEqual(['/docs/run/back-up#restore-drill'])
  expect(hrefs('manifest', 'needle')).toEqual([])
  expect(hrefs()).toEqual([])
})

test('sections whose heading has the words come first', () => {
  expect(hrefs('limits')[0]).toBe('/docs/run/back-up#limits')
  expect(hrefs('back').length).toBe(3)
})

test('an excerpt shows the words with what is around them', () => {
  const [found] = findSections(sections, ['needle'])
  expect(found?.excerpt).toMatch(/^… .*needle.* …$/)
  expect(found?.excerpt.length).toBeLessThan(180)
})
