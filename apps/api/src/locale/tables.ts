import { gzipSync } from 'node:zlib'
import type { TextTables } from '@marea/contract/pages.ts'
import { perLanguage } from '@marea/contract/platform/language.ts'
import { textTables } from '@marea/contract/texts/tables.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import { textsTag } from '#platform/pages/texts-tag.ts'
import type { Platform } from '#platform/platform.ts'
import type { Ports } from '#platform/ports.ts'
import { readRowNames } from './row-names.ts'
import { listTexts } from './store.ts'

const answersByPorts = new WeakMap<Ports, Map<string, RawResponse>>()

/** The tables of every language, kept as bytes until a `locale.changed` event. */
export async function fullTables(
  { db, ports }: Ctx,
  client: 'web' | 'names',
): Promise<RawResponse> {
  const answers = answersByPorts.get(ports) ?? new Map<string, RawResponse>()
  answersByPorts.set(ports, answers)
  const known = answers.get(client)
  if (known) return known
  const names = await readRowNames({ db })
  const answer = toAnswer(
    client === 'names' ? names : merged(byLanguage(await listTexts(db, client)), names),
  )
  answers.set(client, answer)
  return answer
}

/**
 * The texts that pages are rendered with: those of this version under those that were edited, and the
 * names of rows. Kept in memory, so that pages appear while the database does not answer.
 */
export function createShownTexts({ db }: Pick<Platform, 'db'>) {
  let tables: TextTables = textTables
  let tag = textsTag(textTables)
  return {
    read: () => tables,
    /** The tag of what a browser has that loaded the texts of this version and the names. */
    readTag: () => tag,
    async refresh() {
      const names = await readRowNames({ db })
      const edited = byLanguage(await listTexts(db, 'web'))
      tables = merged(textTables, edited, names)
      tag = textsTag(merged(textTables, names))
    },
  }
}

function merged(...tables: readonly TextTables[]): TextTables {
  return perLanguage((language) => Object.assign({}, ...tables.map((each) => each[language])))
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

function toAnswer(result: TextTables): RawResponse {
  const bytes = Buffer.from(JSON.stringify({ result }))
  return rawResponse({
    bytes,
    gzipped: gzipSync(bytes, { level: 9 }),
    type: 'application/json; charset=utf-8',
    headers: { etag: textsTag(result), 'cache-control': 'no-cache' },
  })
}
