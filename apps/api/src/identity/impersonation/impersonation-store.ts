import type { Transaction } from '#platform/db/database.ts'

export async function updateImpersonation(
  db: Transaction,
  sessionId: string,
  acting: { actingUserId: string; actingUntil: Temporal.Instant; actingReason: string },
): Promise<void> {
  await db.updateTable('sessions').set(acting).where('id', '=', sessionId).execute()
}

export async function clearImpersonation(db: Transaction, sessionId: string): Promise<void> {
  const none = { actingUserId: null, actingUntil: null, actingReason: null }
  await db.updateTable('sessions').set(none).where('id', '=', sessionId).execute()
}

/** The session, or all sessions in which a user impersonates or is impersonated. */
export function lockImpersonations(
  db: Transaction,
  by: { sessionId: string } | { userId: string },
) {
  return db
    .selectFrom('sessions')
    .select(['id', 'userId', 'actingUserId'])
    .where('actingUserId', 'is not', null)
    .where((eb) =>
      'sessionId' in by
        ? eb('id', '=', by.sessionId)
        : eb.or([eb('userId', '=', by.userId), eb('actingUserId', '=', by.userId)]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}
