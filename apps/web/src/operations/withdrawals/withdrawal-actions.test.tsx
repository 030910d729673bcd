import { usd } from '@marea/contract/platform/money.ts'
import type { OpenedWithdrawal } from '@marea/contract/wallet/admin-withdrawals.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { refuse, standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import { BankReturns } from './bank-returns.tsx'
import { WithdrawalActions } from './withdrawal-actions.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'

const approved: OpenedWithdrawal = {
  id,
  source: 'wallet',
  amount: usd(40_00),
  fee: usd(2_50),
  status: 'approved',
  arrivesOn: '2026-11-20',
  bankAccount: { country: 'US', bankName: 'Chase', lastFour: '6789' },
  steps: [],
  guest: { id, fullName: 'Laura Méndez', email: 'laura@marea.test' },
  requestedAt: '2026-11-16T12:00:00Z',
  waitingHours: 2,
  bankKind: 'checking',
  approvals: [],
  needsApproval: false,
  warnings: [],
  checks: {
    memberSince: '2026-01-16T12:00:00Z',
    accountAddedAt: '2026-01-16T12:00:00Z',
    accountPaid: 0,
    accountReturned: 0,
    largestPaid: null,
    securityChangedAt: null,
  },
  batchId: null,
  ledger: [],
  available: usd(0),
}

async function giveBack(button: string, confirm: RegExp) {
  fireEvent.click(screen.getByRole('button', { name: button }))
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Asked by the bank' } })
  fireEvent.click(screen.getByRole('button', { name: confirm }))
}

test('an approved withdrawal is stopped with a reason, or says why it can’t be', async () => {
  const path = `POST /admin/withdrawals/${id}/rejection`
  const requests = standInForApi({ [path]: () => refuse(409, 'payouts.file_downloaded') })
  renderInPage(<WithdrawalActions withdrawal={approved} />, { hasDataRouter: true })
  await giveBack('Stop withdrawal', /Stop and refund \$42\.50/)
  expect(await screen.findByText(/Ask the bank to return the payment/)).toBeTruthy()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Asked by the bank')
  expect(requests).toMatchObject([{ method: 'POST', body: { reason: 'Asked by the bank' } }])
})

test('a paid withdrawal can be returned by the bank', async () => {
  const paid = { ...approved, status: 'paid' } as const
  const requests = standInForApi({ [`POST /admin/withdrawals/${id}/return`]: () => paid })
  renderInPage(<WithdrawalActions withdrawal={paid} />, { hasDataRouter: true })
  await giveBack('Returned by bank', /\$42\.50/)
  await vi.waitFor(() => expect(requests).toHaveLength(1))
})

test('a return file says what each of its payments did', async () => {
  const line = { code: 'R02', traceNumber: '110000000000004', amount: usd(40_00) }
  const results = [
    { ...line, outcome: 'returned', withdrawalId: id, name: 'Laura Méndez' },
    { ...line, outcome: 'unknown', traceNumber: '110000000000009', withdrawalId: null, name: null },
  ]
  const requests = standInForApi({ 'POST /admin/payout-returns': () => results })
  renderInPage(<BankReturns />, { hasDataRouter: true })
  const file = new File(['6'.repeat(94)], 'returns.ach')
  fireEvent.change(screen.getByLabelText('Upload return file'), { target: { files: [file] } })
  expect((await screen.findByRole('link', { name: 'Laura Méndez' })).getAttribute('href')).toBe(
    `/admin/withdrawals?status=returned&open=${id}`,
  )
  expect(screen.getByText('Refunded')).toBeTruthy()
  expect(screen.getByText('Not refunded: no payment has this number')).toBeTruthy()
  expect(screen.getAllByText('R02: The account is closed')).toHaveLength(2)
  expect(requests).toMatchObject([{ body: { file: '6'.repeat(94) } }])
})
