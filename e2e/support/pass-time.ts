import { withDatabase } from './database.ts'

/** A hold lasts a quarter of an hour, which is too long to wait for. */
export function endHoldIn(seconds: number, bookingId: string): Promise<void> {
  const at = new Date(Date.now() + seconds * 1000)
  return withDatabase(async (client) => {
    await client.query('update bookings set hold_expires_at = $1 where id = $2', [at, bookingId])
    await client.query('update occupancies set expires_at = $1 where reference = $2', [
      at,
      `booking:${bookingId}`,
    ])
  })
}

/** A new bank account receives withdrawals only after days. */
export function ageBankAccounts(userId: string): Promise<void> {
  return withDatabase(async (client) => {
    const past = new Date(Date.now() - 10 * 24 * 60 * 60_000)
    await client.query('update bank_accounts set created_at = $1 where user_id = $2', [
      past,
      userId,
    ])
  })
}

/** Money from a card may leave by bank only after days. */
export function matureCardMoney(userId: string): Promise<void> {
  return withDatabase(async (client) => {
    const past = new Date(Date.now() - 60_000)
    await client.query('update wallet_lots set matures_at = $1 where user_id = $2', [past, userId])
  })
}
