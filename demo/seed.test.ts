import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo, signIn } from '../apps/api/test/people.ts'
import { openTestApp, type TestApp } from '../apps/api/test/test-app.ts'
import { demoPassword, demoUserId } from './people.ts'
import { seedDemo } from './seed.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

test('of several processes that start together one seeds, and never again', async () => {
  const seeded = await Promise.all([1, 2, 3].map(() => seedDemo(marea.ctx())))
  expect(seeded.filter(Boolean)).toHaveLength(1)
  expect(await seedDemo(marea.ctx())).toBe(false)
})

test.each([
  ['guest@marea.test', 'USER'],
  ['owner@marea.test', 'OWNER'],
  ['admin@marea.test', 'ADMIN'],
])('%s signs in as %s', async (email, profile) => {
  const { body } = await signIn(marea, email, demoPassword)
  expect(body.result).toMatchObject({ id: demoUserId(email), profile, isEmailConfirmed: true })
  expect(await mailsTo(marea, email)).toEqual([])
})
