import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CardsStandIn, openCardsStandIn } from '#open.ts'

let folder: string
let standIn: CardsStandIn

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marea-cards-'))
  const fonts = { regular: new Uint8Array([1]), semibold: new Uint8Array([2]) }
  standIn = await openCardsStandIn({ folder, fonts, now: () => 1_800_000_000_000 })
})
afterAll(async () => {
  standIn.close()
  await rm(folder, { recursive: true, force: true })
})

function get(path: string) {
  return standIn.handle(new Request(`http://marea.test/card-stand-in${path}`))
}

function post(path: string, body: string) {
  const url = `http://marea.test/card-stand-in${path}`
  return standIn.handle(new Request(url, { method: 'POST', body }))
}

const card = { number: '4242424242424242', exp_month: '12', exp_year: '2030', cvc: '123' }

function enterCard(changes: Partial<typeof card>) {
  const fields = Object.entries({ ...card, ...changes })
  const form = new URLSearchParams(fields.map(([name, value]) => [`card[${name}]`, value]))
  return post('/card', form.toString())
}

test('the card form can only be framed by the site and is shown in both languages', async () => {
  const english = await get('/card')
  expect(english.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(await english.text()).toContain('Card number')
  const spanish = await (await get('/card?language=es&theme=dark')).text()
  expect(spanish).toContain('Número de tarjeta')
  expect(spanish).toContain('data-theme="dark"')
})

test('the pages find their files, and nothing else is served', async () => {
  for (const file of [
    'card.js',
    'bank.js',
    'wallet.js',
    'pages.css',
    'regular.ttf',
    'semibold.ttf',
  ]) {
    expect((await get(`/${file}`)).status).toBe(200)
  }
  for (const path of ['', '/', '/constructor', '/..%2Fopen.ts', '/bank']) {
    expect((await get(path)).status).toBe(404)
  }
})

test('an entered card becomes an id, and its number is not stored', async () => {
  const plain = await (await enterCard({})).json()
  expect(plain).toMatchObject({ id: expect.stringMatching(/^pm_/) })
  const other = await (await enterCard({ number: '4111111111111111' })).json()
  expect(other).toMatchObject({ card: { last4: '1111' } })
  const rows = standIn.store.read('select body from objects')
  expect(JSON.stringify(rows)).not.toContain('4111111111111111')
})

test.each([
  [{ number: '4242424242424241' }, 'incorrect_number'],
  [{ exp_year: '2020' }, 'invalid_expiry_year'],
  [{ exp_month: '13' }, 'invalid_expiry_year'],
  [{ cvc: '1' }, 'invalid_cvc'],
])('a card with %o is refused', async (changes, code) => {
  const answer = await enterCard(changes)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: { code } })
})

test('a wallet’s sheet names the amount and is marked as a test, and an unknown wallet has none', async () => {
  const sheet = await (await get('/wallet?wallet=apple_pay&amount=123450')).text()
  expect(sheet).toContain('Apple Pay (test)')
  expect(sheet).toContain('Pay Marea $1,234.50')
  const spanish = await (await get('/wallet?wallet=link&amount=50&language=es')).text()
  expect(spanish).toContain('Link (prueba)')
  for (const query of ['', '?wallet=samsung_pay&amount=1', '?wallet=link&amount=much']) {
    expect((await get(`/wallet${query}`)).status).toBe(404)
  }
})

test('a wallet hands over its card with its own name and number', async () => {
  const apple = await (await post('/wallet', 'wallet=apple_pay&card=visa')).json()
  expect(apple).toMatchObject({
    id: expect.stringMatching(/^pm_/),
    card: { last4: '4242', wallet: { type: 'apple_pay' } },
  })
  const typed = await (await enterCard({})).json()
  expect(typed).toMatchObject({ card: { wallet: null } })
  expect(fingerprintOf(apple)).not.toBe(fingerprintOf(typed))
  for (const form of ['', 'wallet=apple_pay', 'wallet=cash&card=visa', 'wallet=link&card=4242']) {
    expect((await post('/wallet', form)).status).toBe(400)
  }
})

function fingerprintOf(method: unknown): unknown {
  return Object(Object(method).card).fingerprint
}

test('a bank’s page opens only with its secret', async () => {
  expect((await get('/bank/pi_guess?secret=guess')).status).toBe(404)
})

test.each([
  ['GET', '/card?language=es&language=en&theme[]=dark', ''],
  ['GET', '/bank/x?secret=a&secret=b', ''],
  ['GET', '/bank/constructor?secret=toString', ''],
  ['POST', '/card', `card${'[a]'.repeat(80_000)}=1`],
  ['POST', '/card', 'card=1&card[number]=2&card[number][x]=3&__proto__[a]=1'],
  ['POST', '/card', 'card[number]=%00&card[exp_month]=%ff'],
  ['POST', '/bank/x', 'secret=%00&answer[]=yes'],
  ['POST', '/bank/x', ''],
  ['GET', '/wallet?wallet=__proto__&amount=1e400', ''],
  ['POST', '/wallet', 'wallet[]=link&card[x]=visa'],
] as const)('%s %s with invalid input does not fail', async (method, path, body) => {
  const { status } = await (method === 'POST' ? post(path, body) : get(path))
  expect(status).toBeLessThan(500)
})
