import type { StatementSummary } from '@marea/contract/statements/monthly/statement.ts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { refuse, standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import { StatementTable } from './statement-table.tsx'
import { useMonthCheck } from './verify/month-check.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const seal = 'fc305ae1'.repeat(8)
const figures = {
  opening: 621_840,
  profit: 3_541_580,
  adjustments: -120_000,
  paidOut: -3_499_480,
  closing: 543_940,
}
const sealed = { seal, sealedAt: '2026-11-01T11:00:00Z', lines: 31 }
const months: StatementSummary[] = [
  { month: '2026-11', ...figures, sealed: null },
  { month: '2026-10', ...figures, sealed },
]

function Statements() {
  return <StatementTable months={months} sealsOn='2026-12-01' check={useMonthCheck()} />
}

const verification = 'POST /owner/statements/2026-10/verification'
const found = {
  month: '2026-10',
  isIntact: true,
  lines: 31,
  sealedLines: 31,
  seal,
  sealedAt: sealed.sealedAt,
  checkedAt: '2026-11-15T14:12:00Z',
}
const press = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Verify the statement for October 2026' }))

test('the open month has no seal and nothing to verify', () => {
  standInForApi({})
  renderInPage(<Statements />)
  const open = screen.getByRole('row', { name: /November 2026/ })
  expect(open.textContent).toContain('Not sealed yet')
  expect(within(open).queryByRole('button')).toBeNull()
})

test('opening, profit, adjustments and paid out of a sealed month add up to its closing', () => {
  standInForApi({})
  renderInPage(<Statements />)
  const cells = within(screen.getByRole('row', { name: /October 2026/ })).getAllByRole('cell')
  const shown = cells.slice(0, 5).map(({ textContent = '' }) => textContent ?? '')
  expect(shown).toEqual(['$6,218.40', '+$35,415.80', '−$1,200.00', '−$34,994.80', '$5,439.40'])
  const cents = shown.map((text) => Number(text.replace('−', '-').replaceAll(/[$,.+]/g, '')))
  expect(cents.slice(0, 4).reduce((sum, amount) => sum + amount, 0)).toBe(cents[4])
})

test('verifying says how many lines were checked and when', async () => {
  standInForApi({ [verification]: () => found })
  renderInPage(<Statements />)
  press()
  const result = await screen.findByRole('status')
  expect(result.textContent).toContain('31 ledger lines match')
  expect(result.textContent).toContain('Nov 15, 2026')
})

test('a month that no longer matches is named', async () => {
  standInForApi({ [verification]: () => ({ ...found, isIntact: false, lines: 30 }) })
  renderInPage(<Statements />)
  press()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('no longer matches the sealed statement for October 2026')
})

test('a failed check says so', async () => {
  standInForApi({ [verification]: () => refuse(429, 'request.too_many') })
  renderInPage(<Statements />)
  press()
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t verify')
})
