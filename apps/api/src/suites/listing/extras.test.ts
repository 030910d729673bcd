import type { HomeExtras } from '@marea/contract/suites/listing/home-extras.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { draftHome } from '../../../test/homes.ts'
import { balanceOf } from '../../../test/ledger-totals.ts'
import {
  beachLicenses,
  completeListing,
  publishListing,
  readListing,
  saveSection,
  startListing,
} from '../../../test/listing/new-listing.ts'
import { signedIn } from '../../../test/people.ts'
import { booked, type Guest, homeOf, quote, winter } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ines: Guest
let laura: Guest
let people = 0

beforeAll(async () => {
  marea = await openTestApp()
  const { id } = await signedIn(marea, 'First', { profile: 'OWNER' })
  await draftHome(marea, { ownerId: id })
})
afterAll(() => marea.close())
beforeEach(async () => {
  people += 1
  ines = await signedIn(marea, `ines${people}`, { profile: 'OWNER' })
  laura = await signedIn(marea, `laura${people}`)
})

const offered: HomeExtras = {
  housekeepingAmount: 90_00,
  extras: [
    { code: 'baby_crib', amount: 45_00 },
    { code: 'honeymoon', amount: 120_00 },
    { code: 'special_request', amount: 0 },
  ],
}

function save(slug: string, content: object, version = 0) {
  return saveSection(ines, slug, { section: 'extras', version, content })
}

async function setExtras(slug: string, content: HomeExtras, version = 0): Promise<void> {
  await save(slug, content, version)
  const { status, body } = await publishListing(ines, slug)
  if (status !== 200) throw new Error(JSON.stringify(body))
}

const codes = (extras: readonly { code: string }[]) => extras.map(({ code }) => code)

test('a new home offers the extras its owner set and charges them with housekeeping', async () => {
  const slug = await startListing(ines, `Casa Salina ${people}`)
  await completeListing(ines, slug)
  await save(slug, offered, 1)
  const content = { licenses: beachLicenses }
  await saveSection(ines, slug, { section: 'licenses', version: 1, content })
  expect((await publishListing(ines, slug)).body.result).toMatchObject({ gaps: [] })
  const plain = await quote(laura, { slug })
  expect(plain.extrasOffered).toEqual(
    offered.extras.map(({ code, amount }) => ({ code, amount: { amount, currency: 'USD' } })),
  )
  const wish = { slug, extras: ['baby_crib', 'special_request'] }
  const { lines, total } = await quote(laura, wish)
  const amounts = Object.fromEntries(lines.map(({ code, amount }) => [code, amount.amount]))
  expect(amounts).toMatchObject({ housekeeping: 90_00, extra_baby_crib: 45_00 })
  // The crib is lodging, so the 14% of Miami Beach are added to it.
  expect(total.amount - plain.total.amount).toBe(45_00 + 6_30)
  const { id, extras } = await booked(marea, laura, wish)
  expect(extras).toEqual(wish.extras)
  expect(await balanceOf(marea, ledgerAccounts.escrow(id))).toBe(total.amount)
})

test('extras change for guests when they are published, and other edits keep them', async () => {
  const { slug } = await homeOf(marea, ines.id)
  await save(slug, offered)
  expect((await quote(laura, { slug })).extrasOffered).toEqual([])
  await publishListing(ines, slug)
  const { basics } = (await readListing(ines, slug)).contents
  const renamed = { ...basics, name: 'Casa Nueva' }
  await saveSection(ines, slug, { section: 'basics', version: 0, content: renamed })
  await publishListing(ines, slug)
  const { extrasOffered, lines } = await quote(laura, { slug })
  expect(codes(extrasOffered)).toEqual(codes(offered.extras))
  expect(lines.find(({ code }) => code === 'housekeeping')?.amount.amount).toBe(90_00)
  expect((await readListing(ines, slug)).contents.extras).toEqual(offered)
})

test.each<[string, HomeExtras, number]>([
  ['without a price', { ...offered, extras: [{ code: 'baby_crib', amount: null }] }, 1],
  ['of Marea for free', { ...offered, extras: [{ code: 'honeymoon', amount: 0 }] }, 1],
  ['below its cost, as housekeeping', { ...offered, housekeepingAmount: 49_99 }, 1],
])('an extra %s is saved but not published', async (_, content, count) => {
  const { slug } = await homeOf(marea, ines.id)
  const { gaps } = (await save(slug, content)).body.result
  expect(gaps).toEqual([{ section: 'extras', code: 'extra_prices', count }])
  expect((await publishListing(ines, slug)).body.error).toMatchObject({
    code: 'suites.not_ready',
    details: { missing: ['extra_prices'] },
  })
})

test.each([
  ['a negative price', { ...offered, housekeepingAmount: -1 }],
  ['half a cent', { ...offered, extras: [{ code: 'baby_crib', amount: 0.5 }] }],
  ['more than a million', { ...offered, extras: [{ code: 'baby_crib', amount: 100_000_001 }] }],
  ['an unknown extra', { ...offered, extras: [{ code: 'boat', amount: 100 }] }],
  ['the same extra twice', { ...offered, extras: [offered.extras[0], offered.extras[0]] }],
])('%s is refused', async (_, content) => {
  const { slug } = await homeOf(marea, ines.id)
  expect((await save(slug, content)).body.error.code).toBe('request.invalid')
})

test('a guest keeps a booked extra and its price when the owner no longer offers it', async () => {
  const { slug } = await homeOf(marea, ines.id)
  await setExtras(slug, offered)
  const { id } = await booked(marea, laura, { slug, extras: ['baby_crib'] })
  await setExtras(slug, { housekeepingAmount: 0, extras: [] }, 1)
  const moved = { ...winter, checkIn: '2027-01-11', checkOut: '2027-01-15' }
  const change = (extras: string[]) =>
    laura.call('POST', `/bookings/${id}/quotes`, { body: { ...moved, extras } })
  const { quote: kept } = (await change(['baby_crib'])).body.result
  const crib = kept.lines.find(({ code }: { code: string }) => code === 'extra_baby_crib')
  expect([kept.extras, crib.amount.amount]).toEqual([['baby_crib'], 45_00])
  expect((await change(['honeymoon'])).body.error.code).toBe('pricing.extra_not_offered')
})
