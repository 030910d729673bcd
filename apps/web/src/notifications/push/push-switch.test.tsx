import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { refuse, standInForApi } from '../../../test/api.ts'
import { eventually } from '../../../test/eventually.ts'
import { renderInPage } from '../../../test/page.tsx'
import { PushSwitch } from './push-switch.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const keys = { p256dh: 'a'.repeat(87), auth: 'b'.repeat(22) }

/** A browser that can show notifications; the person answers its question. */
function browser({ permission = 'default', answer = 'granted', isSubscribed = false } = {}) {
  const state = { permission, isSubscribed, worker: '', key: '' }
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example/1', keys }),
    unsubscribe: async () => {
      state.isSubscribed = false
      return true
    },
  }
  const pushManager = {
    getSubscription: async () => (state.isSubscribed ? subscription : null),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      Object.assign(state, { isSubscribed: true, key: applicationServerKey })
      return subscription
    },
  }
  const registration = { pushManager }
  const serviceWorker = {
    getRegistration: async () => registration,
    register: async (path: string) => {
      state.worker = path
      return registration
    },
    ready: Promise.resolve(registration),
  }
  vi.stubGlobal('navigator', { ...plain, serviceWorker })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    get permission() {
      return state.permission
    },
    requestPermission: async () => {
      state.permission = answer
      return answer
    },
  })
  return state
}

const plain = { userAgent: 'Chrome', maxTouchPoints: 0, onLine: true }

const answers = (isOn: boolean) => ({
  'GET /push-subscription': () => ({ publicKey: 'the key', isOn }),
  'PUT /push-subscription': () => ({ publicKey: 'the key', isOn: true }),
  'DELETE /push-subscription': () => ({ publicKey: 'the key', isOn: false }),
  'POST /push-subscription/test': () => ({ done: true }),
})

const theSwitch = () => screen.findByRole('switch', { name: 'Show notifications on this device' })

test('a person turns notifications on, and the server learns where to send them', async () => {
  const state = browser()
  const requests = standInForApi(answers(false))
  renderInPage(<PushSwitch />)
  const off = await theSwitch()
  await eventually(() => expect(off).toHaveProperty('disabled', false))
  expect(off.getAttribute('aria-checked')).toBe('false')
  fireEvent.click(off)
  expect(await screen.findByRole('button', { name: 'Send test notification' })).toBeTruthy()
  expect((await theSwitch()).getAttribute('aria-checked')).toBe('true')
  expect(state).toMatchObject({ worker: '/worker.js', key: 'the key' })
  const sent = requests.find(({ method }) => method === 'PUT')
  expect(sent?.body).toEqual({ endpoint: 'https://push.example/1', keys })
})

test('it is on where the browser and the server both know of it, and is turned off at both', async () => {
  const state = browser({ permission: 'granted', isSubscribed: true })
  const requests = standInForApi(answers(true))
  renderInPage(<PushSwitch />)
  await eventually(async () =>
    expect((await theSwitch()).getAttribute('aria-checked')).toBe('true'),
  )
  fireEvent.click(await theSwitch())
  await eventually(async () =>
    expect((await theSwitch()).getAttribute('aria-checked')).toBe('false'),
  )
  expect(state.isSubscribed).toBe(false)
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(true)
})

test('after signing in again on the same device it is off until turned on', async () => {
  browser({ permission: 'granted', isSubscribed: true })
  standInForApi(answers(false))
  renderInPage(<PushSwitch />)
  const off = await theSwitch()
  await eventually(() => expect(off).toHaveProperty('disabled', false))
  expect(off.getAttribute('aria-checked')).toBe('false')
})

test('a person who declines is told where to allow them', async () => {
  browser({ answer: 'denied' })
  standInForApi(answers(false))
  renderInPage(<PushSwitch />, { language: 'es' })
  const off = await screen.findByRole('switch')
  await eventually(() => expect(off).toHaveProperty('disabled', false))
  fireEvent.click(off)
  expect((await screen.findByRole('status')).textContent).toContain('Su navegador bloquea')
})

test('one whose browser blocks them reads so at once', async () => {
  browser({ permission: 'denied' })
  renderInPage(<PushSwitch />)
  expect((await screen.findByRole('status')).textContent).toContain('Your browser blocks')
})

test.each([
  ['Chrome', 0, 'This browser can’t show notifications'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)', 5, 'add Marea to your home screen'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'add Marea to your home screen'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'This browser can’t show notifications'],
])('without push, %s (%i) reads why', async (userAgent, maxTouchPoints, words) => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints, onLine: true })
  renderInPage(<PushSwitch />)
  expect((await screen.findByRole('status')).textContent).toContain(words)
})

test('a failure is said, and the switch stays as it was', async () => {
  browser()
  standInForApi({
    ...answers(false),
    'PUT /push-subscription': () => refuse(400, 'push.endpoint_refused'),
  })
  renderInPage(<PushSwitch />)
  const off = await theSwitch()
  await eventually(() => expect(off).toHaveProperty('disabled', false))
  fireEvent.click(off)
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t change')
  expect((await theSwitch()).getAttribute('aria-checked')).toBe('false')
})

test('without a network the person may try again', async () => {
  browser({ permission: 'granted', isSubscribed: true })
  standInForApi({})
  renderInPage(<PushSwitch />)
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t check')
  standInForApi(answers(true))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await eventually(async () =>
    expect((await theSwitch()).getAttribute('aria-checked')).toBe('true'),
  )
})
