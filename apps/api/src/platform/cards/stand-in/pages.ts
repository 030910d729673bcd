import { readFileSync } from 'node:fs'
import { type Html, html } from '#platform/mail/html.ts'
import { findMethod } from './methods.ts'
import { answerPayment } from './payment-intents.ts'
import { missing } from './refusal.ts'
import { answerSetup } from './setup-intents.ts'
import type { PaymentIntent, SetupIntent } from './things.ts'
import { type Words, words } from './words.ts'
import type { World } from './world.ts'

type Look = { language: 'en' | 'es'; theme: 'light' | 'dark' }

export function lookOf(query: Record<string, string | undefined>): Look {
  return {
    language: query.language === 'es' ? 'es' : 'en',
    theme: query.theme === 'dark' ? 'dark' : 'light',
  }
}

/** The site lends its type, as it would to any processor's fields. */
const fonts = new URL('../../../files/fonts/', import.meta.url)

export const pageFiles: Record<string, { bytes: string | Buffer; type: string }> = {
  'card.js': { bytes: read('card.js'), type: 'text/javascript; charset=utf-8' },
  'bank.js': { bytes: read('bank.js'), type: 'text/javascript; charset=utf-8' },
  'regular.ttf': { bytes: font('hanken-grotesk-regular'), type: 'font/ttf' },
  'semibold.ttf': { bytes: font('hanken-grotesk-semibold'), type: 'font/ttf' },
  'pages.css': { bytes: read('pages.css'), type: 'text/css; charset=utf-8' },
}

function font(name: string): Buffer {
  return readFileSync(new URL(`${name}.ttf`, fonts))
}

function read(name: string): string {
  return readFileSync(new URL(`./pages/${name}`, import.meta.url), 'utf8')
}

/** The only place where a card's number is typed. */
export function cardPage(look: Look): string {
  const say = words[look.language]
  const form = html`<form class="card" novalidate>
${input('number', { label: say.number, fault: say.numberFault, hint: '1234 1234 1234 1234', fill: 'cc-number', isWide: true })}
${input('expiry', { label: say.expiry, fault: say.expiryFault, hint: say.expiryExample, fill: 'cc-exp' })}
${input('cvc', { label: say.cvc, fault: say.cvcFault, hint: '123', fill: 'cc-csc' })}
<button type="submit" hidden></button>
</form>`
  return page(look, { title: say.title, body: form, script: 'card.js' })
}

type Input = { label: string; fault: string; hint: string; fill: string; isWide?: boolean }

function input(name: string, { label, fault, hint, fill, isWide }: Input): Html {
  return html`<div class="${isWide ? 'wide' : ''}">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="${fill}" placeholder="${hint}" aria-describedby="${name}-fault" required>
<p class="fault" id="${name}-fault" role="alert" hidden>${fault}</p>
</div>`
}

type Waiting = PaymentIntent | SetupIntent

/** Where the holder of a card says whether it is them. */
export function bankPage(world: World, look: Look, { id, secret }: Named): string {
  const intent = findWaiting(world, { id, secret })
  const say = words[look.language]
  const { card } = findMethod(world, intent.payment_method ?? '')
  const question = intent.object === 'payment_intent' ? say.payment : say.setup
  const body = html`<main class="bank">
<h1>${say.bank}</h1>
<p>${question.replace('{{last4}}', card.last4)}</p>
${intent.object === 'payment_intent' ? amount(intent, look) : undefined}
<form method="post" class="acts">
<input type="hidden" name="secret" value="${secret}">
<input type="hidden" name="language" value="${look.language}">
<input type="hidden" name="theme" value="${look.theme}">
<button name="answer" value="yes">${say.yes}</button>
<button name="answer" value="no">${say.no}</button>
</form>
<p class="fine">${say.practice}</p>
</main>`
  return page(look, { title: say.bank, body, script: 'bank.js' })
}

function amount({ amount: cents }: PaymentIntent, { language }: Look): Html {
  const format = new Intl.NumberFormat(`${language}-US`, { style: 'currency', currency: 'USD' })
  return html`<p class="amount">${format.format(cents / 100)}</p>`
}

type Named = { id: string; secret: string }

export function answerBank(
  world: World,
  look: Look,
  { id, secret, answer }: Named & { answer: string },
): string {
  const isApproved = answer === 'yes'
  world.store.atOnce(() => {
    const intent = findNamed(world, { id, secret })
    if (intent.object === 'payment_intent') answerPayment(world, intent, isApproved)
    else answerSetup(world, intent, isApproved)
  })
  const say: Words = words[look.language]
  const body = html`<main class="bank"><p>${say.done}</p></main>`
  return page(look, { title: say.bank, body, script: 'bank.js', answer: isApproved ? 'yes' : 'no' })
}

function findWaiting(world: World, named: Named): Waiting {
  const intent = findNamed(world, named)
  if (intent.status !== 'requires_action') throw missing('page', named.id)
  return intent
}

function findNamed({ store }: World, { id, secret }: Named): Waiting {
  const intent = store.get<Waiting>(id)
  if (!intent?.client_secret || intent.client_secret !== secret) throw missing('page', id)
  return intent
}

type Parts = { title: string; body: Html; script: string; answer?: string }

function page({ language, theme }: Look, { title, body, script, answer = '' }: Parts): string {
  return html`<!doctype html>
<html lang="${language}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="/card-stand-in/pages.css">
</head>
<body data-answer="${answer}">
${body}
<script src="/card-stand-in/${script}"></script>
</body>
</html>
`.markup
}
