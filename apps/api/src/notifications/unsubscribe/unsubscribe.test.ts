import type { NotificationKind } from '@marea/contract/notifications/kinds.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notify } from '#notifications/inbox/notify.ts'
import { inTransaction } from '#platform/ctx.ts'
import { companyTimeZone } from '../../../../../demo/company-clock.ts'
import { signedIn } from '../../../test/people.ts'
import { headerOf, type MailServer, startMailServer } from '../../../test/stand-ins/mail-server.ts'
import { booked, type Guest, openHouse } from '../../../test/stays.ts'
import { jobNamed, openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let server: MailServer
let ines: Guest
let laura: Guest
let count = 0

beforeAll(async () => {
  server = await startMailServer()
  marea = await openTestApp({ environment: { SMTP_URL: server.url } })
  ;({ ines, laura } = await openHouse(marea))
})
afterAll(async () => {
  await marea.close()
  await server.close()
})

/** A notification whose email is on by default and can be switched off. */
async function tellOfWithdrawal({ id: recipientId }: Guest): Promise<void> {
  count += 1
  const facts = { amount: 50_00, bank: 'Chase 6789', state: 'sent' } as const
  await inTransaction(marea.ctx(), (ctx) =>
    notify(ctx, { kind: 'withdrawal_updated', facts, recipientId }, `test:${count}`),
  )
  await marea.runJobs()
}

function sentTo(email: string) {
  return server.received.filter(({ to }) => to.includes(email)).map(({ source }) => source)
}

function linkIn(source = ''): string {
  const url = headerOf(source.replaceAll(/\r?\n\s+/g, ''), 'List-Unsubscribe') ?? ''
  return url.replace(/^<.*\/unsubscribe\//, '').replace(/>$/, '')
}

function turn(guest: Guest, kind: NotificationKind, isOn: boolean) {
  const body = { kind, channel: 'email', isOn }
  return guest.call('PUT', '/notification-preferences', { body })
}

test('an email has one-click headers and a link, which stop emails of its kind without signing in', async () => {
  const nora = await signedIn(marea, 'Nora')
  await tellOfWithdrawal(nora)
  const [mail = ''] = sentTo(nora.email)
  expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  const token = linkIn(mail)
  expect(token.length).toBeGreaterThan(40)
  const url = `/unsubscribe/${token}`
  const shown = (await marea.call('GET', url)).body.result
  expect(shown).toEqual({ kind: 'withdrawal_updated', isOn: true })
  await tellOfWithdrawal(nora)
  expect(sentTo(nora.email)).toHaveLength(2)
  for (let times = 0; times < 2; times += 1) {
    expect((await marea.call('POST', url)).body.result.isOn).toBe(false)
  }
  await tellOfWithdrawal(nora)
  expect(sentTo(nora.email)).toHaveLength(2)
  expect((await nora.call('GET', '/notifications')).body.result.counts.all).toBe(3)
})

test('a forged or malformed link is unknown', async () => {
  const omar = await signedIn(marea, 'Omar')
  await tellOfWithdrawal(omar)
  const token = linkIn(sentTo(omar.email)[0])
  const [, signature] = token.split('.')
  const other = Buffer.from(`${laura.id} withdrawal_updated`).toString('base64url')
  for (const wrong of [`${other}.${signature}`, token.slice(0, -2), 'x', `${token}x`]) {
    expect((await marea.call('POST', `/unsubscribe/${wrong}`)).status).toBe(404)
    expect((await marea.call('GET', `/unsubscribe/${wrong}`)).status).toBe(404)
  }
})

test('receipts are sent whatever the reader switched off, and have no link', async () => {
  await turn(ines, 'new_booking', false)
  server.received.length = 0
  await booked(marea, laura)
  await marea.runJobs()
  const [receipt = ''] = sentTo('laura@marea.test')
  expect(receipt).toContain('Booking confirmed')
  expect(receipt).not.toMatch(/unsubscribe/i)
  expect(sentTo('inés@marea.test')).toEqual([])
  const left = marea.db.selectFrom('outgoingMails').where('status', '!=', 'sent')
  expect(await left.selectAll().execute()).toEqual([])
})

test('emails wait for the end of quiet hours in the reader’s time zone, and the app does not', async () => {
  const rita = await signedIn(marea, 'Rita')
  const quiet = { isOn: true, from: '22:00', to: '07:00', timeZone: 'America/Los_Angeles' }
  await rita.call('PUT', '/notification-preferences/quiet-hours', { body: quiet })
  marea.clock.set('2026-12-01T09:00:00Z')
  await tellOfWithdrawal(rita)
  expect(sentTo(rita.email)).toEqual([])
  expect((await rita.call('GET', '/notifications/unread')).body.result.count).toBe(1)
  const sweep = () => jobNamed('mail.retry-due').handle(marea.ctx(), {})
  marea.clock.set('2026-12-01T14:59:00Z')
  await sweep()
  expect(sentTo(rita.email)).toEqual([])
  expect(await marea.readMetrics()).toContain('marea_mails_stuck{status="retrying"} 0')
  marea.clock.set('2026-12-01T15:00:00Z')
  await sweep()
  expect(sentTo(rita.email)).toHaveLength(1)
})

test('quiet hours need an end and a time zone', async () => {
  const hours = { isOn: true, from: '22:00', to: '07:00', timeZone: companyTimeZone }
  const put = async (wrong: object) => {
    const body = { ...hours, ...wrong }
    return (await laura.call('PUT', '/notification-preferences/quiet-hours', { body })).body
  }
  expect((await put({ timeZone: 'Moon/Base' })).error.code).toBe('notifications.time_zone_unknown')
  expect((await put({ timeZone: '+05:00' })).error.code).toBe('notifications.time_zone_unknown')
  expect((await put({ to: '22:00' })).error.code).toBe('notifications.quiet_hours_empty')
  expect((await put({ from: '25:00' })).error.code).toBe('request.invalid')
  expect((await put({})).result.quietHours).toEqual(hours)
})
