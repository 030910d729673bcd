import { mailTextTables, textTables } from '@marea/contract/texts/tables.ts'
import { expect, test } from 'vitest'
import { isTest, listFiles } from './source.ts'

/** The demo company and the browsers of the tests are where a new database says the company is. */
const fixture = 'demo/company-clock.ts'

const code = listFiles(/^(apps|packages|stand-ins|demo|e2e|bench|scripts)\/.*\.[jt]sx?$/).filter(
  (file) => !isTest(file) && file.path !== fixture,
)

test('no code names the time zone of a place: it is in the row of the place', () => {
  const wrong = code.filter(({ text }) =>
    /America\/New_York|[a-z]InMiami|[mM]iami(Day|Time|Clock)\b/.test(text),
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})

/** What a text says about the company stays, wherever its homes are. */
const aboutTheCompany = {
  itsClock: [
    'article_publish.changes_scheduled',
    'article_publish.is.scheduled',
    'article_publish.time',
    'channels.feeds.note',
    'console.clock',
    'gift.deliver_hint',
    'statements.sealed_at',
    'status.read_at',
    'terms.contact.text',
  ],
  itsTeam: ['faqs.description', 'messaging.support_team', 'owners.mail.sent.body'],
  itsTagline: ['app.name', 'home.photo', 'home.title', 'shell.description', 'shell.promise'],
  itsTerms: ['terms.company.text', 'terms.disputes.text'],
}

test('a text names the place of a home as {{place}}, and the places of all homes as {{places}}', () => {
  const texts = [...Object.values(textTables), ...Object.values(mailTextTables)].flatMap(
    (table: Readonly<Record<string, string>>) => Object.entries(table),
  )
  const naming = texts.filter(([, text]) => text.includes('Miami')).map(([key]) => key)
  expect([...new Set(naming)].sort()).toEqual(Object.values(aboutTheCompany).flat().sort())
})

const namingInCode = {
  'apps/api/src/company-settings.ts': 'the address of support, unless one is configured',
  'apps/api/src/platform/http/openapi.ts': 'the tagline of the API',
  'apps/api/src/suites/nearby/landmarks.ts': 'names of landmarks',
  'apps/web/src/dev/ui-texts-en.ts': 'samples of components',
  'apps/web/src/dev/ui-texts-es.ts': 'samples of components',
  'packages/contract/src/articles/editor.ts': 'the clock of the company',
}

test('no other code of the product names Miami', () => {
  const naming = code.filter(
    ({ path, text }) =>
      /^(apps\/(api|web)|packages\/contract)\/src\/(?!.*\/texts\/)/.test(path) &&
      text.replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '').includes('Miami'),
  )
  expect(naming.map(({ path }) => path)).toEqual(Object.keys(namingInCode))
})
