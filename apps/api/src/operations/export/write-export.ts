import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { listSequences, listTables } from '#operations/backup/table-copies.ts'
import type { FilePort } from '#platform/ports.ts'
import { fingerprintOf, type Secrets } from '#platform/secrets/secrets.ts'
import { tarEnd, tarHead, tarPadding } from '#platform/storage/tar.ts'
import {
  chunkName,
  type ExportEnd,
  type ExportHead,
  endName,
  fileName,
  headName,
} from './export-format.ts'

export type ExportSource = { databaseUrl: string; files: FilePort; secrets: Secrets }
type Table = ExportHead['tables'][number]

/** Small enough for one statement of the import. */
const chunkBytes = 1024 * 1024

/**
 * Everything as a compressed archive that is written while it is read; undefined while another one is written. The database is read
 * in one snapshot while it stays in use; files follow, so that each one the snapshot names is among them.
 */
export async function openExport(
  source: ExportSource,
  now: Temporal.Instant,
): Promise<Readable | undefined> {
  const archive = writeArchive(source, now)
  const { done, value } = await archive.next()
  if (done) return undefined
  const chunks = Readable.from(
    (async function* () {
      yield value
      yield* archive
    })(),
  )
  const gzip = createGzip()
  // A reader that leaves before the beginning would otherwise leave the snapshot open.
  chunks.once('close', () => archive.return(undefined))
  gzip.once('close', () => chunks.destroy())
  chunks.once('error', (error) => gzip.destroy(error))
  return chunks.pipe(gzip)
}

export function exportName(now: Temporal.Instant): string {
  return `marea-export-${now.toString({ smallestUnit: 'second' }).replaceAll(':', '-')}.tar.gz`
}

async function* writeArchive(
  { databaseUrl, files, secrets }: ExportSource,
  now: Temporal.Instant,
): AsyncGenerator<Buffer, undefined> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    if (!(await lockExports(client))) return
    await client.query(
      "begin isolation level repeatable read, read only; set local timezone to 'UTC'",
    )
    const head = await describe(client, secrets, now)
    yield jsonFile(headName, head)
    const rows: ExportEnd['rows'] = {}
    for (const table of head.tables) {
      const count = yield* writeRows(client, table)
      if (count > 0) rows[table.name] = count
    }
    await client.query('commit')
    const end: ExportEnd = { rows, files: yield* writeFiles(files) }
    yield jsonFile(endName, end)
    yield tarEnd
  } finally {
    await client.end()
  }
}

/** Held until the connection ends. */
async function lockExports(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isFree: boolean }>(
    `select pg_try_advisory_lock(hashtext('marea export')) as "isFree"`,
  )
  return rows[0]?.isFree === true
}

async function describe(
  client: pg.Client,
  { key }: Secrets,
  now: Temporal.Instant,
): Promise<ExportHead> {
  const tables = await listTables(client)
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name desc limit 1',
  )
  return {
    format: 1,
    createdAt: now.toString(),
    migration: rows[0]?.name ?? '',
    secretFingerprint: fingerprintOf(key),
    tables: tables.filter(({ name }) => isExported(name)),
    sequences: (await listSequences(client)).filter(({ name }) => isExported(name)),
  }
}

/** Of the job queue only the work that waits: the rest is its own affair and differs between its versions. */
function isExported(name: string): boolean {
  return name.startsWith('public.') || name === 'pgboss.queue' || name === 'pgboss.job'
}

const quote = 1

async function* writeRows(
  client: pg.Client,
  { name, columns }: Table,
): AsyncGenerator<Buffer, number> {
  // JSON has neither of these characters, so each row is a line as it is.
  const format = "format csv, quote e'\\x01', delimiter e'\\x02'"
  // No column has this name, so it means the row.
  const select = `select row_to_json("a row") from (select ${columns.join(', ')} from ${name}) "a row"`
  const copy = copyTo(`copy (${select}) to stdout (${format})`)
  const rows: AsyncIterable<Buffer> = client.query(copy)
  let waiting: Buffer[] = []
  let length = 0
  let number = 0
  let lines = 0
  for await (const chunk of rows) {
    // PostgreSQL quotes a row of more than one line, which none is.
    if (chunk.includes(quote)) throw new Error(`A row of ${name} is not one line.`)
    lines += countLines(chunk)
    waiting.push(chunk)
    length += chunk.length
    if (length < chunkBytes) continue
    const all = Buffer.concat(waiting)
    const end = all.lastIndexOf('\n') + 1
    if (end > 0) yield fileOf(chunkName(name, ++number), all.subarray(0, end))
    waiting = [all.subarray(end)]
    length = all.length - end
  }
  if (length > 0) yield fileOf(chunkName(name, ++number), Buffer.concat(waiting))
  return lines
}

function countLines(chunk: Buffer): number {
  let count = 0
  for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', at + 1)) count += 1
  return count
}

async function* writeFiles(files: FilePort): AsyncGenerator<Buffer, number> {
  let count = 0
  for await (const key of files.list()) {
    const file = await files.get(key)
    // The file was removed after it was listed.
    if (!file) continue
    yield fileOf(fileName(key), file.bytes, file.type)
    count += 1
  }
  return count
}

function jsonFile(name: string, content: ExportHead | ExportEnd): Buffer {
  return fileOf(name, Buffer.from(`${JSON.stringify(content, null, 1)}\n`))
}

function fileOf(name: string, bytes: Buffer, comment?: string): Buffer {
  const size = bytes.length
  return Buffer.concat([tarHead({ name, size, comment }), bytes, tarPadding(size)])
}
