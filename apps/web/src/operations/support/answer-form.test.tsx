import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { AnswerForm } from './answer-form.tsx'

beforeEach(() => {
  document.head.innerHTML = '<script id="page" type="application/json">{"config":{}}</script>'
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const room = '6d1f1c0e-64a5-4d0b-8ac5-1a7d3b9a6f11'
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send reply' }))

test('an answer that failed stays as typed and is sent again as the same message', async () => {
  const bodies: { id: string; text: string }[] = []
  const refusal = { code: 'messaging.too_many', message: 'Too many', requestId: '1' }
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body))
    if (bodies.length === 1) return Response.json({ error: refusal }, { status: 429 })
    return Response.json({ result: {} })
  })
  const onChanged = vi.fn(async () => undefined)
  renderInPage(<AnswerForm {...{ room, newestId: 7, isResolved: false, onChanged }} />)
  send()
  expect(await screen.findByText('Write a reply.')).toBeTruthy()
  expect(bodies).toEqual([])
  fireEvent.change(field(), { target: { value: 'We are on it.' } })
  send()
  expect(await screen.findByText('We couldn’t send your reply.')).toBeTruthy()
  expect(field().value).toBe('We are on it.')
  send()
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(field().value).toBe('')
  expect(bodies[1]).toEqual(bodies[0])
  fireEvent.change(field(), { target: { value: 'It is done.' } })
  send()
  await waitFor(() => expect(bodies).toHaveLength(3))
  expect(bodies[2]?.id).not.toBe(bodies[0]?.id)
})

test('a resolved conversation cannot be resolved again, but answered', () => {
  renderInPage(<AnswerForm room={room} newestId={7} isResolved onChanged={async () => undefined} />)
  expect(screen.queryByRole('button', { name: 'Mark as resolved' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Send reply' })).toBeTruthy()
})
