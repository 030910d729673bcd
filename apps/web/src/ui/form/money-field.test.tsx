import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { MoneyField } from './money-field.tsx'

afterEach(cleanup)

function Amount({ error }: { error?: string }) {
  const [typed, setTyped] = useState('')
  return (
    <MoneyField
      label='Amount'
      value={typed}
      onChange={setTyped}
      hint='At least $10'
      error={error}
    />
  )
}

const field = () => screen.getByRole('textbox', { name: 'Amount' })

test.each([
  ['1,234.5', '1234.50'],
  ['12,5', '12.50'],
  ['$ 80', '80.00'],
  ['eighty', 'eighty'],
])('%s reads %s once the field is left', (typed, read) => {
  renderInPage(<Amount />)
  fireEvent.change(field(), { target: { value: typed } })
  expect(field()).toHaveProperty('value', typed)
  fireEvent.blur(field())
  expect(field()).toHaveProperty('value', read)
})

test('the error and the hint belong to the field for screen readers', () => {
  renderInPage(<Amount error='Enter an amount' />)
  const ids = field().getAttribute('aria-describedby')?.split(' ') ?? []
  const described = ids.map((id) => document.getElementById(id)?.textContent)
  expect(described).toEqual(['Enter an amount', 'At least $10'])
  expect(field().getAttribute('aria-invalid')).toBe('true')
})
