import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuse, standInForApi } from '../../../test/api.ts'
import { readDraft } from './drafts.ts'
import { useOutbox } from './use-outbox.ts'

beforeEach(() => localStorage.clear())

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const send = 'POST /rooms/villa/messages'

function write(outbox: { current: ReturnType<typeof useOutbox> }, text: string) {
  act(() => outbox.current.setWords(text))
  act(() => outbox.current.send())
}

test('messages are sent in the order in which they were written', async () => {
  const first = Promise.withResolvers<void>()
  const requests = standInForApi({
    [send]: async ({ body }) => {
      if (Object(body).text === 'one') await first.promise
      return body
    },
  })
  const onSent = vi.fn()
  const { result } = renderHook(() => useOutbox('villa', onSent))
  write(result, 'one')
  write(result, ' two ')
  expect(result.current).toMatchObject({ words: '', outgoing: [{ text: 'one' }, { text: 'two' }] })
  await waitFor(() => expect(requests).toHaveLength(1))
  await act(async () => first.resolve())
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(2))
  expect(requests.map(({ body }) => Object(body).text)).toEqual(['one', 'two'])
  expect(result.current.outgoing).toEqual([])
})

test('a message that was not sent is kept and goes out under its id once there is a network', async () => {
  const lost = standInForApi({})
  const { result, unmount } = renderHook(() => useOutbox('villa', () => undefined))
  write(result, 'hello')
  await waitFor(() => expect(result.current.outgoing[0]?.error).toBeInstanceOf(TypeError))
  unmount()
  expect(readDraft('villa').unsent).toMatchObject([{ text: 'hello' }])

  const sent = standInForApi({ [send]: ({ body }) => body })
  const again = renderHook(() => useOutbox('villa', () => undefined))
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(again.result.current.outgoing).toEqual([]))
  expect(sent.map(({ body }) => body)).toEqual(lost.map(({ body }) => body))
  expect(readDraft('villa').unsent).toEqual([])
})

test('a message that fails although the browser is online is sent again, and a refused one is not', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  standInForApi({})
  const { result } = renderHook(() => useOutbox('villa', () => undefined))
  write(result, 'lost')
  await waitFor(() => expect(result.current.outgoing[0]?.isSending).toBe(false))
  const sent = standInForApi({
    [send]: ({ body }) => (Object(body).text === 'lost' ? body : refuse(409, 'messaging.blocked')),
  })
  write(result, 'refused')
  await waitFor(() => expect(result.current.outgoing[1]?.isSending).toBe(false))
  for (const _try of [1, 2, 3]) await act(() => vi.advanceTimersByTimeAsync(6000))
  expect(sent.map(({ body }) => Object(body).text)).toEqual(['refused', 'lost'])
  expect(result.current.outgoing).toMatchObject([{ text: 'refused' }])
})

test('photos are sent with their text, or alone, and go back into the field with it', async () => {
  const requests = standInForApi({ [send]: ({ body }) => body })
  const { result } = renderHook(() => useOutbox('villa', () => undefined))
  const photo = { id: 'one', width: 4, height: 3, thumbhash: '' }
  act(() => result.current.addPhoto(photo))
  act(() => result.current.addPhoto({ ...photo, id: 'two' }))
  act(() => result.current.removePhoto({ ...photo, id: 'two' }))
  expect(readDraft('villa').photos).toEqual([photo])
  act(() => result.current.send())
  await waitFor(() => expect(result.current.outgoing).toEqual([]))
  expect(requests[0]?.body).toMatchObject({ text: '', photoIds: ['one'] })
  expect(result.current.photos).toEqual([])

  standInForApi({ [send]: () => refuse(409, 'messaging.photo_gone') })
  act(() => result.current.addPhoto(photo))
  write(result, 'The gate')
  await waitFor(() => expect(result.current.outgoing[0]?.isSending).toBe(false))
  act(() => {
    const [unsent] = result.current.outgoing
    if (unsent) result.current.takeBack(unsent)
  })
  expect(result.current).toMatchObject({ words: 'The gate', photos: [photo], outgoing: [] })
})

test('a message that was not sent can go back into the field, before what is written there', async () => {
  standInForApi({})
  const { result } = renderHook(() => useOutbox('villa', () => undefined))
  write(result, 'hello')
  await waitFor(() => expect(result.current.outgoing[0]?.isSending).toBe(false))
  act(() => result.current.setWords('and more'))
  act(() => {
    const [unsent] = result.current.outgoing
    if (unsent) result.current.takeBack(unsent)
  })
  expect(result.current).toMatchObject({ words: 'hello\nand more', outgoing: [] })
})
