import { textTables } from '@marea/contract/texts/tables.ts'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeToasts } from '#platform/page/toast.ts'
import { refuse, standInForApi } from '../../../../test/api.ts'
import { renderInPage } from '../../../../test/page.tsx'
import { useCalendarChange } from './use-calendar-change.ts'
import { WaitingChange } from './waiting-change.tsx'

const { en } = textTables

const changes = 'POST /owner/calendar/changes'
const draft = {
  homes: ['casa-malva'],
  from: '2026-12-11',
  to: '2026-12-13',
  act: { kind: 'block' as const, reason: 'Pool repair' },
}

beforeEach(() => localStorage.setItem('user', JSON.stringify({ id: 'ines', token: 'token' })))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

let isOnline = true

async function goOnline(next: boolean) {
  isOnline = next
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  await act(async () => {
    window.dispatchEvent(new Event(next ? 'online' : 'offline'))
  })
}

function Page({ onChanged }: { onChanged: () => void }) {
  const changes = useCalendarChange(onChanged)
  return (
    <>
      <button type='button' onClick={() => void changes.save(draft, () => undefined)}>
        Save
      </button>
      <WaitingChange changes={changes} />
      {changes.error !== null && <p>Refused</p>}
    </>
  )
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const waiting = () => screen.queryByText(en['owner_calendar.waiting'])

test('a change made without a connection waits, and is sent once when there is one', async () => {
  const requests = standInForApi({ [changes]: () => ({ id: 'one', nights: 2, skipped: [] }) })
  const onChanged = vi.fn()
  renderInPage(<Page onChanged={onChanged} />)
  await goOnline(false)
  save()
  expect(await screen.findByText(en['owner_calendar.waiting'])).toBeTruthy()
  expect(requests).toEqual([])
  await goOnline(true)
  await waitFor(() => expect(waiting()).toBeNull())
  await goOnline(false)
  await goOnline(true)
  expect(requests).toMatchObject([{ body: draft }])
  expect(onChanged).toHaveBeenCalledTimes(1)
})

test('a change whose answer was lost waits and is sent again under the same key', async () => {
  const lost = standInForApi({})
  renderInPage(<Page onChanged={() => undefined} />)
  await goOnline(false)
  save()
  await goOnline(true)
  await waitFor(() => expect(lost.length).toBeGreaterThan(0))
  expect(await screen.findByText(en['owner_calendar.waiting'])).toBeTruthy()
  const sent = standInForApi({ [changes]: () => ({ id: 'one', nights: 2, skipped: [] }) })
  await goOnline(false)
  await goOnline(true)
  await waitFor(() => expect(waiting()).toBeNull())
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([lost[0]?.idempotencyKey])
})

test('a change that was refused is not sent again', async () => {
  const requests = standInForApi({ [changes]: () => refuse(409, 'calendar.nights_taken') })
  renderInPage(<Page onChanged={() => undefined} />)
  await goOnline(false)
  save()
  await goOnline(true)
  expect(await screen.findByText('Refused')).toBeTruthy()
  expect(waiting()).toBeNull()
  await goOnline(false)
  await goOnline(true)
  expect(requests).toHaveLength(1)
})

test.each([
  ['blocked', [], en['owner_calendar.saved_block']],
  ['skipped', ['Casa Sin Precio'], 'Casa Sin Precio'],
])('the toast says what was %s', async (_, skipped, said) => {
  standInForApi({ [changes]: () => ({ id: 'one', nights: 2, skipped }) })
  renderInPage(<Page onChanged={() => undefined} />)
  await goOnline(true)
  takeToasts()
  save()
  await waitFor(() => expect(takeToasts()).toMatchObject([{ text: expect.stringContaining(said) }]))
})
