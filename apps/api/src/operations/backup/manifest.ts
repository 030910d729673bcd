import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const Digest = z.string().regex(/^[0-9a-f]{64}$/)

/** The contents of a backup. The manifest is written last, so a folder without it is not a whole backup. */
const BackupManifest = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** The last migration of the database. */
  migration: z.string(),
  /** Shows whether another secret key is the same one, without revealing the key. */
  secretFingerprint: Digest,
  hasSecretKey: z.boolean(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      digest: Digest,
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  files: z.array(z.object({ key: z.string(), digest: Digest })),
})

export type BackupManifest = z.infer<typeof BackupManifest>
export type TableCopy = BackupManifest['tables'][number]

export const manifestName = 'manifest.json'

export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => undefined)
  if (text === undefined) throw new Error(`${folder} is not a whole backup: it has no manifest.`)
  const parsed = BackupManifest.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw new Error(`The manifest of ${folder} is damaged: restore another backup.`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
