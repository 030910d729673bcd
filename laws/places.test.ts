import { expect, test } from 'vitest'
import { isTest, listFiles } from './source.ts'

/** The demo company and the browsers of the tests are where a new database says the company is. */
const fixture = 'demo/company-clock.ts'

test('no code names the time zone of a place: it is in the row of the place', () => {
  const wrong = listFiles(/^(apps|packages|stand-ins|demo|e2e|bench|scripts)\/.*\.[jt]sx?$/)
    .filter((file) => !isTest(file) && file.path !== fixture)
    .filter(({ text }) => /America\/New_York|[a-z]InMiami|[mM]iami(Day|Time|Clock)\b/.test(text))
  expect(wrong.map(({ path }) => path)).toEqual([])
})
