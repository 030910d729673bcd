import { expect, test } from 'vitest'
import { announcedPages, sitemap } from '#sitemap.ts'
import { ownerNavLinks } from './owner-links.ts'

test('the owner navigation lists every built page of property management, and no other', () => {
  const built = Object.keys(sitemap).filter(
    (path) =>
      path.startsWith('/property-management') &&
      !path.includes(':') &&
      !announcedPages.some((announced) => announced === path),
  )
  expect(ownerNavLinks.map(({ to }) => to).toSorted()).toEqual(built.toSorted())
})
