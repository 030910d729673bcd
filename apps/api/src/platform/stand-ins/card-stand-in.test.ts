import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

test('the card form is served with its files, the site’s fonts and its own security policy', async () => {
  const page = await marea.app.inject('/card-stand-in/card?language=es')
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(page.headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(page.body).toContain('Número de tarjeta')
  for (const file of ['card.js', 'bank.js', 'pages.css', 'regular.ttf', 'semibold.ttf']) {
    const { statusCode, rawPayload } = await marea.app.inject(`/card-stand-in/${file}`)
    expect({ file, statusCode }).toEqual({ file, statusCode: 200 })
    expect(rawPayload.length).toBeGreaterThan(100)
  }
  expect((await marea.app.inject('/card-stand-in/constructor')).statusCode).toBe(404)
})

test.each([
  ['application/x-www-form-urlencoded', `card${'[a]'.repeat(80_000)}=1`],
  ['application/x-www-form-urlencoded', 'card[number]=%00&card[exp_month]=%ff'],
  ['application/json', '{"card":'],
  ['nonsense', ''],
])('a body of type %s that makes no sense is not our failure', async (type, payload) => {
  for (const path of ['card', 'bank/x']) {
    const url = `/card-stand-in/${path}`
    const headers = { 'content-type': type }
    const { statusCode } = await marea.app.inject({ method: 'POST', url, payload, headers })
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(statusCode).toBeLessThan(500)
  }
})
