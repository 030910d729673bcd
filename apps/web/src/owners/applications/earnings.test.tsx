import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { Earnings } from './earnings.tsx'
import { estimateWish } from './estimate-wish.ts'
import { loadEstimate } from './load-estimate.ts'

afterEach(cleanup)

const neighborhoods = [
  { slug: 'brickell', name: 'Brickell' },
  { slug: 'wynwood', name: 'Wynwood' },
]
const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const estimate = {
  from: usd(420_000),
  to: usd(910_000),
  homes: 5,
  nights: 1204,
  months: 12,
  area: 'nearby' as const,
}
const wish = { neighborhood: 'wynwood', bedrooms: 3 }

test('an estimate says what it is based on, and there is none without enough homes', () => {
  const shown = { wish, neighborhoods, commissionPerMille: 180 }
  renderInPage(<Earnings {...shown} estimate={estimate} />)
  const answer = screen.getByRole('status').textContent
  expect(answer).toContain('$4,200 – $9,100')
  expect(answer).toContain('Our commission is 18% of what you earn')
  expect(answer).toContain('5 comparable homes in and near Wynwood earned, with 1,204 nights')
  cleanup()
  renderInPage(<Earnings {...shown} estimate={null} />, {
    language: 'es',
  })
  expect(screen.getByRole('status').textContent).toContain('Aún no hay datos suficientes')
})

test.each([
  ['neighborhood=wynwood&bedrooms=3', wish],
  ['neighborhood=Wyn%00wood&bedrooms=99', { neighborhood: '', bedrooms: 2 }],
  ['bedrooms=2.5', { neighborhood: '', bedrooms: 2 }],
])('%s asks for %o', (query, asked) => {
  expect(estimateWish(new URLSearchParams(query))).toEqual(asked)
})

test('an unknown neighborhood shows the first one, and a failure no estimate', async () => {
  const call = vi.fn(async () => ({ neighborhoods, estimate, commissionPerMille: 180 }))
  const shown = await loadEstimate(call as never, { neighborhood: '', bedrooms: 3 })
  expect(shown.wish).toEqual({ neighborhood: 'brickell', bedrooms: 3 })
  expect(call).toHaveBeenCalledTimes(2)
  const failing = () => Promise.reject(new Error('down'))
  expect(await loadEstimate(failing as never, wish)).toMatchObject({ neighborhoods: [] })
})
