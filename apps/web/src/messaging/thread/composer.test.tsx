import type { Conversation } from '@marea/contract/messaging/endpoints.ts'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import { Composer } from './composer.tsx'
import { useOutbox } from './use-outbox.ts'

type Answer = { status: number; body: unknown }
type Pending = {
  progress: (share: number) => void
  answer: (answer: Answer) => void
  lose: () => void
}

let uploads: Pending[]

/** Stands in for the browser's request, which reports the progress of an upload. */
class Request {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  status = 0
  responseText = ''
  onload = () => undefined
  onerror = () => undefined
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    uploads.push({
      progress: (share) => this.upload.onprogress?.({ loaded: share, total: 1 }),
      answer: ({ status, body }) => {
        this.status = status
        this.responseText = JSON.stringify(body)
        this.onload()
      },
      lose: () => this.onerror(),
    })
  }
}

beforeEach(() => {
  localStorage.clear()
  uploads = []
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => undefined
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const conversation: Conversation = {
  id: 'villa',
  side: 'guest',
  other: { firstName: 'Inés', photo: null },
  suite: {
    slug: 'villa',
    name: 'Villa',
    neighborhood: { slug: 'grove', name: 'Coconut Grove' },
    photo: null,
    isListed: true,
  },
  last: null,
  unread: 0,
  isArchived: false,
  repliesWithin: null,
  booking: null,
  readId: 0,
  otherReadId: 0,
  otherDeliveredId: 0,
  hasBooking: false,
  isBlocked: false,
  canBlock: true,
  stay: null,
}

function Writing({ hasBooking = false }: { hasBooking?: boolean }) {
  const outbox = useOutbox('villa', () => undefined)
  return <Composer {...outbox} conversation={{ ...conversation, hasBooking }} to='Inés' />
}

function file(name: string, type = 'image/jpeg') {
  return new File(['photo'], name, { type })
}

const stored = (id: string): Answer => ({
  status: 200,
  body: { result: { id, width: 4, height: 3, thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI' } },
})

async function choose(...files: File[]) {
  fireEvent.change(screen.getByLabelText('Add photos'), { target: { files } })
  await act(async () => undefined)
}

test('photos upload with progress and are sent when all have arrived', async () => {
  const requests = standInForApi({ 'POST /rooms/villa/messages': ({ body }) => body })
  renderInPage(<Writing />)
  await choose(file('gate.jpg'), file('pool.jpg'))
  act(() => uploads[0]?.progress(0.4))
  expect(screen.getByRole('progressbar', { name: 'Uploading gate.jpg' })).toHaveProperty(
    'value',
    0.4,
  )
  const send = screen.getByRole('button', { name: 'Send' })
  expect(send.getAttribute('aria-disabled')).toBe('true')
  await act(async () => uploads[0]?.answer(stored('one')))
  await act(async () => uploads[1]?.answer(stored('two')))
  fireEvent.click(send)
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(requests[0]?.body).toMatchObject({ text: '', photoIds: ['one', 'two'] })
  expect(screen.queryByRole('list', { name: 'Photos to send' })).toBeNull()
})

test('a refused photo says why, and the text and the other photos stay', async () => {
  standInForApi({})
  renderInPage(<Writing />)
  const field = screen.getByLabelText('Message Inés')
  fireEvent.change(field, { target: { value: 'Two photos' } })
  await choose(file('notes.txt', 'text/plain'), file('gate.jpg'), file('pool.jpg'))
  expect(screen.getByText('JPEG, PNG or GIF only')).toBeTruthy()
  const error = { code: 'files.too_large', message: '', requestId: '' }
  await act(async () => uploads[0]?.answer({ status: 413, body: { error } }))
  await act(async () => uploads[1]?.answer(stored('two')))
  expect(screen.getByText(/maximum 5MB/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remove photo 1' })).toBeTruthy()
  expect(field).toHaveProperty('value', 'Two photos')
})

test('a photo that lost its connection can be tried again', async () => {
  standInForApi({})
  renderInPage(<Writing />)
  await choose(file('gate.jpg'))
  await act(async () => uploads[0]?.lose())
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await act(async () => undefined)
  await act(async () => uploads[1]?.answer(stored('one')))
  expect(screen.getByRole('button', { name: 'Remove photo 1' })).toBeTruthy()
})

test('contact details are warned about before sending, and can still be sent', async () => {
  const requests = standInForApi({ 'POST /rooms/villa/messages': ({ body }) => body })
  renderInPage(<Writing />)
  const field = screen.getByLabelText('Message Inés')
  fireEvent.change(field, { target: { value: 'Pay me by Zelle' } })
  expect(screen.getByText(/outside Marea aren’t protected/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(screen.queryByText(/outside Marea aren’t protected/)).toBeNull()
})

test('with a booking nothing is warned about', () => {
  standInForApi({})
  renderInPage(<Writing hasBooking />)
  fireEvent.change(screen.getByLabelText('Message Inés'), { target: { value: 'Pay me by Zelle' } })
  expect(screen.queryByText(/outside Marea/)).toBeNull()
})
