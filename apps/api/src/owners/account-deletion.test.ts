import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertFeed } from '../../test/channels/channel-data.ts'
import { password, signedIn } from '../../test/people.ts'
import { plainRules } from '../../test/price-rules.ts'
import { homeOf, move } from '../../test/stays.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { expenseDraft, type Someone } from '../../test/user-data.ts'

let marea: TestApp
let ines: Someone
let home: { slug: string; suiteId: string }

beforeAll(async () => {
  marea = await openTestApp()
  ines = await signedIn(marea, 'ines', { profile: 'OWNER' })
  home = await homeOf(marea, ines.id)
  const { slug, suiteId } = home
  await move(ines, '/owner/expenses', { ...expenseDraft, suite: slug, repeats: 'monthly' })
  await ines.call('PUT', '/owner/expense-limit', { body: { amount: 250_00 } })
  await ines.call('PUT', `/owner/prices/${slug}`, { body: { version: 0, rules: plainRules } })
  await insertFeed(marea, { suiteId, addedBy: ines.id })
  await ines.call('GET', '/owner/channels')
  await invite(ines, slug, 'lucia@marea.test')
  const omar = await signedIn(marea, 'omar', { profile: 'OWNER' })
  await invite(omar, (await homeOf(marea, omar.id)).slug, ines.email)
})
afterAll(() => marea.close())

function invite(by: Someone, slug: string, email: string) {
  const body = { email, homes: [{ slug, role: 'view' }] }
  return by.call('POST', '/owner/invitations', { body })
}

test('an owner’s data export has bills, limits, price rules, calendars and invitations', async () => {
  const { result } = (await ines.call('GET', '/user/data')).body
  expect(result).toMatchObject({
    recurringExpenses: [{ concept: 'Weekly pool service', frequency: 'monthly', stoppedAt: null }],
    approvalLimits: [{ amount: { amount: 250_00 } }],
    priceRules: [{ version: 1, rules: { fillsGaps: false } }],
    connectedCalendars: [{ suite: home.slug }],
    calendarAddresses: [{ suite: home.slug, url: expect.stringMatching(/\/calendars\/.+\.ics$/) }],
    sentInvitations: [{ email: 'lucia@marea.test', role: 'view' }],
    receivedInvitations: [{ invitedBy: 'omar', role: 'view' }],
  })
})

test('a stranger’s data export has none of it', async () => {
  const sam = await signedIn(marea, 'sam')
  expect((await sam.call('GET', '/user/data')).body.result).toMatchObject({
    recurringExpenses: [],
    approvalLimits: [],
    priceRules: [],
    connectedCalendars: [],
    calendarAddresses: [],
    sentInvitations: [],
    receivedInvitations: [],
  })
})

test('for a deleted owner no bill is recorded, no calendar read or given away, nobody invited', async () => {
  await ines.call('DELETE', `/owner/homes/${home.slug}/publication`)
  expect((await ines.call('DELETE', '/user', { body: { password } })).status).toBe(200)
  await marea.runJobs()
  const left = await Promise.all([
    marea.db.selectFrom('calendarFeeds').selectAll().execute(),
    marea.db.selectFrom('calendarExports').selectAll().execute(),
    marea.db.selectFrom('expenseSchedules').selectAll().where('stoppedAt', 'is', null).execute(),
    marea.db.selectFrom('coHostInvitations').selectAll().where('invitedBy', '=', ines.id).execute(),
  ])
  expect(left).toEqual([[], [], [], []])
})
