import type { Wallet } from '#api/objects.ts'
import { walletCards, walletNames } from '#api/wallets.ts'
import { formatAmount } from './amount.ts'
import type { Appearance } from './appearance.ts'
import { type Html, html } from './html.ts'
import { renderPage } from './layout.ts'
import { texts } from './texts.ts'

/** The sheet in which the user of a wallet chooses a card and agrees to pay. */
export function walletPage(
  appearance: Appearance,
  { wallet, amount }: { wallet: Wallet; amount: number },
): string {
  const text = texts[appearance.language]
  const title = text.wallet.replace('{{wallet}}', walletNames[wallet])
  const heading = text.payMarea.replace('{{amount}}', formatAmount(amount, appearance))
  const body = html`<main class="bank">
<h1>${heading}</h1>
<form class="wallet">
<input type="hidden" name="wallet" value="${wallet}">
<fieldset>
<legend>${text.walletCard}</legend>
${choice('visa', endingOf('visa'), true)}
${choice('declined', text.declinedCard.replace('{{card}}', endingOf('declined')))}
</fieldset>
<p class="error" role="alert" hidden>${text.walletError}</p>
<div class="actions">
<button type="submit" value="yes">${text.confirmPayment}</button>
<button type="button">${text.cancel}</button>
</div>
</form>
<p class="note">${text.walletDemo.replace('{{wallet}}', walletNames[wallet])}</p>
</main>`
  return renderPage(appearance, { title, body, script: 'wallet.js' })
}

function endingOf(card: keyof typeof walletCards): string {
  return `Visa ·· ${walletCards[card].slice(-4)}`
}

function choice(card: keyof typeof walletCards, label: string, isFirst = false): Html {
  const checked = isFirst ? html` checked` : undefined
  return html`<label><input type="radio" name="card" value="${card}"${checked}> ${label}</label>`
}
