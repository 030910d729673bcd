import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { useCellTexts } from './use-cell-texts.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Night({ amount }: { amount: number }) {
  const texts = useCellTexts()
  const night = { day: '2027-12-06', amount, minNights: 2, isByHand: false, level: 0 }
  return (
    <p title={texts.price(amount)}>{texts.night('Casa Salina', { ...night, taken: undefined })}</p>
  )
}

test('a night has its price in dollars', () => {
  renderInPage(<Night amount={442_40} />)
  expect(screen.getByTitle('$442').textContent).toContain('$442.40')
})

test('a draft without a price shows a dash in place of its placeholder', () => {
  renderInPage(<Night amount={1_00} />)
  expect(screen.getByTitle('–').textContent).toContain('no price yet')
})

function Span({ kind }: { kind: 'block' | 'external' }) {
  const texts = useCellTexts()
  return <p>{texts.note({ kind, from: '2026-12-11', to: '2026-12-13' })}</p>
}

test('a block ends with its last night, as in the change log, and a stay with its check-out', () => {
  renderInPage(<Span kind='block' />)
  expect(screen.getByText('Dec 11 – 12')).toBeTruthy()
  renderInPage(<Span kind='external' />)
  expect(screen.getByText('Dec 11 – 13')).toBeTruthy()
})
