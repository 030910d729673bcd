import type { ServiceStatus } from '@marea/contract/operations/status.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { StatusReport } from './status-report.tsx'

afterEach(cleanup)

const at = '2026-11-16T20:05:00Z'

const well: ServiceStatus = {
  state: 'operational',
  readAt: at,
  services: { search: 'ok', bookings: 'ok', payments: 'ok', email: 'ok', messages: 'ok' },
  promises: {
    ledger: { state: 'ok', checkedAt: at, differences: 0 },
    doubleBookings: { state: 'ok', checkedAt: at, differences: 0 },
    calendars: { state: 'ok', connected: 12, upToDate: 12 },
    backup: { state: 'ok', writtenAt: at },
  },
  release: {
    version: '1.2.0',
    testedOn: '2026-11-14',
    guestsAtOnce: 1000,
    interruptedPayments: 100,
    simulatedBookings: 1000,
    simulatedSteps: 14_210,
    restoreSeconds: 4,
  },
}

const rowOf = (title: string) => screen.getByRole('heading', { name: title }).closest('li')

test('what is well has its time in Miami and the reader’s language', () => {
  renderInPage(<StatusReport status={well} />)
  screen.getByText('Everything is working')
  expect(rowOf('Double bookings: 0')?.textContent).toMatch(/Last checked Nov 16, 2026, 3:05\sPM\.$/)
  expect(rowOf('Calendars of other sites')?.textContent).toContain('12 of 12 are up to date.')
  cleanup()
  renderInPage(<StatusReport status={well} />, { language: 'es' })
  screen.getByText('Todo funciona')
  expect(rowOf('Reservas dobles: 0')?.textContent).toMatch(/3:05\sp\.\s?m\./)
})

test('not everything is said to work while some calendars are delayed', () => {
  const calendars = { state: 'degraded', connected: 12, upToDate: 11 } as const
  renderInPage(<StatusReport status={{ ...well, promises: { ...well.promises, calendars } }} />)
  expect(screen.queryByText('Everything is working')).toBeNull()
  screen.getByText('Everything is working, except some connected calendars')
  expect(rowOf('Calendars of other sites')?.textContent).toContain('Delayed')
})

test('what is wrong, old or not known is said in words', () => {
  const status: ServiceStatus = {
    ...well,
    state: 'degraded',
    services: { ...well.services, email: 'degraded', payments: 'failing' },
    promises: {
      ledger: { state: 'failing', checkedAt: at, differences: 2 },
      doubleBookings: { state: 'unknown', checkedAt: null, differences: null },
      calendars: { state: 'stale', connected: 12, upToDate: 9 },
      backup: { state: 'stale', writtenAt: at },
    },
  }
  renderInPage(<StatusReport status={status} />)
  screen.getByText('Some services have problems')
  expect(rowOf('Every cent accounted for')?.textContent).toContain('Problem')
  expect(rowOf('Every cent accounted for')?.textContent).toContain('Differences found: 2')
  expect(rowOf('Double bookings')?.textContent).toContain('Not checked yet.')
  expect(rowOf('Calendars of other sites')?.textContent).toContain('Out of date')
  expect(rowOf('Calendars of other sites')?.textContent).toContain('9 of 12 are up to date.')
  expect(rowOf('Backups')?.textContent).toContain('Out of date')
  expect(rowOf('Payments')?.textContent).toContain('Not working')
  expect(rowOf('Email')?.textContent).toContain('Working, with delays')
})

test('an outage says that bookings and money are safe', () => {
  renderInPage(<StatusReport status={{ ...well, state: 'down' }} />)
  screen.getByText('Marea is temporarily unavailable')
  expect(document.body.textContent).toContain('You can’t book right now')
})

test('what the tests of the last release counted is shown with their day', () => {
  renderInPage(<StatusReport status={well} />)
  screen.getByRole('heading', { name: 'Tested before version 1.2.0, on Nov 14, 2026' })
  expect(rowOf('Simulated bookings: 1,000')?.textContent).toContain('each of their 14,210 steps')
  expect(rowOf('Backup restored in 4 s')?.textContent).toContain('every balance matched')
  const link = screen.getByRole('link', { name: 'See the tests and repeat them' })
  expect(link.getAttribute('href')).toBe('/docs/prove/promises#see-for-yourself')
})
