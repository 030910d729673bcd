import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { ReleaseProofs } from '@marea/contract/operations/status.ts'

/** The release run gathers these files. */
const folder = fileURLToPath(new URL('../../../../.cache/release-proofs/', import.meta.url))

/** Called at the end of a test, when all that it expects has held. */
export async function noteProof(proof: Partial<ReleaseProofs>): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, count] of Object.entries(proof)) {
    await writeFile(`${folder}${name}.json`, JSON.stringify({ [name]: count }))
  }
}
