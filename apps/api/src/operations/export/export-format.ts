import { z } from 'zod'

/** The first file of an export. `docs/run/export.md` describes all of them. */
export const ExportHead = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** The last migration of the database. */
  migration: z.string(),
  /** Shows whether another secret key is the same one, without revealing the key. */
  secretFingerprint: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type ExportHead = z.infer<typeof ExportHead>

/** The last file; an export without it is not whole. */
export const ExportEnd = z.object({
  /** By table, without those that have none. */
  rows: z.record(z.string(), z.int()),
  files: z.int(),
})
export type ExportEnd = z.infer<typeof ExportEnd>

export const headName = 'export.json'
export const endName = 'end.json'

export function chunkName(table: string, number: number): string {
  return `tables/${table}/${String(number).padStart(5, '0')}.jsonl`
}

/** The table whose rows a file of the archive has. */
export function tableOfChunk(name: string): string | undefined {
  return /^tables\/([^/]+)\/\d+\.jsonl$/.exec(name)?.[1]
}

const filesFolder = 'files/'

export function fileName(key: string): string {
  return `${filesFolder}${key}`
}

export function keyOfFile(name: string): string | undefined {
  return name.startsWith(filesFolder) ? name.slice(filesFolder.length) : undefined
}
