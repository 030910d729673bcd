import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { returnCodeText } from '@marea/contract/wallet/return-codes.ts'
import { findMailRecipient } from '#identity/mail-recipient.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import { usDollars } from '#platform/mail/dollars.ts'
import { emailVersions } from '#platform/mail/layout.ts'
import { queueEmail } from '#platform/mail/queue.ts'
import { showWithdrawal } from '#wallet/payouts/withdrawals.ts'

type PayoutEvent = Event<
  'wallet.withdrawal_sent' | 'wallet.withdrawal_rejected' | 'wallet.withdrawal_returned'
>

export function isPayout({ source }: PayoutEvent['data']): boolean {
  return source === 'payable'
}

const needed = {
  no_bank_account: 'no_bank_account',
  bank_account_new: 'bank_account_new',
  bank_account_unusable: 'bank_account_unusable',
  email_unconfirmed: 'email_unconfirmed',
} as const

export function needsOwner({ reason }: Event<'owners.payout_skipped'>['data']): boolean {
  return Object.hasOwn(needed, reason)
}

/** Owners are emailed when a payout is on its way or is returned. */
export function emailPayout(step: 'sent' | 'rejected' | 'returned') {
  return async (ctx: Ctx, { id, subject, data }: PayoutEvent): Promise<void> => {
    const reader = await findMailRecipient(ctx, subject.replace(/^user:/, ''))
    const payout = await showWithdrawal(ctx, data.withdrawalId)
    if (!reader) return
    const { bankAccount, arrivesOn, steps } = payout
    const bank = `${bankAccount.bankName} ${bankAccount.lastFour}`
    const { reason = '', returnCode: code = null } =
      steps.find(({ status }) => status === step) ?? {}
    await queueEmail(ctx, {
      key: `event:${id}`,
      to: reader.email,
      language: reader.language,
      versions: emailVersions((text, language) => {
        const amount = usDollars(payout.amount.amount, language)
        const date = formatDay(arrivesOn, language, 'long')
        return {
          subject: text(`payout.mail.${step}.subject`, { amount }),
          heading: text(`payout.mail.${step}.heading`),
          paragraphs: [
            text('identity.mail.hello', { name: reader.fullName }),
            text(`payout.mail.${step}.body`, {
              amount,
              bank,
              date,
              reason: code ? text(returnCodeText(code), { code }) : reason,
            }),
          ],
          lines: [{ label: bank, amount, isTotal: true }],
          button: { label: text('payout.mail.open'), url: `${pages(ctx)}/payouts/${payout.id}` },
        }
      }),
    })
  }
}

export async function emailSkippedPayout(
  ctx: Ctx,
  { id, subject, data }: Event<'owners.payout_skipped'>,
): Promise<void> {
  const reader = await findMailRecipient(ctx, subject.replace(/^user:/, ''))
  const reason = Object.values(needed).find((each) => each === data.reason)
  if (!reader || !reason) return
  await queueEmail(ctx, {
    key: `event:${id}`,
    to: reader.email,
    language: reader.language,
    versions: emailVersions((text, language) => {
      const date = formatDay(data.dueOn, language, 'long')
      return {
        subject: text('payout.mail.skipped.subject', { date }),
        heading: text('payout.mail.skipped.heading'),
        paragraphs: [
          text('identity.mail.hello', { name: reader.fullName }),
          text(`payout.mail.skipped.${reason}`, { date }),
        ],
        button: {
          label: text('payout.mail.button'),
          url: `${pages(ctx)}/view-financials#payouts`,
        },
      }
    }),
  })
}

function pages({ config }: Ctx): string {
  return `${config.publicUrl}/property-management`
}
