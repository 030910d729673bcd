import type { BrowserContext, Page, Worker } from '@playwright/test'
import { expect, test } from './support/marea.ts'
import { enterAsNewGuest, until } from './support/people.ts'
import { readAs } from './support/reader.ts'

/**
 * Chromium without a window has neither a push service nor notifications. The browser's part of them
 * is replaced: it subscribes at the stand-in and remembers what it would show.
 */
async function subscribeAtStandIn(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let subscription: PushSubscription | null = null
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
    PushManager.prototype.getSubscription = async () => subscription
    PushManager.prototype.subscribe = async (options) => {
      const body = String(options?.applicationServerKey)
      const response = await fetch('/dev/push/subscriptions', { method: 'POST', body })
      const given = await response.json()
      subscription = Object.assign(Object.create(null), { toJSON: () => given })
      return given && subscription
    }
  })
}

/** Hands over the message that the stand-in decrypted, like the browser's push service. */
async function receivedBy(page: Page, title: string): Promise<string> {
  return until(async () => {
    const messages: { message: string }[] = await page.evaluate(async () =>
      (await fetch('/dev/push/messages')).json(),
    )
    return messages.find(({ message }) => JSON.parse(message).title === title)?.message
  }, 'the push message')
}

async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, isDeleted } of registrations) {
        if (!isDeleted) found(registrationId)
      }
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(page.url())
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

async function watch(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const scope: Record<string, unknown> = Object(globalThis)
    const seen: unknown[] = []
    Object.assign(scope, { seen })
    Object.assign(Object(scope.registration), {
      showNotification: async (title: string, options: object) => seen.push({ title, ...options }),
    })
    Object.assign(Object(scope.clients), { openWindow: async (url: string) => seen.push({ url }) })
  })
}

function seenBy(worker: Worker): Promise<Record<string, unknown>[]> {
  return worker.evaluate(() => Object(globalThis).seen)
}

/** Simulates a click on the notification. */
async function click(worker: Worker, data: unknown): Promise<void> {
  await worker.evaluate((data) => {
    const event = new Event('notificationclick')
    const notification = { data, close: () => undefined }
    Object.assign(event, { notification, waitUntil: () => undefined })
    globalThis.dispatchEvent(event)
  }, data)
}

test('a service worker receives a push message and opens its page @desktop', async ({
  page,
  context,
  complaints,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  await subscribeAtStandIn(context)
  await enterAsNewGuest(page)
  await page.goto('/account-settings/notifications')
  const started = context.waitForEvent('serviceworker')
  const device = page.getByRole('switch', { name: say('push.switch') })
  await expect(device).toBeEnabled()
  await device.click()
  const worker = await started
  await watch(worker)
  await page.getByRole('button', { name: say('push.test') }).click()
  await expect(page.getByText(say('push.test_sent'))).toBeVisible()
  await deliver(page, await receivedBy(page, say('push.test_title')))
  const shown = await until(async () => (await seenBy(worker))[0], 'the notification')
  expect(shown).toMatchObject({
    title: say('push.test_title'),
    body: say('push.test_body'),
    lang: 'en',
    tag: 'test',
  })
  await page.goto('/faqs')
  await click(worker, shown.data)
  const opened = await until(async () => (await seenBy(worker))[1], 'the page')
  expect(opened.url).toBe(new URL('/account-settings/notifications', page.url()).href)
  await page.goto(String(opened.url))
  await expect(device).toBeVisible()
  await click(worker, { path: 'https://evil.example/' })
  const elsewhere = await until(async () => (await seenBy(worker))[2], 'the home page')
  expect(elsewhere.url).toBe(new URL('/', page.url()).href)
  expect(complaints).toEqual([])
})
