import { placeholders } from '@marea/contract/messaging/placeholders.ts'
import { recordOf } from '@marea/contract/platform/record-of.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { hasGaps } from './insert-reply.ts'
import { QuickReplyPicker } from './quick-reply-picker.tsx'

beforeEach(() => {
  document.head.innerHTML = '<script id="page" type="application/json">{"config":{}}</script>'
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const nothing = recordOf(placeholders, null)
const answer = {
  language: 'es',
  values: { en: { ...nothing, guest: 'Laura' }, es: { ...nothing, guest: 'Laura' } },
  replies: [
    {
      id: '1d8c5f0e-2f8e-4b7e-9a53-0b6f5a1d2c3e',
      title: 'Parking',
      texts: { en: 'Hi {{guest}}', es: 'Hola, {{huesped}}. Llega el {{llegada}}.' },
      version: 1,
    },
  ],
}

function Composer() {
  const field = useRef<HTMLTextAreaElement>(null)
  const [words, setWords] = useState('')
  const room = { id: '6d1f1c0e-64a5-4d0b-8ac5-1a7d3b9a6f11' } as never
  return (
    <>
      <QuickReplyPicker {...{ room, words, setWords, field }} />
      <textarea
        ref={field}
        aria-label='Message'
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </>
  )
}

const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })

test('the key / in an empty message opens the replies, and one fills the message with its gaps', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ result: answer }))
  renderInPage(<Composer />)
  fireEvent.keyDown(message(), { key: '/' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Parking' }))
  await waitFor(() => expect(message().value).toBe('Hola, Laura. Llega el [[Check-in date]].'))
  expect(hasGaps(message().value)).toBe(true)
  await waitFor(() => expect(message().selectionStart).toBe('Hola, Laura. Llega el '.length))
})

test('a / within a message is written as it is', () => {
  const asked = vi.fn(async () => Response.json({ result: answer }))
  vi.stubGlobal('fetch', asked)
  renderInPage(<Composer />)
  fireEvent.change(message(), { target: { value: 'Yes' } })
  fireEvent.keyDown(message(), { key: '/' })
  expect(asked).not.toHaveBeenCalled()
})

test('without a connection the menu says so', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))
  renderInPage(<Composer />)
  fireEvent.click(screen.getByRole('button', { name: 'Quick replies' }))
  const failure = await screen.findByRole('menuitem', {
    name: 'We couldn’t load your quick replies.',
  })
  expect(failure.getAttribute('aria-disabled')).toBe('true')
})
