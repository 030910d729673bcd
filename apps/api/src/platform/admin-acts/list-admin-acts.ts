import type { ActDetails } from '@marea/contract/platform/admin-acts.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Ctx } from '#platform/ctx.ts'

type ListedAct = {
  act: string
  actedAt: Temporal.Instant
  fullName: string | null
  details: z.infer<typeof ActDetails>
}

export async function actsAbout(
  { db }: Pick<Ctx, 'db'>,
  subject: string,
  limit = 50,
): Promise<ListedAct[]> {
  const { rows } = await sql<ListedAct>`
    select act, acted_at "actedAt", full_name "fullName", details
    from admin_acts left join platform_people on platform_people.id = admin_id
    where subject = ${subject} order by admin_acts.id desc limit ${limit}`.execute(db)
  return rows
}
