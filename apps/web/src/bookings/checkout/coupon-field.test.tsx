import { textTables } from '@marea/contract/texts/tables.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { ProblemError } from '../../platform/api/problem-error.ts'
import { CouponField } from './coupon-field.tsx'

const { en } = textTables

afterEach(cleanup)

const field = () => screen.getByRole('textbox', { name: en['checkout.coupon'] })

function apply(code: string) {
  fireEvent.change(field(), { target: { value: code } })
  fireEvent.click(screen.getByRole('button', { name: en['checkout.coupon_apply'] }))
}

function refusal(code: 'pricing.coupon_invalid' | 'server.failed', status: number) {
  return new ProblemError(status, { code, message: code, requestId: 'test' })
}

test('an empty code is not sent and gets the focus', () => {
  const onPut = vi.fn(async () => undefined)
  renderInPage(<CouponField applied={null} onChange={onPut} />)
  apply('   ')
  expect(onPut).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field())
  expect(screen.getByText(en['problem.pricing.coupon_unreadable'])).toBeDefined()
})

test('a wrong code is told apart from a failure, and typing clears the error', async () => {
  const refusals = [refusal('pricing.coupon_invalid', 422), refusal('server.failed', 500)]
  const onPut = vi.fn(async () => {
    throw refusals.shift()
  })
  renderInPage(<CouponField applied={null} onChange={onPut} />)
  apply(' SUMMER ')
  expect(onPut).toHaveBeenCalledWith('SUMMER')
  await waitFor(() => screen.getByText(en['problem.pricing.coupon_invalid']))
  fireEvent.change(field(), { target: { value: 'SUMMER2' } })
  expect(screen.queryByText(en['problem.pricing.coupon_invalid'])).toBeNull()
  apply('SUMMER2')
  await waitFor(() => screen.getByText(en['checkout.coupon_failed']))
})

test('an applied code is shown and can be removed', async () => {
  const onPut = vi.fn(async () => undefined)
  renderInPage(<CouponField applied={{ code: 'SUMMER', amount: 5000 }} onChange={onPut} />)
  expect(screen.getByText('SUMMER')).toBeDefined()
  expect(screen.getByRole('status').textContent).toContain('$50.00')
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(onPut).toHaveBeenCalledWith(null))
})
