import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Ctx } from '#platform/ctx.ts'
import { type RawAnswer, rawAnswer } from '#platform/http/raw-answer.ts'
import type { Ports } from '#platform/ports.ts'
import { listTexts } from './store.ts'

const remembered = new WeakMap<Ports, Map<string, RawAnswer>>()

/** Both tables of a client; kept as bytes until a `locale.changed` event arrives. */
export async function fullTables(ctx: Ctx, client: string): Promise<RawAnswer> {
  const answers = remembered.get(ctx.ports) ?? new Map<string, RawAnswer>()
  remembered.set(ctx.ports, answers)
  const known = answers.get(client)
  if (known) return known
  const answer = toAnswer(await listTexts(ctx.db, client))
  answers.set(client, answer)
  return answer
}

export function forgetTables(ports: Ports): void {
  remembered.delete(ports)
}

function toAnswer(rows: { language: string; key: string; text: string }[]): RawAnswer {
  const table = (language: string) =>
    Object.fromEntries(
      rows.filter((row) => row.language === language).map(({ key, text }) => [key, text]),
    )
  const bytes = Buffer.from(JSON.stringify({ result: { en: table('en'), es: table('es') } }))
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return rawAnswer({
    bytes,
    gzipped: gzipSync(bytes, { level: 9 }),
    type: 'application/json; charset=utf-8',
    headers: { etag, 'cache-control': 'no-cache' },
  })
}
