import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderSection } from '../../../../test/listing-editor.tsx'
import { ExtrasSection } from './extras-section.tsx'

afterEach(cleanup)

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

test('an owner offers an extra by choosing it and entering its price, and takes it back', () => {
  const { contents } = renderSection(<ExtrasSection />)
  const crib = screen.getByRole('checkbox', { name: /^Baby crib/ })
  fireEvent.click(screen.getByRole('checkbox', { name: /^Special request/ }))
  fireEvent.click(crib)
  expect(screen.getAllByText('Enter a price to publish.')).toHaveLength(2)
  type('Price per stay: Baby crib', '45')
  type('Price per stay: Special request', '0')
  expect(screen.queryByText('Enter a price to publish.')).toBe(null)
  expect(contents().extras.extras).toEqual([
    { code: 'baby_crib', amount: 4500 },
    { code: 'special_request', amount: 0 },
  ])
  fireEvent.click(crib)
  expect(contents().extras.extras).toEqual([{ code: 'special_request', amount: 0 }])
  expect(screen.queryByLabelText('Price per stay: Baby crib')).toBe(null)
})

test('what Marea provides has a least price, and a lower one is not saved', () => {
  const { contents } = renderSection(<ExtrasSection />)
  const marea = screen.getByRole('group', { name: 'Extras Marea provides' })
  fireEvent.click(within(marea).getByRole('checkbox', { name: /^Honeymoon/ }))
  type('Price per stay: Honeymoon', '20')
  expect(screen.getByText('Enter an amount from $50 to $1,000,000.')).toBeTruthy()
  expect(contents().extras.extras).toEqual([{ code: 'honeymoon', amount: null }])
  type('Housekeeping, per stay', '90.50')
  expect(contents().extras.housekeepingAmount).toBe(9050)
  type('Housekeeping, per stay', '')
  expect(contents().extras.housekeepingAmount).toBe(0)
})
