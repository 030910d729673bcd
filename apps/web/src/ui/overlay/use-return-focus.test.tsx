import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useRef, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useReturnFocus } from './use-return-focus.ts'

afterEach(cleanup)

function Overlay({ onClose }: { onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useReturnFocus(true)
  useEffect(() => button.current?.focus(), [])
  return (
    <button ref={button} type='button' onClick={onClose}>
      Close
    </button>
  )
}

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type='button' onClick={() => setOpen(true)}>
        Open
      </button>
      <input aria-label='Elsewhere' />
      {isOpen && <Overlay onClose={() => setOpen(false)} />}
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

function openByKeyboard() {
  render(<Page />)
  button('Open').focus()
  fireEvent.click(button('Open'))
  expect(document.activeElement).toBe(button('Close'))
}

test('the focus returns to what opened an overlay', async () => {
  openByKeyboard()
  fireEvent.click(button('Close'))
  await waitFor(() => expect(document.activeElement).toBe(button('Open')))
})

test('a focus that moved elsewhere stays there', async () => {
  openByKeyboard()
  fireEvent.click(button('Close'))
  const field = screen.getByLabelText('Elsewhere')
  field.focus()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(document.activeElement).toBe(field)
})
