import { textTables } from '@marea/contract/texts/tables.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setUserForPage } from '#platform/session/session.ts'
import { refuse, standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import { NewToken } from './new-token.tsx'

const { en } = textTables

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const create = 'POST /user/api-tokens'

async function show() {
  setUserForPage({ token: 't', fullName: 'Laura', profile: 'USER' })
  const onCreated = vi.fn(async () => undefined)
  renderInPage(<NewToken onClose={() => undefined} onCreated={onCreated} />)
  await screen.findByRole('dialog')
  return { onCreated }
}

const name = () => screen.getByRole('textbox', { name: en['token.name'] })
const scope = (text: string) => screen.getByRole('checkbox', { name: new RegExp(`^${text}`) })
const submit = () => fireEvent.click(screen.getByRole('button', { name: en['token.create'] }))

test('a token needs a name and a permission, and the form says which is missing', async () => {
  const requests = standInForApi({})
  await show()
  submit()
  expect(screen.getByText(en['token.name_missing'])).toBeDefined()
  expect(screen.getByText(en['token.scopes_missing'])).toBeDefined()
  expect(requests).toEqual([])
})

test('the token is shown once it is created', async () => {
  const requests = standInForApi({ [create]: () => ({ token: 'mrt_secret' }) })
  await show()
  fireEvent.change(name(), { target: { value: ' Spreadsheet ' } })
  fireEvent.click(scope(en['token.scope.bookings_read']))
  submit()
  const shown = await screen.findByRole('textbox', { name: en['token.created_label'] })
  expect((shown as HTMLInputElement).value).toBe('mrt_secret')
  expect(requests[0]?.body).toEqual({
    name: 'Spreadsheet',
    scopes: ['bookings:read'],
    days: 90,
  })
})

test('a refusal is shown and the form stays as typed', async () => {
  standInForApi({ [create]: () => refuse(409, 'api_tokens.too_many') })
  await show()
  fireEvent.change(name(), { target: { value: 'Spreadsheet' } })
  fireEvent.click(scope(en['token.scope.bookings_read']))
  submit()
  expect(await screen.findByText(en['problem.api_tokens.too_many'])).toBeDefined()
  expect((name() as HTMLInputElement).value).toBe('Spreadsheet')
})
