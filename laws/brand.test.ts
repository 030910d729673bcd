import { mailTextTables, textTables } from '@marea/contract/texts/tables.ts'
import { expect, test } from 'vitest'
import { isTest, listFiles } from './source.ts'

/** The name of the software, as its makers call it. */
const credits = ['doctor.says.node_other', 'doctor.says.versions_current']

test('a text names who runs the installation as {{brand}}; only the credits name the software', () => {
  const texts = [...Object.values(textTables), ...Object.values(mailTextTables)].flatMap(
    (table: Readonly<Record<string, string>>) => Object.entries(table),
  )
  const naming = texts.filter(([, text]) => text.includes('Marea')).map(([key]) => key)
  expect([...new Set(naming)].sort()).toEqual(credits)
})

test('the sentence of an error names nobody: servers say it before they know the brand', () => {
  const texts = Object.entries<string>(textTables.en)
  const naming = texts.filter(([key, text]) => /^problem\./.test(key) && text.includes('{{brand}}'))
  expect(naming).toEqual([])
})

test('in English no article stands before the name, which may begin with a vowel', () => {
  const texts = [textTables.en, mailTextTables.en].flatMap((table) => Object.entries<string>(table))
  expect(texts.filter(([, text]) => /\ban? \{\{brand\}\}/i.test(text)).map(([key]) => key)).toEqual(
    [],
  )
})

const namingInCode = {
  'apps/api/src/company-settings.ts': 'the invented company of a demo',
  'apps/api/src/maintenance-command.ts': 'what a command says to whoever runs the server',
  'apps/api/src/operations/backup/empty-database.ts': 'what a command says',
  'apps/api/src/operations/export/read-export.ts': 'what a command says',
  'apps/api/src/platform/embedded-postgres/start.ts': 'what the start says',
  'apps/api/src/platform/storage/data-dir-lock.ts': 'what the start says',
  'apps/api/src/server.ts': 'what the start says',
  'apps/web/src/dev/ui-forms.tsx': 'the password of the demo',
  'packages/contract/src/platform/brand.ts': 'the brand until an administrator changes it',
}

test('no other code of the product names Marea', () => {
  const code = listFiles(/^(apps\/(api|web)|packages\/contract)\/src\/(?!.*\/texts\/).*\.tsx?$/)
  const naming = code.filter(
    (file) => !isTest(file) && /\bMarea/.test(file.text.replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '')),
  )
  expect(naming.map(({ path }) => path)).toEqual(Object.keys(namingInCode))
})
