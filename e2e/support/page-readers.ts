import type { BrowserContext } from '@playwright/test'
import { sitemap } from '../../apps/web/src/sitemap.ts'
import type { Booking } from '../../packages/contract/src/bookings/endpoints.ts'
import type { StayTimesOfSide } from '../../packages/contract/src/bookings/stay-times.ts'
import type { Withdrawal } from '../../packages/contract/src/wallet/endpoints.ts'
import { callApi, createGuest, signIn, unsubscribeToken } from './people.ts'
import { bookStay, holdStay } from './stays.ts'

/** The returning guest is a demo guest with past stays; a guest is created for each test. */
export type Reader = 'visitor' | 'guest' | 'returning guest' | 'owner' | 'admin'

const readers: readonly Reader[] = ['visitor', 'guest', 'returning guest', 'owner', 'admin']

/** An id that no booking, invitation or list has. */
export const unknownId = '00000000-0000-4000-8000-000000000000'

/** Pages on which visitors only see a sign-in prompt. */
export const guarded: string[] = Object.entries(sitemap)
  .filter(([, [access]]) => access !== 'public' && access !== 'development')
  .map(([path]) => path)

/** Pages by who opens them, in groups of at most the given size. */
export function walksOf(paths: readonly string[], size: number) {
  return readers.flatMap((reader) => {
    const own = paths.filter((path) => readerOf(path) === reader)
    return inGroups(own, size).map((group) => ({
      reader,
      group,
      name: `${reader}, ${group.join(' ')}`,
    }))
  })
}

function readerOf(path: string): Reader {
  if (path.startsWith('/admin')) return 'admin'
  if (path.startsWith('/property-management')) return 'owner'
  if (path in ofReturningGuest || path.startsWith('/my-bookings?')) return 'returning guest'
  return isGuarded(path) ? 'guest' : 'visitor'
}

/** A path may name an id in place of the parameter. */
function isGuarded(path: string): boolean {
  const plain = path.replace(/\?.*/, '')
  return guarded.some((each) => new RegExp(`^${each.replace(/:\w+/g, '[^/]+')}$`).test(plain))
}

function inGroups(all: readonly string[], size: number): string[][] {
  const count = Math.ceil(all.length / size)
  const each = Math.ceil(all.length / count)
  return Array.from({ length: count }, (_, at) => all.slice(at * each, (at + 1) * each))
}

/**
 * Signs the reader in in each context and returns the addresses of the paths, whose ids it finds or
 * makes.
 */
export async function enterAsReader(
  contexts: readonly BrowserContext[],
  reader: Reader,
  group: readonly string[],
): Promise<{ path: string; address: string }[]> {
  const names = group.flatMap((path) => path.match(/:\w+/g) ?? [])
  const user = await userFor(reader, names)
  if (reader !== 'visitor') {
    for (const context of contexts) await context.addInitScript(keepUser, JSON.stringify(user))
  }
  const given: Record<string, string> = {}
  for (const name of names) given[name] ??= await find(name, user)
  const addresses = group.map(async (path) => {
    const own = await ofReturningGuest[path]?.(user)
    return { path, address: path.replace(/:\w+/g, (name) => own ?? given[name] ?? name) }
  })
  return Promise.all(addresses)
}

type Finder = (user: { token: string }) => Promise<string>

async function find(name: string, user: { token: string }): Promise<string> {
  const finder = found[name]
  if (!finder) throw new Error(`How to find ${name} of an address is not said in page-readers.ts.`)
  return finder(user)
}

async function userFor(reader: Reader, names: readonly string[]): Promise<{ token: string }> {
  if (reader === 'returning guest') return signIn('guest@marea.test')
  if (reader === 'owner' || reader === 'admin') return signIn(`${reader}@marea.test`)
  // A visitor opens what a guest has shared, or the link in an email about what a guest did.
  const needsGuest =
    reader === 'guest' || [':board', ':trip', ':token'].some((name) => names.includes(name))
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

/** Where the demo guest pays what is still due for a stay. */
const ofReturningGuest: Record<string, Finder> = {
  '/pay-rest/:stay': ({ token }) => stayWith(token, async ({ rest }) => rest !== null),
  '/pay-hours/:stay': ({ token }) =>
    stayWith(token, async ({ id }) => {
      const { sides } = await read(`/bookings/${id}/hours`, token)
      return sides.some(({ request }: StayTimesOfSide) => request?.state === 'approved')
    }),
}

/** The demo data is made for each day, so a day may lack such a stay. */
async function stayWith(token: string, isWanted: (stay: Booking) => Promise<boolean>) {
  const stays: Booking[] = await upcoming(token)
  const confirmed = stays.filter(({ status }) => status === 'confirmed')
  for (const stay of confirmed) if (await isWanted(stay)) return stay.id
  return confirmed[0]?.id ?? unknownId
}

const found: Record<string, Finder> = {
  ':slug': async () => 'casa-almendro',
  ':neighborhood': async () => 'brickell',
  ':article': async () => 'total-price-upfront',
  ':part': async () => 'run',
  ':doc': async () => 'configure',
  ':room': async ({ token }) =>
    (await callApi('/rooms', { token, body: { slug: 'casa-almendro' } })).id,
  ':thread': async ({ token }) => (await read('/admin/support', token))[0].id,
  ':past': async ({ token }) => (await read('/bookings?list=past&page=1', token)).items[0].id,
  ':board': async ({ token }) => {
    const { boards } = await read('/favorites', token)
    const path = `/favorite-lists/${boards[0].id}/sharing`
    return (await callApi(path, { method: 'PUT', token })).secret
  },
  ':stay': ({ token }) => ownStay(token),
  ':trip': async ({ token }) => {
    const path = `/bookings/${await ownStay(token)}/trip/sharing`
    return (await callApi(path, { method: 'PUT', token })).secret
  },
  ':id': async ({ token }) => {
    const { profile } = await read('/user/info', token)
    const path = profile === 'ADMIN' ? '/admin/bookings' : '/owner/bookings'
    return (await read(path, token)).items[0].id
  },
  ':payout': async ({ token }) => {
    const { profile } = await read('/user/info', token)
    if (profile !== 'ADMIN') return (await read('/owner/payouts', token)).items[0].id
    const paid: Withdrawal[] = await read('/admin/withdrawals?status=paid', token)
    return paid.find(({ source }) => source === 'payable')?.id ?? unknownId
  },
  ':invitation': async () => unknownId,
  ':token': unsubscribeToken,
  ':month': async ({ token }) => (await read('/owner/statements', token)).months[1].month,
  ':endpoint': async ({ token }) => (await read('/webhook-endpoints', token))[0].id,
  ':dispute': async ({ token }) => (await read('/admin/disputes?show=lost', token)).items[0].id,
  ':import': ({ token }) => uploadedHomes(token),
  ':person': async ({ token }) => (await read('/admin/people?text=guest@', token)).items[0].id,
  ':post': async ({ token }) => (await read('/admin/articles', token)).items[0].id,
  ':question': async ({ token }) => (await read('/admin/faqs', token)).groups[0].questions[0].id,
  ':booking': (user) => holdStay(user, 'casa-coralina'),
}

async function ownStay(token: string): Promise<string> {
  return (await upcoming(token))[0].id
}

async function upcoming(token: string) {
  return (await read('/bookings?list=upcoming&page=1', token)).items
}

/** A file that waits for its columns to be chosen. */
async function uploadedHomes(token: string): Promise<string> {
  const body = new FormData()
  body.set('file', new Blob(['name,ownerEmail\nCasa Nueva,ines@correo.test']), 'homes.csv')
  const url = `${process.env.MAREA_URL}/api/admin/import-files/homes`
  const { result } = await (
    await fetch(url, { method: 'POST', headers: { authorization: token }, body })
  ).json()
  return result.id
}

function read(path: string, token: string) {
  return callApi(path, { method: 'GET', token })
}
