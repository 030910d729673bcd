import type { DisputeBearer } from '@marea/contract/suites/agreements.ts'
import type { Ctx } from '#platform/ctx.ts'
import { findDisputeBearer } from './agreement-store.ts'

/** Who pays for a lost dispute about a booking made on this day; Marea unless the agreement says otherwise. */
export async function disputeBearerOn(
  { db }: Pick<Ctx, 'db'>,
  suiteId: string,
  bookedOn: string,
): Promise<DisputeBearer> {
  return (await findDisputeBearer(db, suiteId, bookedOn)) === 'owner' ? 'owner' : 'platform'
}
