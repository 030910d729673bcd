import type { Ctx } from '#platform/ctx.ts'

/** The names behind ids; a deleted account has an empty one. */
export async function namesOfUsers(
  { db }: Ctx,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'fullName'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, fullName }) => [id, fullName]))
}

export async function nameOfUser(ctx: Ctx, id: string): Promise<string> {
  return (await namesOfUsers(ctx, [id])).get(id) ?? ''
}
