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
import { listEditedTexts } from './store.ts'

const answersByPorts = new WeakMap<Ports, Map<string, RawResponse>>()

/** The tables of every language, kept as bytes until a `locale.changed` event. */
export async function fullTables({ db, ports }: Ctx, key: 'web' | 'edited'): Promise<RawResponse> {
  const answers = answersByPorts.get(ports) ?? new Map<string, RawResponse>()
  answersByPorts.set(ports, answers)
  const known = answers.get(key)
  if (known) return known
  const edited = await readEdited({ db })
  const answer = toAnswer(key === 'edited' ? edited : merged(textTables, edited))
  answers.set(key, answer)
  return answer
}

/**
 * The texts that pages are rendered with: those of this version under those that were edited. Kept in
 * memory, so that pages appear while the database does not answer.
 */
export function createShownTexts({ db }: Pick<Platform, 'db'>) {
  let tables: TextTables = textTables
  let tag = ''
  return {
    read: () => tables,
    /** The tag of the edited texts among them. */
    readTag: () => tag,
    async refresh() {
      const edited = await readEdited({ db })
      tables = merged(textTables, edited)
      tag = textsTag(edited)
    },
  }
}

/** What administrators wrote in place of texts of this version, and what they call rows. */
async function readEdited({ db }: Pick<Ctx, 'db'>): Promise<TextTables> {
  const names = await readRowNames({ db })
  const edited = await listEditedTexts(db, 'web')
  return perLanguage((language) => ({
    ...Object.fromEntries(
      edited.filter((row) => row.language === language).map(({ key, text }) => [key, text]),
    ),
    ...names[language],
  }))
}

function merged(...tables: readonly TextTables[]): TextTables {
  return perLanguage((language) => Object.assign({}, ...tables.map((each) => each[language])))
}

export function forgetTables(ports: Ports): void {
  answersByPorts.delete(ports)
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
