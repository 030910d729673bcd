import { randomUUID } from 'node:crypto'
import { markMessagesRead } from '../../../apps/api/src/messaging/read-messages.ts'
import { sendMessage } from '../../../apps/api/src/messaging/send.ts'
import { answerSupport } from '../../../apps/api/src/messaging/support/answer-support.ts'
import { openSupport } from '../../../apps/api/src/messaging/support/open-support.ts'
import { markSupportRead } from '../../../apps/api/src/messaging/support/read-support.ts'
import { resolveSupport } from '../../../apps/api/src/messaging/support/resolve-support.ts'
import type { TransactionCtx } from '../../../apps/api/src/platform/ctx.ts'
import { actAs } from '../../history/act-as.ts'
import { demoUserId } from '../../people/people.ts'

/** The owner's question is resolved; the guest waits for an answer about the next stay. */
export async function seedSupport(ctx: TransactionCtx): Promise<void> {
  await seedResolved(ctx)
  const guest = await actAs(hoursAgo(ctx, 3), 'guest@marea.test')
  const stay = await ctx.db
    .selectFrom('bookings')
    .select('id')
    .where('guestId', '=', demoUserId('guest@marea.test'))
    .where('status', '=', 'confirmed')
    .orderBy('nights')
    .executeTakeFirst()
  const { id: room } = await openSupport(guest, { bookingId: stay?.id })
  await sendMessage(guest, room, {
    id: randomUUID(),
    text: 'Hi! My company needs its name and tax ID on the receipt for this booking. Can you add them?',
  })
}

async function seedResolved(ctx: TransactionCtx): Promise<void> {
  const owner = await actAs(hoursAgo(ctx, 30), 'owner@marea.test')
  const { id: room } = await openSupport(owner, {})
  const question = await sendMessage(owner, room, {
    id: randomUUID(),
    text: '¿Puedo cambiar la cuenta bancaria de mis pagos antes de fin de mes?',
  })
  const admin = await actAs(hoursAgo(ctx, 29), 'admin@marea.test')
  await markSupportRead(admin, room, question.id)
  const answer = await answerSupport(admin, room, {
    id: randomUUID(),
    text: 'Sí. Agregue la cuenta nueva en Cuentas bancarias y elíjala en su calendario de pagos. El próximo pago ya llegará a ella.',
  })
  const reader = await actAs(hoursAgo(ctx, 28), 'owner@marea.test')
  await markMessagesRead(reader, room, answer.id)
  const thanks = await sendMessage(reader, room, { id: randomUUID(), text: 'Perfecto, gracias.' })
  const later = await actAs(hoursAgo(ctx, 27), 'admin@marea.test')
  await markSupportRead(later, room, thanks.id)
  await resolveSupport(later, room, thanks.id)
}

function hoursAgo(ctx: TransactionCtx, hours: number): TransactionCtx {
  return { ...ctx, now: ctx.now.subtract({ hours }) }
}
