import type { ProblemCode } from '@marea/contract/problems.ts'
import { expect, test, vi } from 'vitest'
import { closeAuthDialog, withSecondFactor } from './auth-dialog.ts'
import { ProblemError } from './problem-error.ts'

const problem = (code: ProblemCode) =>
  new ProblemError(403, { code, message: code, requestId: 'r1' })

const stale = () => vi.fn().mockRejectedValueOnce(problem('identity.second_factor_stale'))

test('an administrator without a fresh second factor is asked for it, and what was meant happens', async () => {
  const act = stale().mockResolvedValueOnce('done')
  const done = withSecondFactor(act)
  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(1))
  closeAuthDialog(true)
  expect(await done).toBe('done')
})

test('parts that load at once wait for one answer', async () => {
  const parts = [stale().mockResolvedValueOnce('first'), stale().mockResolvedValueOnce('second')]
  const loaded = Promise.all(parts.map((part) => withSecondFactor(part)))
  await vi.waitFor(() => expect(parts[1]).toHaveBeenCalledTimes(1))
  closeAuthDialog(true)
  expect(await loaded).toEqual(['first', 'second'])
})

test('whoever closes the dialog reads what was refused, and nothing else asks for a code', async () => {
  const act = stale()
  const refused = withSecondFactor(act)
  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(1))
  closeAuthDialog(false)
  await expect(refused).rejects.toMatchObject({ code: 'identity.second_factor_stale' })
  const other = () => Promise.reject(problem('approvals.too_new'))
  await expect(withSecondFactor(other)).rejects.toMatchObject({ code: 'approvals.too_new' })
})
