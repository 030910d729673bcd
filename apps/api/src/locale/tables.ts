import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { perLanguage } from '@marea/contract/platform/language.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import type { Ports } from '#platform/ports.ts'
import { listTexts } from './store.ts'

const answersByPorts = new WeakMap<Ports, Map<string, RawResponse>>()

/** The tables of a client in every language, kept as bytes until a `locale.changed` event. */
export async function fullTables(ctx: Ctx, client: string): Promise<RawResponse> {
  const answers = answersByPorts.get(ctx.ports) ?? new Map<string, RawResponse>()
  answersByPorts.set(ctx.ports, answers)
  const known = answers.get(client)
  if (known) return known
  const answer = toAnswer(await listTexts(ctx.db, client))
  answers.set(client, answer)
  return answer
}

export function forgetTables(ports: Ports): void {
  answersByPorts.delete(ports)
}

function toAnswer(rows: { language: string; key: string; text: string }[]): RawResponse {
  const result = perLanguage((language) =>
    Object.fromEntries(
      rows.filter((row) => row.language === language).map(({ key, text }) => [key, text]),
    ),
  )
  const bytes = Buffer.from(JSON.stringify({ result }))
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return rawResponse({
    bytes,
    gzipped: gzipSync(bytes, { level: 9 }),
    type: 'application/json; charset=utf-8',
    headers: { etag, 'cache-control': 'no-cache' },
  })
}
