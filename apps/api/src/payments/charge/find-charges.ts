import { sql } from 'kysely'
import type { Ctx } from '#platform/ctx.ts'

type FoundCharge = {
  id: string
  userId: string
  name: string
  amount: number
  card: string
  createdAt: Temporal.Instant
}

/** For operations: charges by the processor’s reference, or by the last four digits of the card. */
export async function findCharges(
  { db }: Ctx,
  text: string,
  limit: number,
): Promise<FoundCharge[]> {
  if (!/^(\d{4}|pi_\w{4,})$/.test(text)) return []
  const { rows } = await sql<FoundCharge>`
    select charges.id, user_id, users.full_name as name, amount + fee as amount,
      concat_ws(' ', replace(card_wallet::text, '_', ' '), card_brand, card_last_four) as card, charges.created_at
    from charges join users on users.id = user_id
    where card_last_four = ${text} or intent_id = ${text}
    order by charges.created_at desc limit ${limit}`.execute(db)
  return rows
}
