import type { DoctorFinding } from '@marea/contract/operations/doctor.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import DoctorPage from './doctor-page.tsx'

afterEach(cleanup)

const findings: DoctorFinding[] = [
  { check: 'disk', code: 'disk_free', facts: { free: 80, percent: 40 } },
  { check: 'dns', code: 'dns_idle', facts: {} },
  { check: 'backups', code: 'backup_late', facts: { hours: 30 } },
  { check: 'webhooks', code: 'webhooks_failing', facts: { count: 2 } },
]

test('problems come first, each with what to do', () => {
  const readAt = '2026-11-19T17:00:00Z'
  renderInPage(<DoctorPage />, { loaded: { value: { readAt, findings } } })
  const [, ...rows] = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toMatchObject([
    expect.stringMatching(/^Backups.*Problem.*30 hours old\..*Run npm run backup/),
    expect.stringMatching(/^Webhooks.*Warning.*: 2\..*notified/),
    expect.stringMatching(/^DNS records for email.*Not in use.*No email is sent\.$/),
    expect.stringMatching(/^Disk.*OK.*80 GB are free \(40%\)\.$/),
  ])
  within(screen.getByRole('status')).getByText(/^Checked Nov 19, 2026/)
  screen.getByRole('button', { name: 'Check again' })
})
