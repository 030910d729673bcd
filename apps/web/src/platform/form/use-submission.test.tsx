import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSubmission } from './use-submission.ts'

afterEach(cleanup)

type AddressFormProps = { address: string; send: (address: string) => Promise<unknown> }

function AddressForm({ address, send }: AddressFormProps) {
  const { isAsked, isBusy, error, form } = useSubmission(address || undefined, send)
  const { isBusy: _, ...handlers } = form
  return (
    <form aria-label='Address' {...handlers}>
      <input aria-label='Where' aria-invalid={isAsked && !address} defaultValue={address} />
      <p>{isBusy ? 'busy' : String(error)}</p>
    </form>
  )
}

function submit() {
  fireEvent.submit(screen.getByRole('form'))
}

test('a form with an error is not sent: the error shows and gets the focus', () => {
  const send = vi.fn()
  render(<AddressForm address='' send={send} />)
  const field = screen.getByRole('textbox', { name: 'Where' })
  expect(field.getAttribute('aria-invalid')).toBe('false')
  submit()
  expect(send).not.toHaveBeenCalled()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
})

test('a right form is sent once, and what went wrong is forgotten when something is typed', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  const send = vi.fn(() => promise)
  render(<AddressForm address='1 Ocean Drive' send={send} />)
  submit()
  submit()
  expect(send).toHaveBeenCalledExactlyOnceWith('1 Ocean Drive')
  reject('gone')
  await screen.findByText('gone')
  fireEvent.input(screen.getByRole('textbox'), { target: { value: '2' } })
  screen.getByText('null')
})
