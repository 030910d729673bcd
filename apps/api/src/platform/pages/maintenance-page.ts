import type { Brand } from '@marea/contract/platform/brand.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { formatDayIn, formatNamedTimeIn } from '@marea/contract/platform/time/zoned-time.ts'
import { translate, withNames } from '@marea/contract/platform/translate.ts'
import { textTables } from '@marea/contract/texts/tables.ts'
import { type Html, html } from '#platform/mail/html.ts'

type Given = {
  language: Language
  nonce: string
  endsAt: Temporal.Instant
  companyTimeZone: string
  brand: Brand
}

/** Complete without scripts and files, and asks again by itself. */
export function maintenancePage(given: Given): string {
  const { language, nonce, brand } = given
  const table = withNames(textTables[language], { 'value.brand': brand.name })
  const text = (key: string, params = {}) => translate(table, language, key, params)
  const { markup } = html`<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="60">
<title>${text('maintenance.page_title')}</title>
<style nonce="${nonce}">${{ markup: styles }}</style>
</head>
<body>
<main>
<h1>${text('maintenance.heading')}</h1>
<p>${text('maintenance.back_by', momentOf(given))}</p>
<p>${text('maintenance.safe')}</p>
${contactsOf(brand)}
</main>
</body>
</html>
`
  return `<!doctype html>\n${markup}`
}

function momentOf({ language, endsAt, companyTimeZone: zone }: Given) {
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
h1 { margin: 0 0 16px; font: 500 32px/1.2 "Bodoni Moda", Didot, Georgia, serif; }
p { margin: 0 0 12px; }
a { color: inherit; }
`
