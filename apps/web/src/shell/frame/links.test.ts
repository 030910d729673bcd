import { expect, test } from 'vitest'
import { ownersLink, workLinks } from './links.ts'

const addresses = (places: readonly { to: string }[]) => places.map(({ to }) => to)

test('“Owners” links an owner to their homes and anyone else to listing one', () => {
  expect(ownersLink({ profile: 'OWNER' }).to).toBe('/property-management')
  expect(ownersLink({ profile: 'USER', isCoHost: true }).to).toBe('/property-management')
  for (const reader of [undefined, null, { profile: 'USER' }, { profile: 'ADMIN' }] as const) {
    expect(ownersLink(reader).to).toBe('/list-your-home')
  }
})

test('only owners get links to their area, and only admins to theirs', () => {
  expect(addresses(workLinks({ profile: 'OWNER' }))).toEqual([
    '/property-management',
    '/property-management/view-financials',
  ])
  expect(addresses(workLinks({ profile: 'ADMIN' }))).toEqual(['/admin'])
  for (const reader of [undefined, null, { profile: 'USER' }] as const) {
    expect(workLinks(reader)).toEqual([])
  }
})
