import { firstNameOf } from '#messaging/conversation.ts'
import type { MessageRow } from '#messaging/store.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listNames } from './support-store.ts'

/** The first names of those who answered for Marea's team, by their id; empty where a home answers. */
export async function teamNames(
  { db }: Ctx,
  { guestId, suiteId }: { guestId: string; suiteId: string | null },
  messages: readonly Pick<MessageRow, 'authorId'>[],
): Promise<ReadonlyMap<string | null, string>> {
  if (suiteId !== null) return new Map()
  const ids = messages.flatMap(({ authorId }) => (authorId === guestId ? [] : (authorId ?? [])))
  if (ids.length === 0) return new Map()
  const names = await listNames(db, [...new Set(ids)])
  return new Map(names.map(({ id, fullName }) => [id, firstNameOf(fullName)]))
}
