import type { TransientEvent } from '@marea/contract/platform/transient-events.ts'
import { sql } from 'kysely'
import type { Ctx } from '#platform/ctx.ts'

/** A transient event and the user it is for. */
export type TransientNotice = TransientEvent & { to: string }

export const transientChannel = 'marea_transient'

/** Reaches the streams of that person in every process; without a stream it is lost. */
export async function notifyTransient({ db }: Ctx, notice: TransientNotice): Promise<void> {
  await sql`select pg_notify(${transientChannel}, ${JSON.stringify(notice)})`.execute(db)
}
