import { type Language, perLanguage } from '@marea/contract/platform/language.ts'
import { phoneLink, type Support } from '@marea/contract/platform/support.ts'
import type { Email, EmailContent } from '#platform/ports.ts'
import { html } from './html.ts'
import { emailText } from './layout.ts'
import { contactSlot } from './slots.ts'
import { styles } from './styles.ts'

/** Fills in how the reader reaches support; a contact that is not set has no line. */
export function withContact(mail: Email, support: Support): Email {
  return { ...mail, versions: perLanguage((language) => filled(mail, support, language)) }
}

function filled({ versions }: Email, support: Support, language: Language): EmailContent {
  const text = emailText(language)
  const title = text('shell.support', { location: support.location })
  const hours = text('shell.support_hours')
  const ways = [support.phone, support.email].filter((way) => way !== undefined)
  const content = versions[language]
  return {
    ...content,
    html: content.html.replace(contactSlot, () => contactHtml({ title, hours, support })),
    text: content.text.replace(contactSlot, () =>
      [title, ways.join(' · '), hours].filter((line) => line !== '').join('\n'),
    ),
  }
}

type Contact = { title: string; hours: string; support: Support }

function contactHtml({ title, hours, support: { phone, email } }: Contact): string {
  const links = [
    ...(phone ? [link(phoneLink(phone), phone)] : []),
    ...(email ? [link(`mailto:${email}`, email)] : []),
  ]
  const [first, second] = links
  return html`<p class="ink" style="${styles.strong}">${title}</p>
<p class="soft" style="${styles.soft}">${first}${second && html` &middot; ${second}`}${first && html`<br>`}${hours}</p>`
    .markup
}

function link(address: string, label: string) {
  return html`<a class="link" href="${address}" style="${styles.link}">${label}</a>`
}
