import { join } from 'node:path'
import type { FilePort } from '#platform/ports.ts'
import { withBundledMedia } from './bundled-media.ts'
import { openFolder } from './folder.ts'
import { openS3 } from './s3.ts'

type Given = { s3Url: string | undefined; dataDir: string }

export function openFiles({ s3Url, dataDir }: Given): FilePort {
  const store = s3Url ? openS3(s3Url) : openFolder(join(dataDir, 'files'))
  return withBundledMedia(store)
}
