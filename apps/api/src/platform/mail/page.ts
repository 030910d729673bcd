import type { Language } from '@marea/contract/platform/language.ts'
import { support } from '@marea/contract/platform/support.ts'
import { type Html, html } from './html.ts'
import type { MailFooter, MailParts, MoneyLine } from './mail-parts.ts'
import { darkStyles, styles } from './styles.ts'
import { unsubscribeSlot } from './unsubscribe-slot.ts'

type PageOptions = { language: Language; footer: MailFooter }

/** Nested tables with inline styles: the one layout all email programs render alike. */
export function emailPage(parts: MailParts, { language, footer }: PageOptions): string {
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
<style>${{ markup: darkStyles }}</style>
</head>
<body class="shell" style="${styles.body}">
${parts.preview === undefined ? undefined : preview(parts.preview)}
<table role="presentation" class="shell" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td align="center" style="padding:36px 20px 48px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="${styles.frame}">
<tr><td class="ink" style="${styles.wordmark};padding:0 0 20px">Marea</td></tr>
${rule}
<tr><td style="padding:36px 0 20px"><h1 class="ink" style="${styles.heading}">${parts.heading}</h1></td></tr>
<tr><td>${parts.paragraphs.map(paragraph)}</td></tr>
${parts.lines?.length ? money(parts.lines) : undefined}
${parts.button ? button(parts.button) : undefined}
${parts.note === undefined ? undefined : smallPrint(parts.note)}
<tr><td style="padding-top:28px;font-size:0;line-height:0">&nbsp;</td></tr>
${rule}
${contact(footer)}
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

function paragraph(text: string): Html {
  return html`<p class="ink" style="${styles.paragraph}">${text}</p>`
}

function money(lines: MoneyLine[]): Html {
  return html`<tr><td style="padding:8px 0 24px">
<table role="presentation" class="paper line" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.panel}">
<tr><td style="padding:15px 22px">
<table width="100%" cellpadding="0" cellspacing="0" border="0">
${lines.map(moneyLine)}
</table>
</td></tr>
</table>
</td></tr>`
}

function moneyLine({ label, amount, isTotal = false }: MoneyLine): Html {
  const weight = isTotal ? `;${styles.total}` : ''
  return html`<tr>
<th scope="row" class="dots" align="left" valign="bottom" width="100%" style="${styles.leader};background-position:right bottom 13px"><span class="paper ink" style="${styles.figure}${weight};padding-right:6px">${label}</span></th>
<td class="dots" align="right" valign="bottom" style="${styles.leader};background-position:left bottom 13px;white-space:nowrap"><span class="paper ink" style="${styles.figure}${weight};padding-left:6px">${amount}</span></td>
</tr>`
}

function button({ label, url }: { label: string; url: string }): Html {
  return html`<tr><td style="padding:12px 0 20px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0">
<tr><td class="button" align="center" style="${styles.button}"><a href="${url}" style="${styles.buttonText}">${label}</a></td></tr>
</table>
</td></tr>`
}

function smallPrint(text: string): Html {
  return html`<tr><td><p class="soft" style="${styles.soft}">${text}</p></td></tr>`
}

function contact(footer: MailFooter): Html {
  const telephone = `tel:${support.phone.replaceAll(' ', '')}`
  return html`<tr><td style="padding-top:24px">
<p class="ink" style="${styles.strong}">${footer.support}</p>
<p class="soft" style="${styles.soft}"><a class="link" href="${telephone}" style="${styles.link}">${support.phone}</a> &middot; <a class="link" href="mailto:${support.mail}" style="${styles.link}">${support.mail}</a><br>${footer.hours}</p>
<p class="soft" style="${styles.soft};padding-top:16px">${footer.reason}</p>
${{ markup: unsubscribeSlot }}
</td></tr>`
}
