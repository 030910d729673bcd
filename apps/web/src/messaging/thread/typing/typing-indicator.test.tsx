import type { Conversation } from '@marea/contract/messaging/endpoints.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setUserForPage } from '#platform/session/session.ts'
import { standInForApi } from '../../../../test/api.ts'
import { renderInPage } from '../../../../test/page.tsx'
import { TypingIndicator } from './typing-indicator.tsx'

const conversation = { id: 'villa', side: 'guest', other: { firstName: 'Inés' } } as Conversation
let send: (text: string) => void
let write: (words: string) => void

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  setUserForPage({ token: crypto.randomUUID(), fullName: 'Laura' })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function openThread(words = '') {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (text) => controller.enqueue(new TextEncoder().encode(text))
    },
  })
  const requests = standInForApi({
    'GET /events': () => new Response(stream),
    'POST /rooms/villa/typing': () => ({ done: true }),
  })
  renderInPage(<Shown stored={words} />)
  return requests
}

function Shown({ stored }: { stored: string }) {
  const [words, setWords] = useState(stored)
  write = (next) => act(() => setWords(next))
  return <TypingIndicator conversation={conversation} words={words} />
}

function typing(roomId: string) {
  send(`event: messaging.typing\ndata: ${JSON.stringify({ roomId })}\n\n`)
}

const text = 'Inés is typing…'
const shown = () => screen.queryAllByText(text).filter((each) => each.ariaHidden)

test('the other participant’s typing shows for six seconds and is announced once', async () => {
  openThread()
  await waitFor(() => typing('villa'))
  await waitFor(() => expect(shown()).toHaveLength(1))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))
  await act(() => vi.advanceTimersByTimeAsync(6100))
  expect(shown()).toHaveLength(0)
  typing('villa')
  await waitFor(() => expect(shown()).toHaveLength(1))
  expect(screen.getByRole('status').textContent).toBe(text)
})

test('it disappears when the message arrives, and typing in another conversation shows nothing', async () => {
  openThread()
  await waitFor(() => typing('villa'))
  await waitFor(() => expect(shown()).toHaveLength(1))
  const data = JSON.stringify({ roomId: 'villa', messageId: 1, by: 'owner' })
  send(`id: 9\nevent: messaging.sent\ndata: ${data}\n\n`)
  await waitFor(() => expect(shown()).toHaveLength(0))
  typing('another')
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(shown()).toHaveLength(0)
})

test('own typing is reported every three seconds at most, and a stored draft is not typing', async () => {
  const requests = openThread('A stored draft')
  const reports = () => requests.filter(({ path }) => path.endsWith('/typing')).length
  expect(reports()).toBe(0)
  write('A stored draft!')
  write('A stored draft!!')
  expect(reports()).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(3100))
  write('A stored draft!!!')
  expect(reports()).toBe(2)
  write('')
  expect(reports()).toBe(2)
})
