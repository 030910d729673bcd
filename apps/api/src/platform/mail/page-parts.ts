import { type Html, html } from './html.ts'
import type { MailDate, MailLink, MailPhoto, MailSection, MoneyLine } from './mail-parts.ts'
import { styles } from './styles.ts'

/** Programs that block images show the alternative text in the same place. */
export function photo({ url, alt }: MailPhoto): Html {
  return html`<tr><td style="line-height:0"><img class="ink shell" src="${url}" alt="${alt}" width="600" height="315" style="${styles.photo}"></td></tr>`
}

export function paragraph(text: string): Html {
  return html`<p class="ink" style="${styles.paragraph}">${text}</p>`
}

export function dates(both: MailDate[]): Html {
  return html`<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.dates}">
<tr>${both.map(date)}</tr>
</table>`
}

function date({ label, day, time }: MailDate): Html {
  return html`<td class="date" width="50%" valign="top" style="padding:16px 12px 16px 0">
<p class="soft" style="${styles.soft}">${label}</p>
<p class="ink day" style="${styles.day}">${day}</p>
<p class="ink time" style="${styles.time}">${time}</p>
</td>`
}

export function money(lines: MoneyLine[]): Html {
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px">
${lines.map(moneyLine)}
</table>`
}

function moneyLine({ label, amount, isTotal = false }: MoneyLine): Html {
  const weight = isTotal ? `;${styles.total}` : ''
  return html`<tr>
<th scope="row" class="dots" align="left" valign="bottom" width="100%" style="${styles.leader};background-position:right bottom 13px"><span class="paper ink" style="${styles.figure}${weight};padding-right:6px">${label}</span></th>
<td class="dots" align="right" valign="bottom" style="${styles.leader};background-position:left bottom 13px;white-space:nowrap"><span class="paper ink" style="${styles.figure}${weight};padding-left:6px">${amount}</span></td>
</tr>`
}

export function button({ label, url }: MailLink): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:12px 0 16px">
<tr><td class="button" align="center" style="${styles.button}"><a href="${url}" style="${styles.buttonText}">${label}</a></td></tr>
</table>`
}

export function smallPrint(text: string): Html {
  return html`<p class="soft" style="${styles.soft};padding-bottom:16px">${text}</p>`
}

export function section({ title, paragraphs = [], links = [], lines = [] }: MailSection): Html {
  return html`<tr><td class="pad" style="padding:0 32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td class="line" style="${styles.rule};padding-bottom:24px">&nbsp;</td></tr>
</table>
<h2 class="ink" style="${styles.title}">${title}</h2>
${paragraphs.map(paragraph)}
${links.length > 0 ? html`<p class="ink" style="${styles.paragraph}">${links.map(link)}</p>` : undefined}
${lines.length > 0 ? money(lines) : undefined}
</td></tr>`
}

function link({ label, url }: MailLink): Html {
  return html`<a class="link" href="${url}" style="${styles.link};display:inline-block;padding:6px 24px 6px 0">${label}</a>`
}
