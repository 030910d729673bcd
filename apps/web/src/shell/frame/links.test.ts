import { expect, test } from 'vitest'
import { isCurrentTab, ownersLink, ownerTabLinks, tabLinks, tabsAt, workLinks } from './links.ts'

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

test('owners have their own tabs in property management and on the page of both areas', () => {
  const owner = { profile: 'OWNER' } as const
  expect(addresses(ownerTabLinks)).toEqual([
    '/property-management/movile-management',
    '/property-management/calendar',
    '/property-management/view-financials',
    '/property-management/messages',
    '/more',
  ])
  expect(tabsAt('/property-management/homes', owner)).toBe(ownerTabLinks)
  expect(tabsAt('/more', owner)).toBe(ownerTabLinks)
  expect(tabsAt('/my-bookings', owner)).toBe(tabLinks)
  expect(tabsAt('/more', { profile: 'USER' })).toBe(tabLinks)
})

test('statements, taxes and payouts are money', () => {
  const money = '/property-management/view-financials'
  expect(isCurrentTab(money, '/property-management/statements/2026-10')).toBe(true)
  expect(isCurrentTab(money, '/property-management/payouts/7')).toBe(true)
  expect(isCurrentTab(money, '/property-management/calendar')).toBe(false)
  expect(isCurrentTab('/', '/my-bookings')).toBe(false)
})
