import { randomBytes } from 'node:crypto'
import type { SetupFinding } from '@marea/contract/setup/steps.ts'
import { openFiles } from '#files/open.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Settings } from '#setup/steps/steps.ts'
import { failureOf } from './failure.ts'
import { bad, good, warn } from './findings.ts'

/** Writes, reads and removes a file where photos and documents go. */
export async function checkFiles(ctx: Ctx, { S3_URL }: Settings): Promise<SetupFinding[]> {
  const files = openFiles({ s3Url: S3_URL, dataDir: ctx.config.dataDir })
  const key = `setup/${randomBytes(16).toString('hex')}`
  const bytes = randomBytes(64)
  try {
    await files.put(key, { bytes, type: 'application/octet-stream' })
    const read = await files.get(key)
    await files.remove(key)
    if (!read?.bytes.equals(bytes)) return [bad('files_failed', 'content')]
  } catch (error) {
    return [bad('files_failed', failureOf(error))]
  }
  return [good('files_written'), ...(S3_URL ? [] : [warn('files_on_disk', ctx.config.dataDir)])]
}
