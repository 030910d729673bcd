import { expect, test } from 'vitest'
import { sitemap } from '#sitemap.ts'
import { createAccessOf, needsSignIn, screenFor, seesOwnerOffer } from './access.ts'

const accessOf = createAccessOf(sitemap)

/** Section 2 of the specification, row by row. */
test.each([
  ['/', 'public'],
  ['/more', 'public'],
  ['/suite-details/casa-almendro', 'public'],
  ['/pay-confirmation', 'public'],
  ['/chat/r1', 'signed-in'],
  ['/my-favorites', 'signed-in'],
  ['/my-wallet', 'signed-in'],
  ['/my-bookings', 'signed-in'],
  ['/account-settings', 'signed-in'],
  ['/account-settings/payment', 'signed-in'],
  ['/account-settings/purchases', 'signed-in'],
  ['/account-settings/back-account', 'open-but-prompt'],
  ['/property-management', 'owner'],
  ['/property-management/view-reports', 'owner'],
  ['/property-management/view-financials', 'open-but-prompt'],
  ['/property-management/movile-management', 'owner'],
  ['/auth/callback', 'public'],
])('%s is %s as specified', (path, access) => {
  expect(accessOf(path)).toBe(access)
})

test.each([
  '/checkout/b1',
  '/chat',
  '/notifications',
  '/admin',
  '/property-management',
  '/invitation/i1',
])('%s asks for sign-in', (path) => {
  expect(needsSignIn(accessOf(path))).toBe(true)
})

test.each(
  Object.entries(sitemap)
    .filter(([, [access]]) => ['signed-in', 'owner', 'admin'].includes(access))
    .map(([path]) => path.replace(/:\w+/g, 'x')),
)('%s shows a visitor the sign-in form', (path) => {
  expect(screenFor(accessOf(path), null)).toBe('sign-in')
})

test('every page of property management is for owners; one opens for visitors as specified', () => {
  const pages = Object.entries(sitemap).filter(([path]) => path.startsWith('/property-management'))
  const others = pages.filter(([, [access]]) => access !== 'owner').map(([path]) => path)
  expect(others).toEqual(['/property-management/view-financials'])
})

const readers = {
  guest: { profile: 'USER', isCoHost: false },
  'co-host': { profile: 'USER', isCoHost: true },
  owner: { profile: 'OWNER', isCoHost: false },
  admin: { profile: 'ADMIN', isCoHost: false },
} as const

test.each(Object.keys(sitemap).filter((path) => path.startsWith('/property-management')))(
  '%s opens for owners and co-hosts; a guest sees the offer and a visitor signs in',
  (path) => {
    const offers = Object.values(readers).map((reader) => seesOwnerOffer(accessOf(path), reader))
    expect(offers).toEqual([true, false, false, false])
    expect(seesOwnerOffer(accessOf(path), null)).toBe(false)
    const isOpen = path === '/property-management/view-financials'
    expect(screenFor(accessOf(path), null)).toBe(isOpen ? 'page' : 'sign-in')
  },
)

test('a page that does not exist is no offer to owners', () => {
  expect(seesOwnerOffer(accessOf('/property-management/nowhere'), readers.guest)).toBe(false)
})

test('the admin area is not found by anyone but admins, and a visitor signs in', () => {
  const screens = Object.values(readers).map((reader) => screenFor(accessOf('/admin'), reader))
  expect(screens).toEqual(['not-found', 'not-found', 'not-found', 'page'])
  expect(screenFor(accessOf('/admin'), null)).toBe('sign-in')
})

test('only the admin area is for admins, and everything there is', () => {
  const admin = Object.entries(sitemap).filter(([, [access]]) => access === 'admin')
  expect(admin.map(([path]) => path)).toEqual(
    Object.keys(sitemap).filter((path) => path.startsWith('/admin')),
  )
})

test('a trailing slash or different case does not bypass the guard', () => {
  expect(accessOf('/my-wallet/')).toBe('signed-in')
  expect(accessOf('/My-Wallet')).toBe('signed-in')
})

test('an encoded letter does not bypass the guard, nor does an unreadable one break it', () => {
  expect(accessOf('/%6dy-wallet')).toBe('signed-in')
  expect(accessOf('/chat/%')).toBe('signed-in')
  expect(accessOf('/chat%2Fr1')).toBe('public')
})

test('a matched route has the access rule of its page', () => {
  expect(accessOf('/dev/ui')).toBe('development')
  expect(accessOf('/chat/:room')).toBe('signed-in')
  expect(accessOf('/*')).toBe('public')
})

test('an unknown path is public, so that it can show not found', () => {
  expect(accessOf('/nowhere/at/all')).toBe('public')
})
