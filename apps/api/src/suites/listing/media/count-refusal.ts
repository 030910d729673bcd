import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { listingCounters } from '#suites/metrics.ts'

/** Counts and logs why a file was refused; the file's name may be personal and is left out. */
export async function countRefusal<Result>(
  { log }: Ctx,
  suiteId: string,
  accept: () => Promise<Result>,
): Promise<Result> {
  try {
    return await accept()
  } catch (error) {
    if (error instanceof Problem) {
      listingCounters.add('upload_refused')
      log.info({ suiteId, problem: error.code }, 'upload refused')
    }
    throw error
  }
}
