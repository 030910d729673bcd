import type { Look } from '#browser.ts'
import { type Html, html } from '#html.ts'
import { pageOf, standInPath } from '#page.ts'
import { type GoogleAccount, googleAccounts } from '#people.ts'
import { wordsFor } from '#words.ts'
import { automaticAccount, type GoogleBrowser } from './accounts.ts'
import { googleAnswers } from './issue.ts'

/** The button that the script frames into the product's own page; its script enables it. */
export function buttonPage(look: Look): string {
  const words = wordsFor(look)
  const body = html`<button type="button" class="google-button" disabled>${logo}<span>${words.google.button}</span>${badge(look)}</button>`
  return pageOf({ look, title: words.google.button, body, script: 'button.js', kind: 'button' })
}

/** One Tap: the accounts of this browser, or a short notice while the only one is signed in. */
export function promptPage(
  look: Look,
  browser: GoogleBrowser,
  { mayBeAutomatic, isCompact }: { mayBeAutomatic: boolean; isCompact: boolean },
): string {
  const words = wordsFor(look)
  const automatic = mayBeAutomatic ? automaticAccount(browser) : undefined
  const body = html`<main class="card">
<header>${logo}<h1>${words.google.prompt}</h1>${badge(look)}
<button type="button" class="close" aria-label="${words.close}">×</button></header>
${automatic ? signingIn(look, automatic) : chooser(look, browser)}
<p class="error" role="alert" hidden>${words.failed}</p>
<p class="fine">${words.google.notice}</p>
</main>`
  const data = { sessions: String(browser.sessions.length), automatic: automatic?.id ?? '' }
  const title = words.google.prompt
  const kind = isCompact ? 'compact' : 'prompt'
  return pageOf({ look, title, body, script: 'prompt.js', kind, data })
}

function signingIn(look: Look, account: GoogleAccount): Html {
  const words = wordsFor(look)
  return html`<p class="automatic" role="status">${photo(account)}
<span>${words.google.signingIn.replace('{{name}}', account.name)}</span></p>
<button type="button" class="close wide">${words.cancel}</button>`
}

function chooser(look: Look, { sessions }: GoogleBrowser): Html {
  const words = wordsFor(look)
  const label = (name: string) =>
    words.google.continueAs.replace('{{name}}', name.split(' ')[0] ?? '')
  const accounts = sessions.map(
    (
      account,
    ) => html`<button type="button" class="account" data-account="${account.id}">${photo(account)}
<span><strong>${label(account.name)}</strong><small class="email">${account.email}</small>
<small class="short">${words.google.short}</small></span></button>`,
  )
  return html`${accounts}
<button type="button" class="more">${words.google.more}</button>`
}

/**
 * The window that the button opens: every demo account, and every way in which a sign-in can fail. Its script enables
 * the form, which would load another page if it were sent before.
 */
export function selectPage(look: Look): string {
  const words = wordsFor(look)
  const options = googleAnswers.map(
    (answer) => html`<option value="${answer}">${words.googleAnswers[answer]}</option>`,
  )
  const body = html`<main class="sheet">
<p class="notice">${badge(look)}<span>${words.google.notice}</span></p>
<h1>${logo}<span>${words.google.choose} <small>${words.google.chooseFor}</small></span></h1>
<form><fieldset disabled>
<label for="answer">${words.answer}</label>
<select id="answer" name="answer">${options}</select>
<ul>${googleAccounts.map((account) => html`<li>${choice(look, account)}</li>`)}</ul>
</fieldset></form>
<p class="error" role="alert" hidden>${words.failed}</p>
<p class="done" role="status" hidden>${words.closeWindow}</p>
<div class="actions">
<button type="button" class="reset">${words.google.reset}</button>
<button type="button" class="cancel">${words.cancel}</button>
</div>
</main>`
  return pageOf({ look, title: words.google.choose, body, script: 'select.js', kind: 'page' })
}

function choice(look: Look, account: GoogleAccount): Html {
  const { google } = wordsFor(look)
  const note = noteOn(account, google)
  return html`<button name="account" value="${account.id}" class="account">${photo(account)}
<span><strong>${account.name}</strong><small>${account.email}</small>${note && html`<small class="note">${note}</small>`}</span></button>`
}

function noteOn(
  { isEmailVerified, id }: GoogleAccount,
  { unverified, known }: { unverified: string; known: string },
): string | undefined {
  if (!isEmailVerified) return unverified
  return id === 'laura' ? known : undefined
}

function photo({ id }: GoogleAccount): Html {
  return html`<img src="${standInPath}/google/photos/${id}.svg" width="36" height="36" alt="">`
}

export function photoOf({ name, color }: GoogleAccount): string {
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><circle cx="18" cy="18" r="18" fill="${color}"/><text x="18" y="24" fill="#fff" font-family="system-ui, sans-serif" font-size="17" text-anchor="middle">${name.slice(0, 1)}</text></svg>`
    .markup
}

function badge(look: Look): Html {
  return html`<span class="badge">${wordsFor(look).demo}</span>`
}

const logo = html`<svg viewBox="0 0 48 48" width="18" height="18" aria-hidden="true"><path fill="#ea4335" d="M24 9.5c3.5 0 6.7 1.2 9.2 3.6l6.9-6.9A24 24 0 0 0 2.6 13.2l8 6.2A14.3 14.3 0 0 1 24 9.5z"/><path fill="#4285f4" d="M47 24.6c0-1.6-.2-3.1-.4-4.6H24v9h12.9a11 11 0 0 1-4.7 7.2l7.7 6A23.8 23.8 0 0 0 47 24.600z"/><path fill="#fbbc05" d="M10.5 28.600a14.5 14.5 0 0 1 0-9.200l-8-6.200a24 24 0 0 0 0 21.600z"/><path fill="#34a853" d="M24 48c6.5 0 11.9-2.1 15.9-5.800l-7.7-6a14.5 14.5 0 0 1-21.7-7.600l-8 6.200A24 24 0 0 0 24 48z"/></svg>`
