import { afterEach, expect, test, vi } from 'vitest'
import { standInForApi } from '../../../test/api.ts'
import { call } from './api.ts'
import { isConnectionLost } from './connection-lost.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** An API whose answers never arrive, while any time limit is over at once. */
function loseAnswers() {
  standInForApi({})
  const over = AbortSignal.abort(new DOMException('signal timed out', 'TimeoutError'))
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over)
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) =>
    signal?.aborted ? Promise.reject(signal.reason) : new Promise(() => undefined),
  )
}

test('a read whose answer is lost fails like a lost connection', async () => {
  loseAnswers()
  const error = await call('GET /owner/homes').catch((reason: unknown) => reason)
  expect(isConnectionLost(error)).toBe(true)
})

test('a write has no time limit, because it may have been carried out', async () => {
  loseAnswers()
  const answer = call('DELETE /user/session').catch((reason: unknown) => reason)
  const first = await Promise.race([answer, new Promise((end) => setTimeout(end, 20, 'waiting'))])
  expect(first).toBe('waiting')
})
