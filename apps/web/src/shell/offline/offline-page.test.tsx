import type { SavedTrip } from '@marea/contract/bookings/trip.ts'
import type { SavedCopy } from '@marea/contract/messaging/saved-copy.ts'
import { maintenanceHeader } from '@marea/contract/platform/http/maintenance-header.ts'
import { textTables } from '@marea/contract/texts/tables.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearDrafts } from '#messaging/thread/drafts.ts'
import { actionQueue } from '#owners/queue/action-queue.ts'
import { writeCopy } from '#platform/offline/saved-copy.ts'
import { clearUser, storeUser } from '#platform/session/session.ts'
import { TextsProvider } from '#platform/texts/texts.tsx'
import { createTextsStore } from '#platform/texts/texts-store.ts'
import { standInForApi } from '../../../test/api.ts'
import { standInForCaches } from '../../../test/caches.ts'
import { renderInPage } from '../../../test/page.tsx'
import OfflinePage from './offline-page.tsx'
import { textsShownHere } from './texts-shown-here.ts'

const each = (text: string) => ({ en: text, es: text })
const hour = 60 * 60_000
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

const suite = {
  ...{ slug: 'casa-almendro', name: 'Casa Almendro', photo: null, isListed: true },
  neighborhood: { slug: 'coconut-grove', name: 'Coconut Grove' },
}

const trip: SavedTrip = {
  ...{ id: 'stay', reference: 'MAR-7KQ2M9XA', status: 'confirmed', suite, nights: 4 },
  ...{ checkIn: '2026-11-20', checkOut: '2026-11-24', checkInAt: at(1), checkOutAt: at(90) },
  ...{ timeZone: 'America/New_York', guests: 3, children: 1, infants: 1, pets: 1 },
  houseRules: { en: ['No smoking'], es: ['No fumar'] },
  address: {
    ...{ street: '3450 Main Highway', city: 'Miami', region: 'FL', postalCode: '33133' },
    ...{ country: 'US', latitude: 25.72, longitude: -80.24 },
  },
  owner: { firstName: 'Inés', photo: null },
  ownerPhone: '+1 305 555 0167',
  access: {
    notes: each('Ring twice.'),
    wifi: { network: 'Almendro', from: at(-1), password: 'palma-real' },
    door: { from: at(3), code: null },
    steps: [{ title: each('Look for the wall'), text: each('Teak.'), photo: null }],
  },
  chapters: [{ title: each('Trash'), text: each('Tuesdays.') }],
  places: [
    {
      ...{ name: 'Panther Coffee', kind: 'cafe', why: each('Opens at 7.'), address: '3407 Main' },
      mapUrl: 'https://map.test/',
    },
  ],
}

const message = {
  ...{ author: null, photos: [], hints: [], isAutomatic: false, note: null, sentAt: at(-2) },
  clientId: null,
}

const note = {
  ...{ reference: 'MAR-7KQ2M9XA', checkIn: '2026-11-20', checkOut: '2026-11-24' },
  total: { amount: 100_00, currency: 'USD' },
}

const kinds = ['confirmed', 'changed', 'cancelled'] as const

const conversation = {
  room: { id: 'room', side: 'guest', other: { firstName: 'Inés', photo: null }, suite },
  items: [
    { ...message, id: 1, from: 'owner', text: 'Welcome' },
    { ...message, id: 2, from: 'guest', text: null },
    { ...message, id: 3, from: 'owner', text: '', photos: [{}] },
    ...kinds.map((kind, index) => ({
      ...{ ...message, id: 4 + index, from: null, text: null },
      note: { ...note, kind, by: kind === 'cancelled' ? 'owner' : null },
    })),
  ],
}

const today = {
  today: '2026-11-20',
  ...{ homes: [], needs: [] },
  stays: [
    {
      ...{ id: 'stay', reference: 'MAR-7KQ2M9XA', part: 'arriving', home: { name: 'Casa Romero' } },
      ...{ guest: { fullName: 'Laura Vega', phone: '+1 305 555 0101' }, canMessage: true },
      ...{ checkIn: '2026-11-20', checkOut: '2026-11-24', checkInAt: at(1), checkOutAt: at(90) },
      ...{ timeZone: 'America/New_York', guests: 2, children: 0, infants: 0, pets: 0 },
      ...{ checkedInAt: null, checkedOutAt: null, canMark: true, undoable: null },
    },
  ],
}

beforeEach(() => {
  standInForCaches()
  standInForApi({})
  storeUser({ id: 'laura', token: 'of laura', fullName: 'Laura' })
})
afterEach(() => {
  cleanup()
  clearDrafts()
  for (const { id } of actionQueue.read()) actionQueue.remove(id)
  clearUser()
  vi.unstubAllGlobals()
})

const save = (copy: object = {}) =>
  writeCopy(
    {
      ...{ isOn: true, now: at(0), trips: [trip], conversations: [conversation] },
      ...copy,
    } as unknown as SavedCopy,
    'en',
  )

const comesWithPage = (key: string) => textsShownHere.test(key) || /^(shell|error)\./.test(key)

/** Only the texts that come with the page; `missing` collects any other. */
function show(path = '/offline', language: 'en' | 'es' = 'en') {
  const missing = new Set<string>()
  const shown = Object.entries(textTables[language]).filter(([key]) => comesWithPage(key))
  const store = createTextsStore({ language, table: Object.fromEntries(shown), missing })
  renderInPage(
    <TextsProvider store={store}>
      <OfflinePage />
    </TextsProvider>,
    { loaded: null, at: path },
  )
  return missing
}

test.each(['en', 'es'] as const)(
  'in %s every text that is shown came with the page',
  async (language) => {
    const stored = { userId: 'laura', loadedAt: Date.now(), today }
    localStorage.setItem('owner-today', JSON.stringify(stored))
    await save()
    const missing = show('/offline?to=/checkout/1', language)
    await screen.findByText('palma-real')
    await screen.findByText(/3450 Main Highway/)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'We are late' } })
    fireEvent.submit(screen.getByRole('textbox'))
    await screen.findByText('We are late')
    expect([...missing]).toEqual([])
  },
)

test('an owner marks an arrival of the day without any other text', async () => {
  const stored = { userId: 'laura', loadedAt: Date.now(), today }
  localStorage.setItem('owner-today', JSON.stringify(stored))
  const missing = show('/offline?stay=stay')
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as checked in' }))
  expect(await screen.findAllByText('Waiting to send')).not.toEqual([])
  expect([...missing]).toEqual([])
})

test('the stay has no price, and an interrupted payment is not to be repeated', async () => {
  await save({ conversations: [] })
  show('/offline?to=/checkout/1')
  await screen.findByText('palma-real')
  screen.getByText('You went offline during a payment')
  expect(document.body.textContent).not.toMatch(/\$\d/)
})

test('a message that waits can be deleted, and an empty one is not written', async () => {
  await save()
  show()
  const field = await screen.findByRole('textbox')
  fireEvent.submit(field)
  expect(screen.queryByText('Waiting to send')).toBeNull()
  fireEvent.change(field, { target: { value: 'We are late' } })
  fireEvent.submit(field)
  screen.getByText('1 message waits on this phone. We send it when you’re back online.')
  fireEvent.click(screen.getByRole('button', { name: 'Delete message' }))
  expect(screen.queryByText('We are late')).toBeNull()
})

test('once the server answers, what was written is sent and said to be sent', async () => {
  await save()
  const requests = standInForApi({
    'HEAD /build.json': () => ({}),
    'POST /rooms/room/messages': () => ({}),
  })
  show()
  await screen.findByText('You’re back online')
  const field = await screen.findByRole('textbox')
  fireEvent.change(field, { target: { value: 'We are late' } })
  fireEvent.submit(field)
  await screen.findByText('Sent')
  const sent = requests.filter(({ method }) => method === 'POST')
  expect(sent.map(({ body }) => body)).toMatchObject([{ text: 'We are late', photoIds: [] }])
})

test('a full disk keeps the message on the page and says so', async () => {
  await save()
  show()
  const field = await screen.findByRole('textbox')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  fireEvent.change(field, { target: { value: 'We are late' } })
  fireEvent.submit(field)
  screen.getByText(/Keep this page open/)
  screen.getByText('We are late')
  full.mockRestore()
})

test('during maintenance the page says when it ends, shows the stay and sends nothing', async () => {
  await save()
  const headers = { [maintenanceHeader]: '2027-03-09T21:30:00Z' }
  const requests = standInForApi({
    'HEAD /build.json': () => new Response(null, { headers }),
  })
  const missing = show('/offline?to=/trip/stay')
  await screen.findByText(/back on Tuesday, March 9 by 4:30\sPM EST/)
  await screen.findByText('palma-real')
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value: 'We are late' } })
  fireEvent.submit(field)
  await screen.findByText('Waiting to send')
  expect(screen.queryByText('You’re offline')).toBeNull()
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  expect([...missing]).toEqual([])
})

test('with nothing saved the page says what will be here', async () => {
  show()
  await screen.findByText(/Nothing is saved on this phone/)
  expect(screen.queryByText('You went offline during a payment')).toBeNull()
})
