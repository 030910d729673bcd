import { expect, test } from 'vitest'
import { readChangelog } from './read-changelog.ts'
import { showReleases } from './show-releases.ts'

test('the version that runs is the newest of the changelog', async () => {
  const { version, releases } = await showReleases()
  expect(releases[0]).toMatchObject({ version, releasedOn: expect.stringMatching(/^\d{4}-/) })
  expect(releases[0]?.parts.map(({ title }) => title)).toContain('Upgrading')
})

test('points that span lines and contain links and code are read as plain text', () => {
  const markdown = `# Changelog

About it.

## 2.0.0 · 2027-02-01

Two
lines.

### Upgrading

- Run \`npm start\`, as
  [described](docs/releases.md).
- Nothing else.

## 1.0.0 · 2027-01-01
`
  expect(readChangelog(markdown)).toEqual([
    {
      version: '2.0.0',
      releasedOn: '2027-02-01',
      summary: 'Two lines.',
      parts: [{ title: 'Upgrading', items: ['Run npm start, as described.', 'Nothing else.'] }],
    },
    { version: '1.0.0', releasedOn: '2027-01-01', summary: '', parts: [] },
  ])
})
