import { expect, test } from 'vitest'
import { listFiles, listInOrderOfArrival } from './source.ts'

const folder = 'apps/api/src/platform/migrations'
const migrations = listFiles(/^apps\/api\/src\/platform\/migrations\/.*$/).map(({ path, text }) => {
  const name = path.slice(folder.length + 1)
  return { name, time: /^(\d+)_/.exec(name)?.[1] ?? '', text }
})

/** Migrations before this one were applied while nothing served. */
const firstChecked = 131

/** Migrations were numbered up to 0345; the gaps between them stay gaps. */
const numbered = 132

const minute = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)$/

/** What breaks the version that still runs beside the new one while an upgrade goes on. */
const breaking = [
  /\bDROP\s+(COLUMN|TABLE|TYPE|FUNCTION|VIEW)\b/i,
  /\bRENAME\s+(COLUMN\s+\w+\s+)?TO\b/i,
  /\bALTER\s+COLUMN\s+\w+\s+(SET\s+DATA\s+)?TYPE\b/i,
  /\bALTER\s+COLUMN\s+\w+\s+(SET\s+NOT\s+NULL|DROP\s+DEFAULT)\b/i,
  /\bADD\s+COLUMN\s+(?![^,;]*\bDEFAULT\b)(?![^,;]*\bGENERATED\b)[^,;]*\bNOT\s+NULL\b/i,
]

/** A contract step names the migration of an earlier release that made the old shape unneeded. */
const note = /^-- Contract step of (?:\d{4}|\d{12}): .+\.$/m

/** Migrations of releases say what going back to the version before means. */
const rollback = /^-- Rollback: .+\.$/m
const firstReleased = 202611191600

function isBreaking(text: string): boolean {
  const statements = text.replace(/--.*$/gm, '')
  return breaking.some((pattern) => pattern.test(statements))
}

/** An installation that has applied a later one refuses to start with an earlier one beside it. */
function misplaced(arrived: string[]): string[] {
  return arrived.filter((name, index) => arrived.slice(0, index).some((before) => before > name))
}

function isMinute(time: string): boolean {
  const [, year, month, day, hour, minutes] = minute.exec(time) ?? []
  return (
    year !== undefined && !Number.isNaN(Date.parse(`${year}-${month}-${day}T${hour}:${minutes}Z`))
  )
}

test('a migration is named YYYYMMDDHHMM_verb_noun.sql by the minute in UTC when it was written', () => {
  const others = migrations.filter(
    ({ name, time }) => !(isMinute(time) && /^\d+(_[a-z\d]+){2,}\.sql$/.test(name)),
  )
  expect(others.filter(({ time }) => time.length !== 4).map(({ name }) => name)).toEqual([])
  expect(others.length, 'give a new migration the time of now instead of a number').toBe(numbered)
})

test('a migration sorts after all that landed before it: rename it to the time of now', () => {
  const times = new Set(migrations.filter(({ time }) => isMinute(time)).map(({ name }) => name))
  const arrived = listInOrderOfArrival(folder).filter((name) => times.has(name))
  expect(misplaced(arrived)).toEqual([])
})

test('a file in a gap, and one that is not the latest, are misplaced', () => {
  const [first, second] = ['202611190100_add_places.sql', '202611190200_add_taxes.sql']
  expect(misplaced([first, second])).toEqual([])
  expect(misplaced([second, first])).toEqual([first])
  expect(misplaced([first, '0346_add_colors.sql'])).toEqual(['0346_add_colors.sql'])
  expect(['202611190100', '202613190100', '0346', '202611192500'].map(isMinute)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('a migration that the running version would not survive says which one prepared it', () => {
  const wrong = migrations
    .filter(({ time }) => Number(time) >= firstChecked)
    .filter(({ text }) => isBreaking(text) && !note.test(text))
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('a migration says what going back to the version before means', () => {
  const silent = migrations
    .filter(({ time }) => Number(time) >= firstReleased)
    .filter(({ text }) => !rollback.test(text))
  expect(silent.map(({ name }) => name)).toEqual([])
  expect('ALTER TABLE suites ADD COLUMN color text;').not.toMatch(rollback)
  expect('-- Rollback: the column is ignored.\nALTER TABLE …').toMatch(rollback)
})

test.each([
  'ALTER TABLE suites DROP COLUMN kind;',
  'ALTER TABLE suites RENAME COLUMN kind TO sort;',
  'ALTER TABLE suites RENAME TO homes;',
  'ALTER TABLE suites ALTER COLUMN kind TYPE text;',
  'ALTER TABLE suites ALTER COLUMN kind SET NOT NULL;',
  'ALTER TABLE suites ADD COLUMN color text NOT NULL;',
  'DROP TABLE suites;',
])('%s breaks the running version', (statement) => {
  expect(isBreaking(statement)).toBe(true)
})

test.each([
  'ALTER TABLE suites ADD COLUMN color text;',
  "ALTER TABLE suites ADD COLUMN color text NOT NULL DEFAULT 'white', ADD COLUMN note text;",
  'CREATE TABLE colors (name text NOT NULL);',
  'ALTER TABLE suites ADD CONSTRAINT colored CHECK (color IS NOT NULL) NOT VALID;',
  '-- The next release may DROP COLUMN kind.\nCREATE INDEX suites_kind ON suites (kind);',
])('%s does not', (statement) => {
  expect(isBreaking(statement)).toBe(false)
})
