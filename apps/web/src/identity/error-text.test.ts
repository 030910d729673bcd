import { expect, test } from 'vitest'
import { ProblemError } from '#platform/api/problem-error.ts'
import { deletionBlockers, errorText, isProblem, retryDelay } from './error-text.ts'

function problem(code: ProblemError['code'], details?: unknown) {
  return new ProblemError(400, { code, message: '', requestId: '', details })
}

test('a problem is shown by its code, anything else as a lost connection', () => {
  expect(errorText(problem('identity.wrong_credentials'))).toBe(
    'problem.identity.wrong_credentials',
  )
  expect(errorText(new TypeError('Failed to fetch'))).toBe('sign_in.unreachable')
})

test.each([
  [{ retryAfter: 60 }, 1, 'minutes'],
  [{ retryAfter: 61 }, 2, 'minutes'],
  [{ retryAfter: 3600 }, 60, 'minutes'],
  [{ retryAfter: 86_400 }, 24, 'hours'],
  [{}, 1, 'minutes'],
  [undefined, 1, 'minutes'],
])('told %j, a guest waits %i %s', (details, count, unit) => {
  expect(retryDelay(problem('identity.try_later', details))).toEqual({ count, unit })
})

test('only known text keys are accepted as reasons', () => {
  const busy = problem('identity.account_busy', {
    reasons: ['identity.deletion_blocked.last_admin', 7],
  })
  expect(isProblem(busy, 'identity.account_busy')).toBe(true)
  expect(deletionBlockers(busy)).toEqual(['identity.deletion_blocked.last_admin'])
  expect(deletionBlockers(problem('identity.account_busy'))).toEqual([])
})
