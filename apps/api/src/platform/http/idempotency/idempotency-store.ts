import { sql } from 'kysely'
import { createBatchedLookup } from '#platform/db/batched-lookup.ts'
import { type Db, queryPrepared, type Statement } from '#platform/db/database.ts'
import { namedStatement, queryNamed } from '#platform/db/named-statement.ts'

export type IdempotencyKey = { userId: string; key: string; hash: Buffer }
export type ClaimedKey = IdempotencyKey & { claim: string }
type StoredResponse = ClaimedKey & { status: number; answer: string }

const leaseSeconds = 5

/** Sorted, so that two processes claiming the same keys cannot deadlock. */
const claimStatement: Statement = {
  name: 'claim-idempotency-keys',
  text: `
    insert into idempotent_answers as known (user_id, key, request_hash, claim, claimed_until)
    select distinct on (user_id, key) user_id, key, request_hash, claim,
      now() + make_interval(secs => ${leaseSeconds})
    from unnest($1::uuid[], $2::text[], $3::bytea[], $4::uuid[]) asked (user_id, key, request_hash, claim)
    order by user_id, key
    on conflict (user_id, key) do update
      set claim = excluded.claim, claimed_until = excluded.claimed_until
      where known.answer is null and known.claimed_until < now()
        and known.request_hash = excluded.request_hash
    returning claim`,
}

/** Returns a row when the claim was granted; concurrent calls share a statement. */
export const claimKey = createBatchedLookup({
  batchSize: 50,
  find: (db: Db, requested: ClaimedKey[]) =>
    queryPrepared<{ claim: string }>(db, claimStatement, [
      requested.map(({ userId }) => userId),
      requested.map(({ key }) => key),
      requested.map(({ hash }) => hash),
      requested.map(({ claim }) => claim),
    ]),
  isFor: (row, { claim }: ClaimedKey) => row.claim === claim,
})

export async function renewClaim(db: Db, { userId, key, claim }: ClaimedKey): Promise<void> {
  await db
    .updateTable('idempotentAnswers')
    .set({ claimedUntil: sql<Temporal.Instant>`now() + make_interval(secs => ${leaseSeconds})` })
    .where('userId', '=', userId)
    .where('key', '=', key)
    .where('claim', '=', claim)
    .execute()
}

const storeStatement = namedStatement({
  name: 'store-idempotent-responses',
  text: `
    update idempotent_answers known set status = kept.status, answer = kept.answer
    from unnest(:userIds::uuid[], :keys::text[], :claims::uuid[], :statuses::int[], :answers::text[])
      kept (user_id, key, claim, status, answer)
    where known.user_id = kept.user_id and known.key = kept.key and known.claim = kept.claim
    returning known.claim`,
})

/** Returns a row when the response was stored. */
export const storeResponse = createBatchedLookup({
  batchSize: 50,
  find: (db: Db, saved: StoredResponse[]) =>
    queryNamed<{ claim: string }>(db, storeStatement, {
      userIds: saved.map(({ userId }) => userId),
      keys: saved.map(({ key }) => key),
      claims: saved.map(({ claim }) => claim),
      statuses: saved.map(({ status }) => status),
      answers: saved.map(({ answer }) => answer),
    }),
  isFor: (row, { claim }: StoredResponse) => row.claim === claim,
})
