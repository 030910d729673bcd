import { expect, test } from 'vitest'
import { sitemap } from '#sitemap.ts'
import { currentOwnerLink, ownerNavLinks } from './owner-links.ts'

test('the owner navigation and its tabs list every built page of property management, and no other', () => {
  const built = Object.keys(sitemap).filter(
    (path) => path.startsWith('/property-management') && !path.includes(':'),
  )
  const reached = ownerNavLinks.flatMap(({ to, tabs = [] }) => [to, ...tabs])
  expect(reached.toSorted()).toEqual(built.toSorted())
})

test.each([
  ['/property-management', '/property-management'],
  ['/property-management/', '/property-management'],
  ['/property-management/homes/casa-almendro', '/property-management/homes'],
  ['/property-management/statements/2026-10', '/property-management/view-financials'],
  ['/property-management/taxes', '/property-management/view-financials'],
  ['/property-management/payouts/7', '/property-management/view-financials'],
  ['/property-management/bookings/7', '/property-management'],
  ['/property-management/no-such-page', undefined],
])('on %s the current entry is %s', (path, entry) => {
  expect(currentOwnerLink(path)?.to).toBe(entry)
})
