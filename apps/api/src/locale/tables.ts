import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { perLanguage } from '@marea/contract/platform/language.ts'
import type { TextTables } from '@marea/contract/platform/pages.ts'
import { textTables } from '@marea/contract/texts/tables.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import type { Platform } from '#platform/platform.ts'
import type { Ports } from '#platform/ports.ts'
import { listEditedTexts, listTexts } from './store.ts'

const answersByPorts = new WeakMap<Ports, Map<string, RawResponse>>()

export function fullTables(ctx: Ctx, client: string): Promise<RawResponse> {
  return keptAnswer(ctx.ports, `full ${client}`, () => listTexts(ctx.db, client))
}

export function editedTables(ctx: Ctx, client: string): Promise<RawResponse> {
  return keptAnswer(ctx.ports, `edited ${client}`, () => listEditedTexts(ctx.db, client))
}

/** The tables of every language, kept as bytes until a `locale.changed` event. */
async function keptAnswer(
  ports: Ports,
  name: string,
  list: () => Promise<StoredText[]>,
): Promise<RawResponse> {
  const answers = answersByPorts.get(ports) ?? new Map<string, RawResponse>()
  answersByPorts.set(ports, answers)
  const known = answers.get(name)
  if (known) return known
  const answer = toAnswer(await list())
  answers.set(name, answer)
  return answer
}

/**
 * The texts that pages are rendered with: those of this version under those that were edited. Kept
 * in memory, so that pages appear while the database does not answer.
 */
export function createShownTexts({ db }: Pick<Platform, 'db'>) {
  let tables: TextTables = textTables
  return {
    read: () => tables,
    async refresh() {
      tables = await readTables(db)
    },
  }
}

async function readTables(db: Ctx['db']): Promise<TextTables> {
  const edited = byLanguage(await listTexts(db, 'web'))
  return perLanguage((language) => ({ ...textTables[language], ...edited[language] }))
}

export function forgetTables(ports: Ports): void {
  answersByPorts.delete(ports)
}

type StoredText = { language: string; key: string; text: string }

function byLanguage(rows: StoredText[]): TextTables {
  return perLanguage((language) =>
    Object.fromEntries(
      rows.filter((row) => row.language === language).map(({ key, text }) => [key, text]),
    ),
  )
}

function toAnswer(rows: StoredText[]): RawResponse {
  const result = byLanguage(rows)
  const bytes = Buffer.from(JSON.stringify({ result }))
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return rawResponse({
    bytes,
    gzipped: gzipSync(bytes, { level: 9 }),
    type: 'application/json; charset=utf-8',
    headers: { etag, 'cache-control': 'no-cache' },
  })
}
