import type { Look } from '#browser.ts'
import { type Html, html } from '#html.ts'
import { pageOf } from '#page.ts'
import { type AppleAccount, appleAccounts } from '#people.ts'
import { wordsFor } from '#words.ts'
import type { EmailChoice } from './accounts.ts'
import { appleAnswers } from './consent.ts'

/** The site's request, kept in the form so that no browser session is needed. */
export type Asked = { nonce: string; state: string }

type Known = (account: AppleAccount) => EmailChoice | undefined

export function authorizePage(look: Look, asked: Asked, known: Known): string {
  const words = wordsFor(look)
  const options = appleAnswers.map(
    (answer) => html`<option value="${answer}">${words.appleAnswers[answer]}</option>`,
  )
  const body = html`<main class="sheet">
${notice(look)}
<h1>${logo}<span>${words.apple.title}</span></h1>
<form method="post">
${hidden({ ...asked, hl: look.language })}
<fieldset class="accounts"><legend>${words.apple.account}</legend>
${appleAccounts.map((account, at) => accountChoice(look, account, { isFirst: at === 0, choice: known(account) }))}
</fieldset>
<label for="answer">${words.answer}</label>
<select id="answer" name="answer">${options}</select>
<div class="actions">
<button name="decision" value="cancel">${words.cancel}</button>
<button name="decision" value="continue" class="primary">${words.continue}</button>
</div>
</form>
</main>`
  const title = words.apple.title
  return pageOf({ look, title, body, script: 'authorize.js', kind: 'page' })
}

function accountChoice(
  look: Look,
  { id, firstName, lastName, email, relayEmail }: AppleAccount,
  { isFirst, choice }: { isFirst: boolean; choice: EmailChoice | undefined },
): Html {
  const { apple } = wordsFor(look)
  const shown = choice === 'hide' ? relayEmail : email
  const details = choice
    ? html`<p class="fine">${apple.nameKnown}</p>`
    : html`<p class="fine">${apple.nameFirst}</p>
<fieldset><legend>${apple.email}</legend>
${radio({ id: `${id}-share`, name: `email-${id}`, value: 'share', label: apple.share, isChosen: true })}
${radio({ id: `${id}-hide`, name: `email-${id}`, value: 'hide', label: apple.hide, isChosen: false })}
</fieldset>`
  const label = html`<strong>${firstName} ${lastName}</strong> <small>${shown}</small>`
  return html`<div class="choice">
${radio({ id, name: 'account', value: id, label, isChosen: isFirst })}
<div class="details" data-of="${id}">${details}</div>
</div>`
}

type Radio = { id: string; name: string; value: string; label: string | Html; isChosen: boolean }

function radio({ id, name, value, label, isChosen }: Radio): Html {
  const checked = isChosen ? html` checked` : undefined
  return html`<p class="radio"><input type="radio" id="${id}" name="${name}" value="${value}"${checked}>
<label for="${id}">${label}</label></p>`
}

/** Posts Apple's answer to the site, or shows a button for it without scripts. */
export function postPage(look: Look, to: string, fields: Record<string, string>): string {
  const words = wordsFor(look)
  const body = html`<main class="sheet">
${notice(look)}
<h1>${logo}<span>${words.apple.posting}</span></h1>
<form method="post" action="${to}">
${hidden(fields)}
<noscript><button class="primary">${words.continue}</button></noscript>
</form>
</main>`
  return pageOf({ look, title: words.apple.posting, body, script: 'post.js', kind: 'page' })
}

export function refusalPage(look: Look): string {
  const { apple } = wordsFor(look)
  const body = html`<main class="sheet">
${notice(look)}
<h1>${logo}<span>${apple.refused}</span></h1>
<p>${apple.refusedBecause}</p>
</main>`
  return pageOf({ look, title: apple.refused, body, script: 'authorize.js', kind: 'page' })
}

function notice(look: Look): Html {
  const words = wordsFor(look)
  return html`<p class="notice"><span class="badge">${words.demo}</span><span>${words.apple.notice}</span></p>`
}

function hidden(fields: Record<string, string>): Html[] {
  return Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
}

const logo = html`<svg viewBox="0 0 24 24" width="26" height="26" fill="currentColor" aria-hidden="true"><path d="M16.3 8.2c-1.7 0-2.6 1-4.1 1-1.6 0-2.5-1-4.1-1-2 0-3.9 1.9-3.9 5.3 0 3.5 2.5 7 4.5 7 1.2 0 1.8-.8 3.4-.8s2.1.8 3.4.8c1.6 0 3.2-2.4 3.9-4.4-1.7-.8-2.5-2-2.5-3.5 0-1.4.8-2.5 1.9-3.2-.7-.8-1.6-1.2-2.5-1.200ZM12.3 6.800c0-2 1.3-3.5 3-3.8.2 2-1.2 3.7-3 3.800Z"/></svg>`
