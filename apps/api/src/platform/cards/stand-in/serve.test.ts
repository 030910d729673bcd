import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

const card = { number: '4242424242424242', exp_month: '12', exp_year: '2030', cvc: '123' }

function type(given: Partial<typeof card>) {
  const fields = Object.entries({ ...card, ...given })
  return marea.app.inject({
    method: 'POST',
    url: '/card-stand-in/card',
    payload: new URLSearchParams(
      fields.map(([name, value]) => [`card[${name}]`, value]),
    ).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
}

test('the card form may be framed by the site alone and speaks both languages', async () => {
  const english = await marea.app.inject('/card-stand-in/card')
  expect(english.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(english.body).toContain('Card number')
  const spanish = await marea.app.inject('/card-stand-in/card?language=es&theme=dark')
  expect(spanish.body).toContain('Número de tarjeta')
  for (const file of ['card.js', 'bank.js', 'pages.css', 'regular.ttf']) {
    expect((await marea.app.inject(`/card-stand-in/${file}`)).statusCode).toBe(200)
  }
  expect((await marea.app.inject('/card-stand-in/constructor')).statusCode).toBe(404)
})

test('a typed card becomes an id, and its number is not kept', async () => {
  const { id } = (await type({})).json()
  expect(id).toMatch(/^pm_/)
  expect((await type({ number: '4111111111111111' })).json().card.last4).toBe('1111')
  const rows = marea.ports.cards.standIn?.world.store.read('select body from objects') ?? []
  expect(JSON.stringify(rows)).not.toContain('4111111111111111')
})

test.each([
  [{ number: '4242424242424241' }, 'incorrect_number'],
  [{ exp_year: '2020' }, 'invalid_expiry_year'],
  [{ exp_month: '13' }, 'invalid_expiry_year'],
  [{ cvc: '1' }, 'invalid_cvc'],
])('a card with %o is refused', async (given, code) => {
  const answer = await type(given)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error.code).toBe(code)
})

test('a bank’s page opens only with its secret', async () => {
  const guess = await marea.app.inject('/card-stand-in/bank/pi_guess?secret=guess')
  expect(guess.statusCode).toBe(404)
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
] as const)('%s %s with nonsense is no failure of ours', async (method, url, payload) => {
  const { statusCode } = await marea.app.inject({
    method,
    url: `/card-stand-in${url}`,
    ...(method === 'POST' ? { payload } : {}),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(statusCode).toBeLessThan(500)
})
