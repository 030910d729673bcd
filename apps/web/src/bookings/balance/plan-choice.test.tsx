import { usd } from '@marea/contract/platform/money.ts'
import { textTables } from '@marea/contract/texts/tables.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { PlanChoice } from './plan-choice.tsx'

const { en } = textTables

afterEach(cleanup)

const partPlan = { first: usd(500_01), rest: usd(500_00), dueOn: '2026-12-23' }

test('both choices name what is paid now, and the later one when and how much', () => {
  const setPlan = vi.fn()
  const booking = { partPlan, total: usd(1000_01) }
  renderInPage(<PlanChoice booking={booking} partPlan={null} setPlan={setPlan} />)
  expect(screen.getByRole('group', { name: en['rest.plan'] })).toBeDefined()
  expect(screen.getByRole('radio', { name: /Pay in full.*\$1,000\.01/ })).toHaveProperty(
    'checked',
    true,
  )
  const part = screen.getByRole('radio', {
    name: /half later.*\$500\.00 to it on December 23.*\$500\.01/,
  })
  fireEvent.click(part)
  expect(setPlan).toHaveBeenCalledWith('part')
})

test('nothing is asked where a stay is paid at once', () => {
  const booking = { partPlan: null, total: usd(1000_01) }
  renderInPage(<PlanChoice booking={booking} partPlan={null} setPlan={() => undefined} />)
  expect(screen.queryByRole('radio')).toBeNull()
})
