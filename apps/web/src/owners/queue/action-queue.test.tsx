import { textTables } from '@marea/contract/texts/tables.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuse, standInForApi } from '../../../test/api.ts'

const { en } = textTables

const bookingId = '0b6f3b0e-6e0c-4c0e-9f0a-1d2c3b4a5f60'
const checkIn = `PUT /owner/bookings/${bookingId}/check-in`
const block = 'POST /owner/calendar/changes'
const arrived = { kind: 'check_in', bookingId, at: '2026-11-15T20:00:00Z' } as const
const nights = { kind: 'block', slug: 'casa-malva', from: '2026-11-20', to: '2026-11-22' } as const

beforeEach(() => {
  localStorage.clear()
  signInAs('ines')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function signInAs(id: string) {
  localStorage.setItem('user', JSON.stringify({ id, token: `token of ${id}`, fullName: id }))
}

/** The modules of a page that was just loaded: only what is stored remains. */
async function loadPage() {
  vi.resetModules()
  const { actionQueue } = await import('./action-queue.ts')
  const { useActionQueue } = await import('./use-action-queue.ts')
  const { QueuedActions } = await import('./queued-actions.tsx')
  const { renderInPage } = await import('../../../test/page.tsx')
  return { actionQueue, useActionQueue, QueuedActions, renderInPage }
}

test('an action is sent once, though it is asked for by several at the same time', async () => {
  const { actionQueue } = await loadPage()
  const requests = standInForApi({ [checkIn]: () => ({}) })
  actionQueue.add(arrived, 'Ana')
  await Promise.all([actionQueue.flush(), actionQueue.flush(), actionQueue.flush()])
  expect(requests).toMatchObject([{ body: { at: arrived.at } }])
  expect(actionQueue.read()).toEqual([])
})

test('without a network actions survive a reload and are sent in order under their keys', async () => {
  const before = await loadPage()
  const lost = standInForApi({})
  before.actionQueue.add(nights, 'Casa Malva')
  before.actionQueue.add(arrived, 'Ana')
  await before.actionQueue.flush()
  expect(lost.length).toBeGreaterThan(0)

  const { actionQueue } = await loadPage()
  expect(actionQueue.read().map(({ about }) => about)).toEqual(['Casa Malva', 'Ana'])
  const sent = standInForApi({ [block]: () => ({ id: 'x' }), [checkIn]: () => ({}) })
  await actionQueue.flush()
  expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['changes', 'check-in'])
  expect(sent[0]?.idempotencyKey).toBe(lost[0]?.idempotencyKey)
  expect(localStorage.getItem('owner-actions')).toBeNull()
})

test('an answer that was lost, and one that is not final, are asked for again under the key', async () => {
  const { actionQueue } = await loadPage()
  const answers = [refuse(503, 'server.busy'), refuse(409, 'request.in_progress'), { id: 'x' }]
  const requests = standInForApi({ [block]: () => answers.shift() })
  actionQueue.add(nights, 'Casa Malva')
  for (const _ of [1, 2, 3]) await actionQueue.flush()
  expect(requests).toHaveLength(3)
  expect(new Set(requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  expect(actionQueue.read()).toEqual([])
})

test('a refused action is kept with its reason, lets the next one pass, and can be removed', async () => {
  const { actionQueue, useActionQueue, QueuedActions, renderInPage } = await loadPage()
  const booking = {
    home: 'Casa Malva',
    kind: 'booking',
    reference: 'MAR-7KQ2M9XA',
    guest: 'Ana Ruiz',
    from: '2026-11-21',
    to: '2026-11-23',
    reason: null,
  }
  const details = { conflicts: [booking] }
  const error = { code: 'calendar.nights_taken', message: '', requestId: '', details }
  const requests = standInForApi({
    [block]: () => Response.json({ error }, { status: 409 }),
    [checkIn]: () => ({}),
  })
  const onSent = vi.fn()
  function Page() {
    return <QueuedActions actions={useActionQueue(onSent).actions} />
  }
  actionQueue.add(nights, 'Casa Malva')
  actionQueue.add(arrived, 'Ana')
  await actionQueue.flush()
  expect(requests).toHaveLength(2)
  expect(actionQueue.read()).toMatchObject([{ about: 'Casa Malva', failure: { code: error.code } }])

  renderInPage(<Page />)
  expect((await screen.findByText(/Ana Ruiz/)).textContent).toContain('MAR-7KQ2M9XA')
  fireEvent.click(screen.getByRole('button', { name: en['error.again'] }))
  await waitFor(() => expect(requests).toHaveLength(3))
  expect(requests[2]?.idempotencyKey).not.toBe(requests[0]?.idempotencyKey)
  await waitFor(() => screen.getByRole('button', { name: en['error.again'] }))
  fireEvent.click(screen.getByRole('button', { name: /Casa Malva/ }))
  await waitFor(() => expect(screen.queryByText(/Ana Ruiz/)).toBeNull())
  expect(actionQueue.read()).toEqual([])
})

test('the actions of another person on the same phone wait for them', async () => {
  const { actionQueue } = await loadPage()
  standInForApi({})
  actionQueue.add(arrived, 'Ana')
  await actionQueue.flush()
  signInAs('diego')
  const again = await loadPage()
  const requests = standInForApi({ [checkIn]: () => ({}) })
  await again.actionQueue.flush()
  expect(requests).toEqual([])
  expect(again.actionQueue.read()).toHaveLength(1)
})

test('an expense whose receipt was not sent is not recorded twice', async () => {
  const { actionQueue } = await loadPage()
  const expense = {
    suite: 'casa-malva',
    spentOn: '2026-11-15',
    category: 'pool',
    concept: 'Chlorine',
    amount: 40_00,
  } as const
  const receipt = 'data:image/jpeg;base64,/9j/'
  const record = 'POST /owner/expenses'
  const requests = standInForApi({ [record]: () => ({ id: 'e1' }) })
  actionQueue.add({ kind: 'add_expense', expense, receipt }, 'Chlorine')
  await actionQueue.flush()
  expect(actionQueue.read()).toMatchObject([{ action: { expenseId: 'e1' }, failure: null }])
  const again = standInForApi({
    'PUT /owner/expenses/e1/receipt': () => ({ receipt: 'image' }),
  })
  await actionQueue.flush()
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  expect(again).toHaveLength(1)
  expect(actionQueue.read()).toEqual([])
})
