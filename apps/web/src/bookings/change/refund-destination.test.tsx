import { usd } from '@marea/contract/platform/money.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { RefundDestinationChoice } from './refund-destination.tsx'

test('a refund to the wallet says how much of it can be withdrawn when', () => {
  const refund = { total: usd(900_00), wallet: usd(200_00), card: usd(700_00) }
  const choice = { value: 'wallet', onChange: () => undefined } as const
  renderInPage(<RefundDestinationChoice refund={refund} withdrawableOn='2027-01-17' {...choice} />)
  expect(screen.getByText(/You can withdraw \$700\.00 of it from January 17, 2027\./)).toBeDefined()
})
