import type { Notification } from '@marea/contract/notifications/endpoints.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setUserForPage } from '#platform/session/session.ts'
import { refuse, standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import { Bell } from './bell.tsx'
import NotificationsSync from './notifications-sync.tsx'

let items: Notification[]
let stream: ReturnType<typeof openStream>
let signIns = 0

beforeEach(() => {
  items = [written(2, false), written(1, true)]
  stream = openStream()
  signIns += 1
  setUserForPage({ token: `laura ${signIns}`, fullName: 'Laura', email: 'laura@marea.test' })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  // jsdom has no popovers, and hides what has the attribute.
  Object.assign(HTMLElement.prototype, {
    showPopover: toggle('open'),
    hidePopover: toggle('closed'),
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function toggle(newState: string) {
  return function (this: HTMLElement) {
    this.toggleAttribute('popover', newState === 'closed')
    this.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
  }
}

function written(id: number, isRead: boolean): Notification {
  const words = (title: string, action: string) => ({ title, body: 'Casa Almendro', action })
  return {
    id,
    kind: 'new_booking',
    group: 'homes',
    isRead,
    path: `/property-management#${id}`,
    createdAt: '2026-11-16T14:00:00Z',
    words: {
      en: words(`New booking ${id}`, 'View booking'),
      es: words(`Nueva reserva ${id}`, 'Ver reserva'),
    },
  }
}

/** The live stream, to which a test adds events. */
function openStream() {
  let add: (text: string) => void = () => undefined
  const body = new ReadableStream({
    start(controller) {
      add = (text) => controller.enqueue(new TextEncoder().encode(text))
      add('id: 1\nevent: live.open\ndata: {}\n\n')
    },
  })
  return {
    answer: () => new Response(body),
    happen: (id: number) => add(`id: ${id}\nevent: notifications.added\ndata: {}\n\n`),
  }
}

type Answers = Parameters<typeof standInForApi>[0]

function openPage({ language, answers }: { language?: Language; answers?: Answers } = {}) {
  const requests = standInForApi({
    'GET /notifications': () => ({ items, hasMore: false, counts: {} }),
    'GET /notifications/unread': () => ({ count: items.filter(({ isRead }) => !isRead).length }),
    'GET /events': () => stream.answer(),
    'PUT /notifications/read': () => {
      items = items.map((item) => ({ ...item, isRead: true }))
      return { done: true }
    },
    'PUT /notifications/2/read': () => {
      items = items.map((item) => ({ ...item, isRead: true }))
      return { done: true }
    },
    ...answers,
  })
  renderInPage(
    <>
      <NotificationsSync />
      <Bell />
    </>,
    language ? { language } : {},
  )
  return requests
}

const bell = (name: string) => screen.findByRole('link', { name })

test('the bell has the unread count in its name and opens the newest notifications', async () => {
  openPage()
  const link = await bell('Notifications, 1 unread')
  expect(link.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(link)
  expect(await screen.findByText('New booking 2')).toBeTruthy()
  expect(link.getAttribute('aria-expanded')).toBe('true')
  const action = screen.getByRole('link', { name: 'View booking: New booking 2' })
  expect(action.getAttribute('href')).toBe('/property-management#2')
  expect(screen.getAllByText('Unread')).toHaveLength(1)
})

test('following a notification reads it and closes the list', async () => {
  const requests = openPage()
  fireEvent.click(await bell('Notifications, 1 unread'))
  fireEvent.click(await screen.findByRole('link', { name: 'View booking: New booking 2' }))
  expect(await bell('Notifications')).toBeTruthy()
  expect(requests.some(({ path }) => path === '/notifications/2/read')).toBe(true)
  expect(screen.queryByText('New booking 2')).toBeNull()
})

test('all are marked as read up to the newest one shown', async () => {
  const requests = openPage({ language: 'es' })
  fireEvent.click(await bell('Notificaciones, 1 no leída'))
  const button = await screen.findByRole('button', { name: 'Marcar todas como leídas' })
  expect(await screen.findByText('Nueva reserva 2')).toBeTruthy()
  fireEvent.click(button)
  expect(await bell('Notificaciones')).toBeTruthy()
  expect(requests.find(({ path }) => path === '/notifications/read')?.body).toEqual({ upTo: 2 })
  await waitFor(() => expect(button).toHaveProperty('disabled', true))
})

test('what arrives meanwhile is counted and shown without a reload', async () => {
  openPage()
  fireEvent.click(await bell('Notifications, 1 unread'))
  expect(await screen.findByText('New booking 2')).toBeTruthy()
  items = [written(3, false), ...items]
  act(() => stream.happen(3))
  expect(await bell('Notifications, 2 unread')).toBeTruthy()
  expect(await screen.findByText('New booking 3')).toBeTruthy()
})

test('without notifications it says what will be here', async () => {
  items = []
  openPage()
  fireEvent.click(await bell('Notifications'))
  expect(
    await screen.findByText('New bookings, messages and payments will appear here.'),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveProperty('disabled', true)
})

test('a list that could not be loaded is loaded by trying again', async () => {
  let isDown = true
  openPage({
    answers: {
      'GET /notifications': () =>
        isDown ? refuse(503, 'service.unavailable') : { items, hasMore: false, counts: {} },
    },
  })
  fireEvent.click(await bell('Notifications, 1 unread'))
  expect(await screen.findByText('We couldn’t load your notifications')).toBeTruthy()
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('New booking 2')).toBeTruthy()
})

test('what could not be marked as read stays unread and says so', async () => {
  openPage({ answers: { 'PUT /notifications/read': () => refuse(503, 'service.unavailable') } })
  fireEvent.click(await bell('Notifications, 1 unread'))
  expect(await screen.findByText('New booking 2')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByText('We couldn’t mark them as read')).toBeTruthy()
  expect(await bell('Notifications, 1 unread')).toBeTruthy()
})
