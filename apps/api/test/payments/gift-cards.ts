import { randomUUID } from 'node:crypto'
import { groupGiftCode } from '@marea/contract/payments/gift-card-code.ts'
import { codeOf } from '../../src/payments/gift-cards/code.ts'
import { findGiftCard } from '../../src/payments/gift-cards/gift-card-store.ts'
import { deliverEvents } from '../stand-ins/cards.ts'
import type { TestApp } from '../test-app.ts'
import type { Belonging, Someone } from '../user-data.ts'

export const newGiftCard = {
  amount: 250_00,
  senderName: 'Laura Méndez',
  recipientName: 'Tía Rosa',
  recipientEmail: 'rosa@marea.test',
  message: 'Happy birthday!',
  language: 'es',
  design: 'tide',
  paymentMethodId: 'pm_card_visa',
} as const

export function buyAs({ call }: Someone, changes: object = {}, key: string = randomUUID()) {
  const body = { ...newGiftCard, ...changes }
  return call('POST', '/gift-cards', { body, headers: { 'idempotency-key': key } })
}

/** Bought, paid and, unless it is for another day, sent. */
export async function boughtGiftCard(
  marea: TestApp,
  buyer: Someone,
  changes: object = {},
): Promise<string> {
  const { id } = (await buyAs(buyer, changes)).body.result
  await deliverEvents(marea)
  return id
}

/** The code as its email shows it. */
export async function codeFor(marea: TestApp, id: string): Promise<string> {
  const row = await findGiftCard(marea.db, id)
  if (!row) throw new Error('There is no such gift card.')
  return groupGiftCode(codeOf(marea.ctx(), row))
}

export const giftCard: Belonging = {
  param: 'id',
  missing: randomUUID(),
  make: (buyer, marea) => boughtGiftCard(marea, buyer),
}
