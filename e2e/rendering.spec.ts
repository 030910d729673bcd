import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { sitemap } from '../apps/web/src/sitemap.ts'
import { launchWith } from './support/browser.ts'
import { expect, test } from './support/marea.ts'
import { callApi, createGuest, signIn } from './support/people.ts'
import {
  contentOf,
  layoutShifts,
  type Network,
  openHeld,
  watchLayout,
} from './support/rendering.ts'
import { bookStay, holdStay } from './support/stays.ts'

test.use({ launchOptions: launchWith('photos') })

/** The returning guest is a demo guest with past stays; a guest is created for each test. */
type Reader = 'visitor' | 'guest' | 'returning guest' | 'owner' | 'admin'

const readers: readonly Reader[] = ['visitor', 'guest', 'returning guest', 'owner', 'admin']

/** Pages that load at the same time: a slow network leaves the processor idle. */
const atOnce = 6

const guarded: string[] = Object.entries(sitemap)
  .filter(([, [access]]) => access !== 'public' && access !== 'development')
  .map(([path]) => path)

const walked = [
  ...Object.keys(sitemap).filter((path) => !path.startsWith('/dev/')),
  '/my-bookings?list=past',
  '/my-bookings?booking=:past',
  '/no/such/page',
]

for (const { reader, group, name } of walksOf(readers, walked)) {
  const title = `pages start with a skeleton and end the same on any network, without shifts: ${name}`
  test(title, { tag: '@phone' }, async ({ context }) => {
    await expectFaultless(context, reader, group, async (path) => {
      const fast = await render(context, path, 'fast')
      const slow = await render(context, path, 'slow')
      const difference = await differenceOf(fast.page, slow.page)
      const isBlank = reader !== 'visitor' && !(await beginsWell(fast))
      const blank = isBlank ? [`without data:\n${fast.before}`] : []
      return [...blank, ...(await faultsOf(fast)), ...(await faultsOf(slow)), ...difference]
    })
  })
}

function walksOf(readers: readonly Reader[], paths: string[]) {
  return readers.flatMap((reader) => {
    const own = paths.filter((path) => readerOf(path) === reader)
    return inGroups(own).map((group) => ({ reader, group, name: `${reader}, ${group.join(' ')}` }))
  })
}

/** Who opens a page: visitors get the same sign-in prompt on every personal page. */
function readerOf(path: string): Reader {
  if (path === '/admin') return 'admin'
  if (path.startsWith('/property-management')) return 'owner'
  if (path.startsWith('/my-bookings?')) return 'returning guest'
  const isGuarded = guarded.includes(path.replace(/\?.*/, ''))
  return isGuarded ? 'guest' : 'visitor'
}

function inGroups(all: readonly string[]): string[][] {
  const count = Math.ceil(all.length / atOnce)
  return Array.from({ length: count }, (_, at) => all.slice(at * atOnce, (at + 1) * atOnce))
}

async function expectFaultless(
  context: BrowserContext,
  reader: Reader,
  group: readonly string[],
  check: (path: string) => Promise<string[]>,
) {
  test.slow()
  await watchLayout(context)
  const given = await enter(context, reader, group)
  const checks = group.map(async (path) => {
    const address = path.replace(/:\w+/g, (name) => given[name] ?? name)
    const faults = await check(address)
    // A busy machine may shift a page once, and other tests change what admins see, but hardly twice.
    return { path, faults: faults.length === 0 ? faults : await check(address) }
  })
  expect((await Promise.all(checks)).filter(({ faults }) => faults.length > 0)).toEqual([])
}

type Rendered = Awaited<ReturnType<typeof render>>

/** Opens a page and records it while its data is held back and again when everything has arrived. */
async function render(context: BrowserContext, path: string, network: Network) {
  const { page, complaints, hydrated, release, settled } = await openHeld(context, path, network)
  await hydrated
  const before = await contentOf(page)
  const hasFrame = await page.getByRole('banner').isVisible()
  const hasSkeleton = await page.locator('[data-skeleton]:visible').first().isVisible()
  release()
  await settled()
  return { page, before, hasFrame, hasSkeleton, complaints }
}

/** The last content may load late on a busy machine, but finally the pages are equal. */
async function differenceOf(fast: Page, slow: Page): Promise<string[]> {
  const contents = () => Promise.all([fast, slow].map(contentOf))
  let [whole, found] = await contents()
  for (let tries = 0; whole !== found && tries < 20; tries += 1) {
    await slow.waitForTimeout(500)
    ;[whole, found] = await contents()
  }
  return whole === found ? [] : [`fast:\n${whole}\nslow:\n${found}`]
}

/** The browser reports pages that do not exist as errors too. */
const expected = /status of 404/

/** Layout shifts and console errors of a page. */
async function faultsOf({ page, complaints }: Rendered): Promise<string[]> {
  const moved = (await layoutShifts(page)).map((shift) => `moved: ${shift}`)
  await page.close()
  return [...moved, ...complaints.filter((complaint) => !expected.test(complaint))]
}

/** The header, a heading, and either a skeleton or, on pages without data, the whole page. */
async function beginsWell({ page, before, hasFrame, hasSkeleton }: Rendered): Promise<boolean> {
  const hasHeading = /heading ".+" \[level=1\]/.test(before)
  return hasFrame && hasHeading && (hasSkeleton || before === (await contentOf(page)))
}

/** Signs the reader in and finds the ids that the paths name. */
async function enter(context: BrowserContext, reader: Reader, group: readonly string[]) {
  const names = group.flatMap((path) => path.match(/:\w+/g) ?? [])
  const user = await userFor(reader, names)
  if (reader !== 'visitor') await context.addInitScript(keepUser, JSON.stringify(user))
  const given: Record<string, string> = {}
  for (const name of names) given[name] = (await found[name]?.(user)) ?? name
  return given
}

async function userFor(reader: Reader, names: readonly string[]): Promise<{ token: string }> {
  if (reader === 'returning guest') return signIn('guest@marea.test')
  if (reader === 'owner' || reader === 'admin') return signIn(`${reader}@marea.test`)
  // A visitor opens the list that a guest has shared.
  const needsGuest = reader === 'guest' || names.includes(':board')
  return needsGuest ? activeGuest() : { token: '' }
}

/** Has something on every page: funds, a card, a purchase, a bank account, a favorite and a stay. */
async function activeGuest(): Promise<{ token: string }> {
  const guest = await createGuest({ funds: 250_00 })
  const { token } = guest
  const body = { country: 'MX', kind: 'checking', accountNumber: '646180157098510917' }
  await callApi('/bank-accounts', { token, body })
  await callApi('/favorites/casa-almendro', { method: 'PUT', token })
  await bookStay(guest, 'casa-almendro')
  return guest
}

/** Signs in with the invitation to set a password dismissed; the sandboxed frame of a mail has no storage. */
function keepUser(stored: string): void {
  if (window.origin === 'null') return
  localStorage.setItem('user', stored)
  localStorage.setItem('password-invitation', 'seen')
}

const found: Record<string, (user: { token: string }) => Promise<string>> = {
  ':slug': async () => 'casa-almendro',
  ':article': async () => 'the-price-you-see',
  ':room': async ({ token }) =>
    (await callApi('/rooms', { token, body: { slug: 'casa-almendro' } })).id,
  ':past': async ({ token }) => (await read('/bookings?list=past&page=1', token)).items[0].id,
  ':board': async ({ token }) => {
    const { boards } = await read('/favorites', token)
    const path = `/favorite-lists/${boards[0].id}/sharing`
    return (await callApi(path, { method: 'PUT', token })).secret
  },
  ':invitation': async () => randomUUID(),
  ':booking': (user) => holdStay(user, 'casa-coralina'),
}

function read(path: string, token: string) {
  return callApi(path, { method: 'GET', token })
}
