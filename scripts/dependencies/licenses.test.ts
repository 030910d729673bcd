import { expect, test } from 'vitest'
import { exceptions, unacceptedLicenses } from './licenses.js'
import { lockedPackages } from './packages.js'

const packages = lockedPackages()

test('every package of the product and of its development has an accepted license', () => {
  expect(packages.length).toBeGreaterThan(500)
  expect(unacceptedLicenses(packages)).toEqual([])
})

test('every exception is still needed', () => {
  const unused = exceptions.filter(
    (each) =>
      !packages.some(
        ({ name, license }) =>
          each.package.test(name) && (license ?? '').includes(each.license ?? ''),
      ),
  )
  expect(unused).toEqual([])
})

const known = { name: 'a', version: '1.0.0', isDevelopment: false }

test.each(['GPL-3.0-only', 'AGPL-3.0', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN x', 'MPL-2.0'])(
  'a new package under %s is refused',
  (license) => {
    expect(unacceptedLicenses([{ ...known, license }])).toEqual([`a@1.0.0: ${license}`])
  },
)

test('a package without a license is refused, and one of several licenses is enough', () => {
  expect(unacceptedLicenses([{ ...known, license: undefined }])).toEqual(['a@1.0.0: no license'])
  expect(unacceptedLicenses([{ ...known, license: '(MIT OR GPL-3.0-only)' }])).toEqual([])
})
