import type { Brand } from '@marea/contract/platform/brand.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { formatDayIn, formatNamedTimeIn } from '@marea/contract/platform/time/zoned-time.ts'
import { translate, withNames } from '@marea/contract/platform/translate.ts'
import { textTables } from '@marea/contract/texts/tables.ts'
import { type Html, html } from '#platform/mail/html.ts'
import type { Closing, Maintenance } from '#platform/site/current-closing.ts'

type Given = {
  closing: Closing
  language: Language
  nonce: string
  companyTimeZone: string
  brand: Brand
}

type Say = (key: string, params?: Record<string, string>) => string

/** What visitors read while only administrators are served; complete without scripts and files. */
export function closedPage(given: Given): string {
  const { closing, language, nonce, brand } = given
  const table = withNames(textTables[language], { 'value.brand': brand.name })
  const say: Say = (key, params = {}) => translate(table, language, key, params)
  const { title, content, foot } =
    closing.why === 'maintenance' ? maintenance(say, momentOf(given, closing)) : opening(say)
  const { markup } = html`<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${{ markup: styles }}</style>
</head>
<body>
<main>
<p class="brand">${brand.name}</p>
${content}
${contactsOf(brand)}
${foot}
</main>
</body>
</html>
`
  return `<!doctype html>\n${markup}`
}

/** The empty address is the page that was asked for. */
function maintenance(say: Say, moment: Record<string, string>) {
  const content = html`<h1>${say('maintenance.heading')}</h1>
<p>${say('maintenance.back_by', moment)}</p>
<p>${say('maintenance.safe')}</p>
<p><a class="button" href="">${say('error.again')}</a></p>`
  return { title: say('maintenance.page_title'), content, foot: undefined }
}

function opening(say: Say) {
  const content = html`<h1>${say('opening.heading')}</h1>
<p>${say('opening.soon')}</p>`
  const foot = html`<p class="foot"><a href="/admin">${say('opening.sign_in')}</a></p>`
  return { title: say('opening.heading'), content, foot }
}

function momentOf({ language, companyTimeZone: zone }: Given, { endsAt }: Maintenance) {
  const at = endsAt.epochMilliseconds
  return {
    day: formatDayIn(zone, at, language, 'longWeekday'),
    time: formatNamedTimeIn(zone, at, language),
  }
}

function contactsOf({ email, phone }: Brand): Html[] {
  return [
    ...(email ? [html`<p><a href="mailto:${email}">${email}</a></p>`] : []),
    ...(phone ? [html`<p><a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a></p>`] : []),
  ]
}

const styles = `
:root { color-scheme: light dark; }
body {
  display: grid; place-items: center; box-sizing: border-box; min-height: 100vh; margin: 0;
  padding: 24px; font: 17px/1.5 "Hanken Grotesk", system-ui, sans-serif;
  color: light-dark(#13201e, #efeae1); background: light-dark(#faf7f2, #0c1413);
}
main { max-width: 34rem; overflow-wrap: anywhere; }
.brand, h1 { font: 500 32px/1.2 "Bodoni Moda", Didot, Georgia, serif; }
.brand { margin: 0 0 32px; font-size: 20px; }
h1 { margin: 0 0 16px; }
p { margin: 0 0 12px; }
.foot { margin: 48px 0 0; font-size: 14px; }
a { display: inline-block; padding: 4px 0; color: inherit; }
.button {
  margin: 8px 0; padding: 12px 24px; border-radius: 999px; text-decoration: none;
  color: light-dark(#faf7f2, #0c1413); background: light-dark(#13201e, #efeae1);
}
`
