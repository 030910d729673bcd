import { expect, test } from 'vitest'
import { readChangelog } from '../apps/api/src/operations/releases/read-changelog.ts'
import { listFiles } from './source.ts'

const [changelog, lock, root] = listFiles(/^(CHANGELOG\.md|package(-lock)?\.json)$/)
const [coverage] = listFiles(/^docs\/prove\/coverage\.md$/)
const releases = readChangelog(changelog?.text ?? '')
const { version } = JSON.parse(root?.text ?? '{}')

test('the changelog begins with the version of package.json', () => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(releases[0]?.version).toBe(version)
  expect(JSON.parse(lock?.text ?? '{}')).toMatchObject({ version, packages: { '': { version } } })
})

test('every release is dated, newer than the one below it, and says what an upgrade needs', () => {
  const days = releases.map(({ releasedOn }) => releasedOn)
  expect(days).toEqual(days.toSorted().toReversed())
  const silent = releases.filter(({ parts }) => parts.at(-1)?.title !== 'Upgrading')
  expect(silent.map((release) => release.version)).toEqual([])
})

test('statement coverage was measured for this version: npm run coverage', () => {
  expect(coverage?.text).toMatch(/^Unit tests execute \*\*\d+\.\d % of the statements\*\*/m)
  expect(coverage?.text).toContain(`Version ${version}, `)
})
