import { queueDeferredEmail } from '../../src/platform/mail/queue.ts'
import { emailDigits } from '../../src/setup/checks/test-email.ts'
import { multipart, onePixel } from '../access/upload.ts'
import { mailsTo, password, tokenIn } from '../people.ts'
import { openRoom, readUpTo, wrote } from '../rooms.ts'
import { runSchedule, type TestApp } from '../test-app.ts'
import { sendBookingEmails, sendOfferEmails } from './booking-emails.ts'
import { type EmailWorld, openEmailWorld, tell } from './email-world.ts'
import { sendGiftCardEmails } from './gift-card-emails.ts'
import { sendTokenEmail, sendWebhookEmail } from './integration-emails.ts'
import {
  sendAdminHomeEmails,
  sendAgreementEmail,
  sendApplicationEmails,
  sendCoHostEmails,
  sendExpenseEmails,
  sendFeedEmails,
  sendMoneyEmails,
} from './owner-emails.ts'
import { sendSearchEmails } from './search-emails.ts'

/** Sends every email of the product, with all its variants, to the outbox. */
export async function sendEveryEmail(marea: TestApp): Promise<void> {
  const world = await openEmailWorld(marea)
  const reader = { to: 'ana@marea.test', language: 'en', digits: '048213' } as const
  await emailDigits(marea.ports.mail, reader, marea.ctx())
  await sendTokenEmail(world)
  await sendIdentityEmails(world)
  await sendEmailChangeEmails(world)
  await sendBookingEmails(world)
  await sendOfferEmails(world)
  await sendSearchEmails(world)
  await sendReturnedPayments(world)
  await sendGiftCardEmails(world)
  await sendFeedEmails(world)
  await sendAdminHomeEmails(world)
  await sendApplicationEmails(world)
  await sendExpenseEmails(world)
  await sendCoHostEmails(world)
  await sendAgreementEmail(world)
  await sendLockEmails(world)
  await sendMessageEmails(world)
  await sendMoneyEmails(world)
  await sendWebhookEmail(world)
}

const identityLinks = [
  ...[
    ['confirm', 'confirm'],
    ['known', 'sign_in'],
    ['again', 'confirm_sign_in'],
  ],
  ...[
    ['reset', 'reset'],
    ['first_password', 'reset'],
    ['warning', 'sign_in'],
  ],
  ...[
    ['password_changed', 'reset'],
    ['second_factor_on', 'reset'],
    ['second_factor_off', 'reset'],
    ['recovery_code_used', 'reset'],
    ['passkey_added', 'reset'],
    ['linked', 'sign_in'],
    ['reconfirm', 'confirm'],
    ['address_in_use', 'sign_in'],
  ],
] as const

async function sendIdentityEmails({ marea, laura: { id: userId } }: EmailWorld): Promise<void> {
  const write = (key: string, data: object) =>
    queueDeferredEmail(marea.ctx(), { key, writer: 'identity.link', data })
  for (const [kind, purpose] of identityLinks) await write(kind, { userId, kind, purpose })
  await marea.runJobs()
  const users = marea.db.updateTable('users').where('id', '=', userId)
  await users.set({ emailConfirmedAt: null }).execute()
  await write('unnamed', { userId, kind: 'confirm', purpose: 'confirm' })
  await marea.runJobs()
  await users.set({ emailConfirmedAt: marea.clock.now() }).execute()
}

/** Laura moves to another address and back. */
async function sendEmailChangeEmails({ marea, laura }: EmailWorld): Promise<void> {
  for (const email of ['laura-new@marea.test', laura.email]) {
    await laura.call('POST', '/user/email-change', { body: { email, password } })
    const token = tokenIn((await mailsTo(marea, email))[0], 'email')
    await laura.call('POST', '/user/email-change/confirmation', { body: { token } })
  }
  await marea.runJobs()
}

async function sendLockEmails(world: EmailWorld): Promise<void> {
  const subject = `user:${world.laura.id}` as const
  const data = { reason: 'Two cards were reported stolen.' }
  await tell(world, { kind: 'identity.account_locked', subject, data })
  await tell(world, { kind: 'identity.account_unlocked', subject, data: {} })
  await tell(world, { kind: 'identity.acting_started', subject, data })
}

async function sendReturnedPayments(world: EmailWorld): Promise<void> {
  const subject = `user:${world.laura.id}` as const
  for (const purpose of ['booking', 'deposit', 'gift_card'] as const) {
    const data = { chargeId: crypto.randomUUID(), purpose, reference: 'one', amount: 1_234_50 }
    await tell(world, { kind: 'payments.charge_returned', subject, data })
  }
}

async function sendMessageEmails({ marea, laura, ines, admin }: EmailWorld): Promise<void> {
  const room = await openRoom(laura)
  await wrote(laura, room, 'Is the pool warm?')
  await emailUnread(marea)
  for (const text of ['It is.', 'And the garden is <b>yours</b>.']) await wrote(ines, room, text)
  await emailUnread(marea)
  await readUpTo(laura, room, (await wrote(laura, room, 'Thanks!')).id)
  await writeMany(ines, room, 6)
  await emailUnread(marea)
  await readUpTo(laura, room, (await wrote(laura, room, 'How lovely.')).id)
  await writeMany(ines, room, 7)
  await emailUnread(marea)
  await sendSupportEmails({ marea, laura, admin })
}

async function sendSupportEmails({
  marea,
  laura,
  admin,
}: Pick<EmailWorld, 'marea' | 'laura' | 'admin'>) {
  const room = (await laura.call('POST', '/rooms', { body: { support: true } })).body.result.id
  for (const count of [1, 2]) {
    const { id } = await wrote(laura, room, 'Can you help me?')
    await readUpTo(laura, room, id)
    for (let number = 1; number <= count; number += 1) {
      const body = { id: crypto.randomUUID(), text: 'We are looking into it.' }
      await admin.call('POST', `/admin/support/${room}/messages`, { body })
    }
    await emailUnread(marea)
  }
}

/** More than an email shows, the newest of them a photo without words. */
async function writeMany(ines: EmailWorld['ines'], room: string, count: number): Promise<void> {
  for (let number = 1; number < count; number += 1) await wrote(ines, room, `Tip ${number}`)
  const photo = multipart({ ...onePixel, field: 'photo' })
  const { body } = await ines.call('POST', `/rooms/${room}/photos`, photo)
  const message = { id: crypto.randomUUID(), text: '', photoIds: [body.result.id] }
  await ines.call('POST', `/rooms/${room}/messages`, { body: message })
}

async function emailUnread(marea: TestApp): Promise<void> {
  marea.clock.advance({ minutes: 20 })
  await runSchedule(marea, 'messaging.email-unread')
  await marea.runJobs()
}
