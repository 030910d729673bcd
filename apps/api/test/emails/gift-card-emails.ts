import { boughtGiftCard, codeFor } from '../payments/gift-cards.ts'
import type { EmailWorld } from './email-world.ts'

/** Laura sends one now and one later; the first is redeemed, the second refunded. */
export async function sendGiftCardEmails({ marea, laura, ines }: EmailWorld): Promise<void> {
  const now = await boughtGiftCard(marea, laura)
  const later = await boughtGiftCard(marea, laura, { deliverOn: '2026-12-24' })
  const code = await codeFor(marea, now)
  await ines.call('POST', '/gift-cards/redemption', { body: { code } })
  await laura.call('POST', `/gift-cards/${later}/refund`)
  await marea.runJobs()
}
