import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { refuse, standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import { RateSheet } from './rate-form.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const usd = (amount: number) => ({ amount, currency: 'USD' })

const preview = {
  places: [{ jurisdiction: 'miami', before: 13_000, after: 13_500 }],
  example: {
    jurisdiction: 'miami',
    home: 'Casa Almendro',
    checkIn: '2099-02-01',
    checkOut: '2099-02-04',
    before: { tax: usd(434_20), total: usd(3774_20) },
    after: { tax: usd(450_90), total: usd(3790_90) },
  },
  booked: 2,
}

async function open() {
  const saved = vi.fn(async () => undefined)
  const closed = vi.fn()
  renderInPage(
    <RateSheet
      authorities={[{ code: 'fl_state', jurisdictions: ['miami', 'miami_beach', 'surfside'] }]}
      change={undefined}
      onClose={closed}
      onSaved={saved}
    />,
  )
  await screen.findByRole('dialog')
  return { saved, closed }
}

function type(label: RegExp, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

test('a rate is previewed with an example stay and saved for the chosen places', async () => {
  const requests = standInForApi({
    'POST /admin/tax-rates/preview': () => preview,
    'POST /admin/tax-rates': () => ({ today: '2026-11-15', authorities: [], jurisdictions: [] }),
  })
  const { saved } = await open()
  type(/New rate, in percent/, '6.5')
  type(/Start date/, '2099-02-01')
  fireEvent.click(screen.getByLabelText('Town of Surfside'))
  await screen.findByText(/Casa Almendro/)
  screen.getByText('$3,790.90')
  screen.getByText('2 stays already booked from that date keep their price.')
  fireEvent.click(screen.getByRole('button', { name: 'Save rate' }))
  await vi.waitFor(() => expect(saved).toHaveBeenCalled())
  expect(requests.at(-1)?.body).toEqual({
    authority: 'fl_state',
    jurisdictions: ['miami', 'miami_beach'],
    rate: 6500,
    from: '2099-02-01',
  })
})

test('what is wrong is said at its field, and a refusal keeps the form as typed', async () => {
  standInForApi({
    'POST /admin/tax-rates/preview': () => preview,
    'POST /admin/tax-rates': () => refuse(409, 'pricing.tax_rate_exists'),
  })
  const { closed } = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Save rate' }))
  screen.getByText('Enter a percentage from 0 to 20')
  screen.getByText('Choose today or a later day')
  type(/New rate, in percent/, '6.5')
  type(/Start date/, '2099-02-01')
  fireEvent.click(screen.getByRole('button', { name: 'Save rate' }))
  await screen.findByText(/This tax already changes on that day/)
  expect(screen.getByLabelText<HTMLInputElement>(/New rate, in percent/).value).toBe('6.5')
  expect(closed).not.toHaveBeenCalled()
})
