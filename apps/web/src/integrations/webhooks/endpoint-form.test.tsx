import { textTables } from '@marea/contract/texts/tables.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { refuse, standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import { EndpointForm } from './endpoint-form.tsx'

const { en } = textTables

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const add = 'POST /webhook-endpoints'

async function show() {
  renderInPage(<EndpointForm onClose={() => undefined} onSaved={async () => undefined} />)
  await screen.findByRole('dialog')
}

const url = () => screen.getByRole('textbox', { name: en['webhook.url'] })
const submit = () => fireEvent.click(screen.getByRole('button', { name: en['webhook.add'] }))

function fill() {
  fireEvent.change(url(), { target: { value: 'https://hooks.example/marea' } })
  const kind = en['webhook.kind.booking_confirmed']
  fireEvent.click(screen.getByRole('checkbox', { name: kind }))
}

test('the secret is shown once an endpoint is added', async () => {
  const requests = standInForApi({ [add]: () => ({ secret: 'whsec_secret' }) })
  await show()
  fill()
  submit()
  const shown = await screen.findByRole('textbox', { name: en['webhook.secret_label'] })
  expect((shown as HTMLInputElement).value).toBe('whsec_secret')
  expect(requests[0]?.body).toEqual({
    url: 'https://hooks.example/marea',
    kinds: ['booking.confirmed'],
  })
})

test('a refused address is an error of its field, and the form stays as typed', async () => {
  standInForApi({ [add]: () => refuse(400, 'webhooks.address_refused') })
  await show()
  fill()
  submit()
  const error = en['problem.webhooks.address_refused']
  expect(await screen.findByText(error)).toBeDefined()
  expect(url().getAttribute('aria-invalid')).toBe('true')
  expect((url() as HTMLInputElement).value).toBe('https://hooks.example/marea')
})

test('an address and an event are asked for', async () => {
  const requests = standInForApi({})
  await show()
  submit()
  expect(screen.getByText(en['webhook.url_missing'])).toBeDefined()
  expect(screen.getByText(en['webhook.kinds_missing'])).toBeDefined()
  expect(requests).toEqual([])
})
