import { usd } from '@marea/contract/platform/money.ts'
import type { BankAccount } from '@marea/contract/wallet/bank-accounts.ts'
import type { Wallet } from '@marea/contract/wallet/endpoints.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInPage } from '../../test/page.tsx'
import { BalanceSummary } from './balance-summary.tsx'
import { WithdrawSheet } from './withdraw/withdraw-sheet.tsx'

afterEach(cleanup)

const wallet: Wallet = {
  balance: usd(500_00),
  available: usd(500_00),
  onHold: [],
  withdrawable: usd(200_00),
  gift: usd(0),
  maturing: [
    { amount: usd(100_00), maturesAt: '2027-01-10T15:00:00Z' },
    { amount: usd(50_00), maturesAt: '2027-01-10T18:00:00Z' },
    { amount: usd(150_00), maturesAt: '2027-02-03T15:00:00Z' },
  ],
  minimumDeposit: usd(10_00),
  withdrawals: { isOpen: true, terms: [] },
}

const account: BankAccount = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  country: 'US',
  bankName: 'Chase',
  kind: 'checking',
  lastFour: '6789',
  isDefault: true,
  createdAt: '2026-11-10T12:00:00Z',
  readyOn: null,
  isUnusable: false,
}

const sent = async () => undefined

function withdraw(changes: Partial<Wallet>, accounts: BankAccount[] = [account]) {
  const sheet = { accounts, addAccount: null, onClose: () => undefined, onSent: sent }
  renderInPage(<WithdrawSheet wallet={{ ...wallet, ...changes }} {...sheet} />)
}

function showsEveryDay() {
  expect(screen.getByText('$150.00 from January 10, 2027')).toBeDefined()
  expect(screen.getByText('$150.00 from February 3, 2027')).toBeDefined()
}

test('the wallet says from which day each part of its card money can be withdrawn', () => {
  renderInPage(<BalanceSummary wallet={wallet} withdrawals={[]} arriving={[]} />)
  expect(screen.getByText('$300.00')).toBeDefined()
  showsEveryDay()
})

test('Withdraw says so beside the amount, and when nothing can be withdrawn yet', () => {
  withdraw({})
  showsEveryDay()
  cleanup()
  withdraw({ withdrawable: usd(0) })
  showsEveryDay()
})

test('Withdraw says from which day a new bank account receives money', () => {
  withdraw({}, [{ ...account, readyOn: '2026-11-23' }])
  expect(screen.getByText(/Monday, November 23/)).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('Withdraw says that a bank account must be added again after a bank returned a payment', () => {
  withdraw({}, [{ ...account, isUnusable: true }])
  expect(screen.getByText('Payment returned. Add the account again')).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
})
