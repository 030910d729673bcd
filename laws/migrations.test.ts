import { expect, test } from 'vitest'
import { listFiles } from './source.ts'

/** Migrations before this one were applied while nothing served. */
const firstChecked = 131

/** What breaks the version that still runs beside the new one while an upgrade goes on. */
const breaking = [
  /\bDROP\s+(COLUMN|TABLE|TYPE|FUNCTION|VIEW)\b/i,
  /\bRENAME\s+(COLUMN\s+\w+\s+)?TO\b/i,
  /\bALTER\s+COLUMN\s+\w+\s+(SET\s+DATA\s+)?TYPE\b/i,
  /\bALTER\s+COLUMN\s+\w+\s+(SET\s+NOT\s+NULL|DROP\s+DEFAULT)\b/i,
  /\bADD\s+COLUMN\s+(?![^,;]*\bDEFAULT\b)(?![^,;]*\bGENERATED\b)[^,;]*\bNOT\s+NULL\b/i,
]

/** A contract step names the migration of an earlier release that made the old shape unneeded. */
const note = /^-- Contract step of \d{4}: .+\.$/m

function isBreaking(text: string): boolean {
  const statements = text.replace(/--.*$/gm, '')
  return breaking.some((pattern) => pattern.test(statements))
}

test('a migration that the running version would not survive says which one prepared it', () => {
  const wrong = listFiles(/^apps\/api\/src\/platform\/migrations\/\d{4}_\w+\.sql$/)
    .filter(({ path }) => Number(path.split('/').at(-1)?.slice(0, 4)) >= firstChecked)
    .filter(({ text }) => isBreaking(text) && !note.test(text))
  expect(wrong.map(({ path }) => path)).toEqual([])
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
