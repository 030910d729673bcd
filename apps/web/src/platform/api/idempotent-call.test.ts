import { expect, test } from 'vitest'
import { createIdempotentCall } from './idempotent-call.ts'
import { ProblemError } from './problem-error.ts'

function refusal(status: number, code: ProblemError['code']) {
  return new ProblemError(status, { code, message: '', requestId: '' })
}

async function keysOf(wishes: unknown[], outcomes: (Error | null)[]): Promise<string[]> {
  const send = createIdempotentCall()
  const keys: string[] = []
  for (const [index, wish] of wishes.entries()) {
    await send(wish, async (key) => {
      keys.push(key)
      const outcome = outcomes[index]
      if (outcome) throw outcome
    }).catch(() => undefined)
  }
  return keys
}

test('a request whose response was lost is repeated under its key', async () => {
  const lost = new TypeError('Failed to fetch')
  const broken = refusal(500, 'server.failed')
  const running = refusal(409, 'request.in_progress')
  const keys = await keysOf([1, 1, 1, 1], [lost, broken, running, null])
  expect(new Set(keys).size).toBe(1)
})

test('an answered request, a refused one and a different one each get their own key', async () => {
  const poor = refusal(409, 'wallet.insufficient_funds')
  const lost = new TypeError('Failed to fetch')
  const keys = await keysOf([1, 1, 1, 2], [null, poor, lost, null])
  expect(new Set(keys).size).toBe(4)
})
