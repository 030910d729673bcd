import type { Appearance } from './appearance.ts'
import { type Html, html } from './html.ts'
import { renderPage } from './layout.ts'
import { texts } from './texts.ts'

/** The only place where a card number is entered. */
export function cardPage(appearance: Appearance): string {
  const text = texts[appearance.language]
  const form = html`<form class="card" novalidate>
${input('number', { label: text.number, error: text.numberError, placeholder: '1234 1234 1234 1234', autocomplete: 'cc-number', isWide: true })}
${input('expiry', { label: text.expiry, error: text.expiryError, placeholder: text.expiryExample, autocomplete: 'cc-exp' })}
${input('cvc', { label: text.cvc, error: text.cvcError, placeholder: '123', autocomplete: 'cc-csc' })}
<button type="submit" hidden></button>
</form>`
  return renderPage(appearance, { title: text.title, body: form, script: 'card.js' })
}

type Input = {
  label: string
  error: string
  placeholder: string
  autocomplete: string
  isWide?: boolean
}

function input(name: string, { label, error, placeholder, autocomplete, isWide }: Input): Html {
  return html`<div class="${isWide ? 'wide' : ''}">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}" aria-describedby="${name}-error" required>
<p class="error" id="${name}-error" role="alert" hidden>${error}</p>
</div>`
}
