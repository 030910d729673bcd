import type { Language } from '@marea/contract/language.ts'
import { enMails } from '@marea/contract/texts/en-mails.ts'
import { esMails } from '@marea/contract/texts/es-mails.ts'
import { translate } from '@marea/contract/translate.ts'
import { personOf } from '#identity/user.ts'
import { rawAnswer } from '#platform/answer.ts'
import type { Ctx } from '#platform/ctx.ts'
import { mailPage } from '#platform/mail/page.ts'
import { Problem } from '#platform/problem.ts'
import { ownFacts } from './deposit.ts'

const tables = { en: enMails, es: esMails }

/** One page to print or to keep. */
export async function depositReceipt(ctx: Ctx, id: string, asked: Language | undefined) {
  const { fullName, language: own } = personOf(ctx)
  const language = asked ?? own
  const { deposit, charge } = await ownFacts(ctx, id)
  if (!charge || !deposit.settledAt || charge.status !== 'succeeded') {
    throw new Problem('resource.not_found')
  }
  const text = (key: keyof typeof enMails, params = {}) =>
    translate(tables[language], language, key, params)
  const money = (amount: number) =>
    new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(amount / 100)
  const date = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeZone: 'America/New_York',
  }).format(deposit.settledAt.epochMilliseconds)
  const brand = charge.cardBrand ?? ''
  const lastFour = charge.cardLastFour ?? ''
  const back = { label: text('payments.receipt.refunded'), amount: money(charge.refunded) }
  const page = mailPage(
    {
      subject: text('payments.receipt.subject', { number: id.slice(0, 8).toUpperCase() }),
      heading: text('payments.receipt.heading'),
      paragraphs: [text('payments.receipt.says', { date, name: fullName, brand, lastFour })],
      lines: [
        { label: text('payments.receipt.deposit'), amount: money(charge.amount) },
        { label: text('payments.receipt.fee'), amount: money(0) },
        { label: text('payments.receipt.total'), amount: money(charge.amount), isTotal: true },
        ...(charge.refunded > 0 ? [back] : []),
      ],
    },
    {
      language,
      footer: { support: 'Marea', hours: '', reason: text('payments.receipt.reason', { id }) },
    },
  )
  return rawAnswer({ bytes: page, type: 'text/html; charset=utf-8' })
}
