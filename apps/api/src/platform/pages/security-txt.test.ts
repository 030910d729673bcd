import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp({ environment: { SECURITY_CONTACT: 'security@marea.test' } })
})
afterAll(() => marea.close())

test('finders of weaknesses read whom to write to, for less than a year', async () => {
  marea.clock.set('2026-11-19T12:00:00Z')
  const { statusCode, headers, body } = await marea.app.inject('/.well-known/security.txt')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body.split('\n')).toEqual([
    'Contact: mailto:security@marea.test',
    'Expires: 2027-05-18T12:00:00Z',
    'Preferred-Languages: en, es',
    `Canonical: ${new URL('/.well-known/security.txt', marea.config.publicUrl)}`,
    '',
  ])
})

test('the contact may be a page, is support if not set, and nothing is invented outside a demo', () => {
  const real = { DATABASE_URL: 'postgres://marea@db.example/marea', NODE_ENV: 'production' }
  const contactOf = (settings: Record<string, string>) =>
    readConfig({ ...real, ...settings }).securityContact
  const page = 'https://marea.example/security'
  expect(contactOf({ SECURITY_CONTACT: page, SUPPORT_EMAIL: 'hola@marea.example' })).toBe(page)
  expect(contactOf({ SUPPORT_EMAIL: 'hola@marea.example' })).toBe('mailto:hola@marea.example')
  expect(contactOf({})).toBeUndefined()
  expect(() => contactOf({ SECURITY_CONTACT: 'ask us' })).toThrow('SECURITY_CONTACT is not valid')
})
