import type { NotificationPreferences } from '@marea/contract/notifications/endpoints.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { refuse, standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import { PreferencesPanel } from './preferences-panel.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const on = { isOn: true, isSwitchable: true }
const always = { isOn: true, isSwitchable: false }

const preferences: NotificationPreferences = {
  kinds: [
    {
      kind: 'booking_confirmed',
      group: 'stays',
      channels: { app: always, email: always, push: on },
    },
    { kind: 'message', group: 'messages', channels: { app: on, email: on, push: on } },
  ],
  quietHours: { isOn: false, from: '22:00', to: '07:00', timeZone: 'America/New_York' },
}

const kindPath = 'PUT /notification-preferences'
const hoursPath = 'PUT /notification-preferences/quiet-hours'

const cell = (name: string) => screen.getByRole('checkbox', { name })

test('a switch is saved at once and says so', async () => {
  const requests = standInForApi({ [kindPath]: () => preferences })
  renderInPage(<PreferencesPanel loaded={preferences} />)
  fireEvent.click(cell('New message: Email'))
  expect(cell('New message: Email')).toHaveProperty('checked', false)
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(requests.map(({ body }) => body)).toEqual([
    { kind: 'message', channel: 'email', isOn: false },
  ])
})

test('what is always sent is checked and cannot be switched', () => {
  renderInPage(<PreferencesPanel loaded={preferences} />, { language: 'es' })
  const receipt = cell('Reserva confirmada: Correo (siempre activo)')
  expect(receipt).toHaveProperty('checked', true)
  expect(receipt).toHaveProperty('disabled', true)
})

test('choices that could not be saved stay as made and are all sent again', async () => {
  let isDown = true
  const answer = () => (isDown ? refuse(503, 'service.unavailable') : preferences)
  const requests = standInForApi({ [kindPath]: answer, [hoursPath]: answer })
  renderInPage(<PreferencesPanel loaded={preferences} />)
  fireEvent.click(cell('New message: Push'))
  expect(await screen.findByText('We couldn’t save this change')).toBeTruthy()
  fireEvent.click(screen.getByRole('switch', { name: /^Quiet hours/ }))
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(cell('New message: Push')).toHaveProperty('checked', false)
  expect(screen.getByRole('switch', { name: /^Quiet hours/ })).toHaveProperty('checked', true)
  isDown = false
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(requests.slice(2).map(({ path }) => path)).toEqual([
    '/notification-preferences',
    '/notification-preferences/quiet-hours',
  ])
  expect(screen.queryByText('We couldn’t save this change')).toBeNull()
})

test('quiet hours are sent whole, in the person’s time zone', async () => {
  const requests = standInForApi({ [hoursPath]: () => preferences })
  renderInPage(<PreferencesPanel loaded={preferences} />)
  fireEvent.click(screen.getByRole('switch', { name: /^Quiet hours/ }))
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(requests[0]?.body).toEqual({ ...preferences.quietHours, isOn: true })
})

test('a person without quiet hours is offered a night in the time zone of the device', async () => {
  const requests = standInForApi({ [hoursPath]: () => preferences })
  renderInPage(<PreferencesPanel loaded={{ ...preferences, quietHours: null }} />)
  fireEvent.click(screen.getByRole('switch', { name: /^Quiet hours/ }))
  await waitFor(() => expect(requests).toHaveLength(1))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(requests[0]?.body).toEqual({ isOn: true, from: '22:00', to: '07:00', timeZone })
})
