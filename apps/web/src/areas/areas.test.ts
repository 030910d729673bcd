import { areaOf } from '@marea/contract/areas.ts'
import { expect, test } from 'vitest'
import { aliases } from '#sitemap.ts'
import { consolePages } from './console/routes.ts'
import { guestPages } from './guest/routes.ts'
import { ownerPages } from './owner/routes.ts'

const pages = { guest: guestPages, owner: ownerPages, console: consolePages }

test.each(Object.entries(pages))(
  'every page of the %s area is where its path says',
  (area, own) => {
    const elsewhere = Object.keys(own).filter((path) => areaOf(path) !== area)
    expect(elsewhere).toEqual([])
  },
)

test('a page is in one area', () => {
  const paths = Object.values(pages).flatMap((own) => Object.keys(own))
  expect(new Set(paths).size).toBe(paths.length)
})

test('a page is not found in the area of its path, and an alias leads to a page of its own', () => {
  expect(areaOf('/property-management/nowhere')).toBe('owner')
  expect(areaOf('/admin/nowhere')).toBe('console')
  expect(areaOf('/nowhere')).toBe('guest')
  for (const [alias, target] of Object.entries(aliases)) {
    expect([alias, areaOf(alias)]).toEqual([alias, areaOf(target)])
  }
})

test.each([
  ['/ADMIN/people', 'console'],
  ['/%61dmin', 'console'],
  ['/admin.data', 'console'],
  ['/property-management/homes.data', 'owner'],
  ['/%', 'guest'],
  ['/administrators', 'guest'],
  ['/admin%2Fpeople', 'guest'],
  ['/chat/admin', 'guest'],
])('%s is of the %s area, as the router reads it', (path, area) => {
  expect(areaOf(path)).toBe(area)
})
