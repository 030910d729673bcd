import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFields } from './use-fields.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Form() {
  const fields = useFields({ email: '', name: '' })
  return (
    <form>
      <input aria-label='Email' {...fields.bind('email')} />
      <input aria-label='Name' {...fields.bind('name')} />
      <output>
        {fields.isSettled('email') && 'email '}
        {fields.isSettled('name') && 'name'}
      </output>
      <button type='button' onClick={fields.settleAll}>
        Submit
      </button>
      <button type='button' onClick={fields.clear}>
        Clear
      </button>
    </form>
  )
}

const settled = () => screen.getByRole('status').textContent?.trim()

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

test('errors wait until typing pauses', () => {
  render(<Form />)
  type('Email', 'a')
  act(() => vi.advanceTimersByTime(500))
  type('Email', 'ab')
  act(() => vi.advanceTimersByTime(500))
  expect(settled()).toBe('')
  act(() => vi.advanceTimersByTime(100))
  expect(settled()).toBe('email')
})

test('leaving a field settles it unless it is empty', () => {
  render(<Form />)
  fireEvent.blur(screen.getByLabelText('Name'))
  expect(settled()).toBe('')
  type('Name', 'Ana')
  fireEvent.blur(screen.getByLabelText('Name'))
  expect(settled()).toBe('name')
})

test('a submit settles every field, and clearing forgets values and errors', () => {
  render(<Form />)
  type('Email', 'ana@marea.test')
  fireEvent.click(screen.getByText('Submit'))
  expect(settled()).toBe('email name')
  fireEvent.click(screen.getByText('Clear'))
  act(() => vi.advanceTimersByTime(1000))
  expect(settled()).toBe('')
  expect(screen.getByLabelText('Email')).toHaveProperty('value', '')
})
