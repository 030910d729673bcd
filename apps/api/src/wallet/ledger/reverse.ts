import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { findEntry, findEntryId, listPostings } from './ledger-store.ts'
import { type PostedEntry, postPostings } from './post.ts'

/** Posts the opposite of an entry; an entry can be reversed once. */
export async function reverse(
  ctx: Ctx,
  entryId: number,
  { key, kind }: { key: string; kind: string },
): Promise<PostedEntry> {
  const entry = await findEntry(ctx.db, entryId)
  if (!entry) throw new Problem('resource.not_found')
  const postings = await listPostings(ctx.db, entryId)
  return postPostings(ctx, {
    key,
    kind,
    reference: entry.reference,
    reverses: entryId,
    currency: postings[0]?.currency ?? 'USD',
    postings: postings.map(({ account, amount }) => ({ account, amount: -amount })),
  })
}

/** Does nothing if no entry has the key. */
export async function reverseByKey(ctx: Ctx, key: string, kind: string): Promise<void> {
  const entryId = await findEntryId(ctx.db, key)
  if (entryId !== undefined) await reverse(ctx, entryId, { key: `${key}:reversal`, kind })
}
