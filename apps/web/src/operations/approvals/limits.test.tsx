import { ApprovalLimit } from '@marea/contract/operations/approvals.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import { Limits } from './limits.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const step = {
  from: null,
  canRemove: false,
  reason: '',
  setBy: null,
  setAt: null,
  approvedBy: null,
}
const limit = ApprovalLimit.parse({
  id: 'withdrawal',
  asked: null,
  steps: [{ ...step, value: 5000_00, state: 'current' }],
})
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function openForm() {
  const requests = standInForApi({ 'PUT /admin/approval-limits/withdrawal': () => [] })
  renderInPage(<Limits limits={[limit]} />, { hasDataRouter: true, at: '/?open=withdrawal' })
  await screen.findByRole('dialog')
  return requests
}

test('a higher limit is requested, a lower one is set', async () => {
  const requests = await openForm()
  fireEvent.click(screen.getByRole('button', { name: 'Lower limit' }))
  screen.getByText('Enter another amount, at most $1,000,000.00')
  type('Reason', ' More eyes ')
  type('New limit', '4,000')
  screen.getByText('This limit is lower, so it takes effect right away.')
  type('New limit', '9000')
  screen.getByText(/applies once a second administrator approves it/)
  fireEvent.click(screen.getByRole('button', { name: 'Request higher limit' }))
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  expect(requests[0]?.body).toEqual({ value: 9000_00, reason: 'More eyes' })
})

test.each(['', '5000', '1000000.01', '-1', 'x'])('%s is no new limit', async (amount) => {
  const requests = await openForm()
  type('Reason', 'More eyes')
  type('New limit', amount)
  fireEvent.click(screen.getByRole('button', { name: /limit$/ }))
  screen.getByText('Enter another amount, at most $1,000,000.00')
  expect(requests).toHaveLength(0)
})
