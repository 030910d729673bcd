import type { TextTables } from '@marea/contract/pages.ts'
import { groupGiftCode } from '@marea/contract/payments/gift-card-code.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { toVisibleText } from '@marea/contract/platform/line-rules.ts'
import { z } from 'zod'
import { readRowNames } from '#locale/row-names.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { EmailWriter } from '#platform/mail/deliver.ts'
import { dollars, usDollars } from '#platform/mail/dollars.ts'
import { type EmailText, emailVersions } from '#platform/mail/layout.ts'
import { codeOf } from './code.ts'
import { findGiftCard, type GiftCardRow } from './gift-card-store.ts'

export const giftCardWriter = 'payments.gift_card'

const Data = z.object({ giftCardId: z.uuid(), version: z.int() })

/** Written while it is sent, so that no queued email contains a code. */
const writeGiftCard: EmailWriter = async (ctx, data) => {
  const { giftCardId, version } = Data.parse(data)
  const row = await findGiftCard(ctx.db, giftCardId)
  if (row?.status !== 'paid' || row.codeVersion !== version || !row.recipientEmail) return undefined
  return {
    to: row.recipientEmail,
    language: row.language,
    versions: versionsOf(ctx, row, await readRowNames(ctx)),
  }
}

export const giftCardEmailWriters = { [giftCardWriter]: writeGiftCard }

function versionsOf(ctx: Ctx, row: GiftCardRow, names: TextTables) {
  const { senderName: sender, recipientName: name, amount, message } = row
  const code = groupGiftCode(codeOf(ctx, row))
  const write = (text: EmailText, language: Language) => ({
    subject: text('gift.mail.received.subject', { sender, amount: dollars(amount, language) }),
    heading: text('gift.mail.received.heading'),
    paragraphs: [
      text('identity.mail.hello', { name }),
      text('gift.mail.received.body', { sender, amount: usDollars(amount, language) }),
      ...(message ? [`“${toVisibleText(message)}”`] : []),
    ],
    lines: [
      { label: text('gift.mail.received.code'), amount: code },
      { label: text('gift.mail.received.value'), amount: dollars(amount, language), isTotal: true },
    ],
    button: {
      label: text('gift.mail.received.button'),
      url: `${ctx.config.publicUrl}/my-wallet?redeem=${code}`,
    },
    note: text('gift.mail.received.note'),
    reason: text('gift.mail.received.reason', { sender }),
  })
  return emailVersions(write, names)
}
