import type { ApprovalLimit } from '@marea/contract/operations/approvals.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import { LimitSheet } from './limit-form.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const limit: ApprovalLimit = {
  kind: 'withdrawal',
  amount: { amount: 5000_00, currency: 'USD' },
  asked: null,
  history: [],
}

test('a higher limit is requested, a lower one is set', async () => {
  const requests = standInForApi({ 'PUT /admin/approval-limits/withdrawal': () => [] })
  const saved = vi.fn(async () => undefined)
  renderInPage(<LimitSheet limit={limit} onClose={() => undefined} onSaved={saved} />)
  await screen.findByRole('dialog')
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Lower limit' }))
  screen.getByText('Enter another amount, at most $1,000,000.00')
  type('Reason', 'More eyes')
  type('New limit', '4000')
  screen.getByText('This limit is lower, so it takes effect right away.')
  type('New limit', '9000')
  screen.getByText(/applies once a second administrator approves it/)
  fireEvent.click(screen.getByRole('button', { name: 'Request higher limit' }))
  await vi.waitFor(() => expect(saved).toHaveBeenCalled())
  expect(requests.at(-1)?.body).toEqual({ amount: 9000_00, reason: 'More eyes' })
})
