import { readFile } from 'node:fs/promises'
import type { releaseEndpoints } from '@marea/contract/operations/releases.ts'
import type { CallResult } from '@marea/contract/platform/endpoint.ts'
import { readChangelog } from './read-changelog.ts'

const root = new URL('../../../../../', import.meta.url)

export async function showReleases(): Promise<
  CallResult<(typeof releaseEndpoints)['GET /admin/releases']>
> {
  const { version } = JSON.parse(await readFile(new URL('package.json', root), 'utf8'))
  const changelog = await readFile(new URL('CHANGELOG.md', root), 'utf8')
  return { version, releases: readChangelog(changelog) }
}
