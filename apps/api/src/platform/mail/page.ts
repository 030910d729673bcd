import type { Language } from '@marea/contract/platform/language.ts'
import { type Html, html } from './html.ts'
import type { MailParts } from './mail-parts.ts'
import { button, dates, money, paragraph, photo, section, smallPrint } from './page-parts.ts'
import { brandSlot, contactSlot, unsubscribeSlot, wordmarkSlot } from './slots.ts'
import { headStyles, styles } from './styles.ts'

type PageOptions = { language: Language; reason: string }

/** Nested tables with inline styles: the one layout all email programs render alike. */
export function emailPage(parts: MailParts, { language, reason }: PageOptions): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<base target="_blank">
<title>${parts.subject}</title>
<style>${{ markup: headStyles }}</style>
</head>
<body class="ground" style="${styles.body}">
${parts.preview === undefined ? undefined : preview(parts.preview)}
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td class="outer" align="center" style="padding:32px 16px 48px">
<table role="presentation" class="paper" width="600" cellpadding="0" cellspacing="0" border="0" style="${styles.frame}">
${head(parts.reference)}
${parts.photo ? photo(parts.photo) : rule}
<tr><td class="pad" style="padding:32px 32px 16px">
<h1 class="ink" style="${styles.heading}">${parts.heading}</h1>
${parts.paragraphs.map(paragraph)}
${parts.lines?.length ? money(parts.lines) : undefined}
${parts.dates?.length ? dates(parts.dates) : undefined}
${parts.button ? button(parts.button) : undefined}
${parts.note === undefined ? undefined : smallPrint(parts.note)}
</td></tr>
${parts.sections?.map(section)}
${end(reason)}
</table>
</td></tr>
</table>
</body>
</html>
`.markup
}

const rule = html`<tr><td class="line" style="${styles.rule}">&nbsp;</td></tr>`

function preview(text: string): Html {
  return html`<div style="${styles.preview}">${text}</div>`
}

function head(reference: string | undefined): Html {
  const beside =
    reference === undefined
      ? undefined
      : html`<td class="soft" align="right" style="${styles.reference}">${reference}</td>`
  return html`<tr><td class="pad" style="padding:20px 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td class="ink" style="${styles.wordmark}">${{ markup: wordmarkSlot.begin }}${brandSlot}${{ markup: wordmarkSlot.end }}</td>${beside}</tr>
</table>
</td></tr>`
}

function end(reason: string): Html {
  return html`<tr><td class="shell pad" style="${styles.footer}">
${{ markup: contactSlot }}
<p class="soft" style="${styles.soft};padding-top:16px">${reason}</p>
${{ markup: unsubscribeSlot }}
</td></tr>`
}
