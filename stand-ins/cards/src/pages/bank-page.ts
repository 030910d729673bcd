import { notFound } from '#api/errors.ts'
import type { PaymentIntent, SetupIntent } from '#api/objects.ts'
import { authenticatePayment } from '#api/payment-intents.ts'
import { findPaymentMethod } from '#api/payment-methods.ts'
import { authenticateSetup } from '#api/setup-intents.ts'
import type { Context } from '#context.ts'
import { formatAmount } from './amount.ts'
import type { Appearance } from './appearance.ts'
import { type Html, html } from './html.ts'
import { renderPage } from './layout.ts'
import { texts } from './texts.ts'

type Intent = PaymentIntent | SetupIntent
type Named = { id: string; secret: string }

/** The 3-D Secure page on which the cardholder approves or declines. */
export function bankPage(context: Context, appearance: Appearance, named: Named): string {
  const intent = findIntent(context, named)
  if (intent.status !== 'requires_action') throw notFound('page', named.id)
  const text = texts[appearance.language]
  const { card } = findPaymentMethod(context, intent.payment_method ?? '')
  const { title, question, confirm } = wordsFor(intent, appearance)
  const body = html`<main class="bank">
<h1>${title}</h1>
<p>${question.replace('{{last4}}', card.last4)}</p>
${intent.object === 'payment_intent' ? amountLine(intent, appearance) : undefined}
<form method="post" class="actions">
<input type="hidden" name="secret" value="${named.secret}">
<input type="hidden" name="language" value="${appearance.language}">
<input type="hidden" name="theme" value="${appearance.theme}">
<button name="answer" value="yes">${confirm}</button>
<button name="answer" value="no">${text.decline}</button>
</form>
<p class="note">${text.demo}</p>
</main>`
  return renderPage(appearance, { title, body, script: 'bank.js' })
}

function wordsFor({ object }: Intent, { language }: Appearance) {
  const text = texts[language]
  if (object === 'payment_intent') {
    return { title: text.paymentTitle, question: text.payment, confirm: text.confirmPayment }
  }
  return { title: text.setupTitle, question: text.setup, confirm: text.confirmCard }
}

function amountLine({ amount }: PaymentIntent, appearance: Appearance): Html {
  return html`<p class="amount">${formatAmount(amount, appearance)}</p>`
}

export function answerBankPage(
  context: Context,
  appearance: Appearance,
  { answer, ...named }: Named & { answer: string },
): string {
  const isApproved = answer === 'yes'
  context.store.inTransaction(() => {
    const intent = findIntent(context, named)
    if (intent.object === 'payment_intent') authenticatePayment(context, intent, isApproved)
    else authenticateSetup(context, intent, isApproved)
  })
  const text = texts[appearance.language]
  const body = html`<main class="bank"><p>${text.done}</p></main>`
  return renderPage(appearance, {
    title: text.done,
    body,
    script: 'bank.js',
    answer: isApproved ? 'yes' : 'no',
  })
}

function findIntent({ store }: Context, { id, secret }: Named): Intent {
  const intent = store.get<Intent>(id)
  if (!intent?.client_secret || intent.client_secret !== secret) throw notFound('page', id)
  return intent
}
