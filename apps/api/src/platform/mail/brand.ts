import { defaultColors, pictureUrl } from '@marea/contract/platform/brand/look.ts'
import type { Brand } from '@marea/contract/platform/brand.ts'
import { type Language, perLanguage } from '@marea/contract/platform/language.ts'
import { phoneLink } from '@marea/contract/platform/support.ts'
import type { Config } from '#config.ts'
import type { Email, EmailContent } from '#platform/ports.ts'
import { html } from './html.ts'
import { emailText } from './layout.ts'
import { brandSlot, contactSlot, wordmarkSlot } from './slots.ts'
import { mailFonts, styles } from './styles.ts'

export type EmailSender = { brand: Brand; config: Pick<Config, 'publicUrl'> }

/** Fills in who sends the email, as it is known when it is sent; a contact that is not set has no line. */
export function withBrand(mail: Email, sender: EmailSender): Email {
  const { brand } = sender
  const versions = perLanguage((language) => filled(mail, sender, language))
  return { ...mail, sender: brand.mailSender, versions }
}

export function withName(text: string, { name }: Pick<Brand, 'name'>): string {
  return text.replaceAll(brandSlot, () => name)
}

function filled(
  { versions }: Email,
  { brand, config }: EmailSender,
  language: Language,
): EmailContent {
  const { name, email, phone, location, address } = brand
  const text = emailText(language)
  const title = text('shell.support', { location })
  const hours = text('shell.support_hours')
  const ways = [phone, email].filter((way) => way !== '')
  const contact = { title, hours, brand }
  const { subject, html: page, text: plain } = versions[language]
  const lines = [title, ways.join(' · '), hours, address].filter((line) => line !== '')
  return {
    subject: withName(subject, brand),
    html: withLook(
      page.replace(contactSlot, () => contactHtml(contact)),
      brand,
    )
      .replace(wordmark, (name) => logoHtml(brand, config) ?? name)
      .replaceAll(brandSlot, () => html`${name}`.markup),
    text: withName(
      plain.replace(contactSlot, () => lines.join('\n')),
      brand,
    ),
  }
}

const wordmark = new RegExp(`${wordmarkSlot.begin}.*?${wordmarkSlot.end}`, 's')

const logoRoom = { width: 240, height: 36 }

function logoHtml(
  { name, pictures }: Brand,
  { publicUrl }: EmailSender['config'],
): string | undefined {
  const { logo } = pictures
  if (!logo) return undefined
  const scale = Math.min(logoRoom.width / logo.width, logoRoom.height / logo.height)
  const [width, height] = [logo.width, logo.height].map((side) => String(Math.round(side * scale)))
  const address = publicUrl + pictureUrl({ ...logo, format: 'png' })
  return html`<img src="${address}" alt="${name}" width="${width}" height="${height}" style="${styles.logo}">`
    .markup
}

/** The layout is written with the colors and fonts of the first brand, which mark their places. */
function withLook(page: string, { colors, fonts }: Brand): string {
  const { accent } = defaultColors
  const [before, after] = [mailFonts.bodoni, mailFonts[fonts]]
  const changes = [
    [accent.light, colors.accent.light],
    [accent.dark, colors.accent.dark],
    [html`${before.serif}`.markup, html`${after.serif}`.markup],
    [html`${before.sans}`.markup, html`${after.sans}`.markup],
  ] as const
  const known = new Map(changes)
  const marks = new RegExp(changes.map(([mark]) => RegExp.escape(mark)).join('|'), 'g')
  return page.replace(marks, (mark) => known.get(mark) ?? mark)
}

type Contact = { title: string; hours: string; brand: Brand }

function contactHtml({ title, hours, brand: { phone, email, address } }: Contact): string {
  const links = [
    ...(phone ? [link(phoneLink(phone), phone)] : []),
    ...(email ? [link(`mailto:${email}`, email)] : []),
  ]
  const [first, second] = links
  return html`<p class="ink" style="${styles.strong}">${title}</p>
<p class="soft" style="${styles.soft}">${first}${second && html` &middot; ${second}`}${first && html`<br>`}${hours}${address ? html`<br>${address}` : undefined}</p>`
    .markup
}

function link(address: string, label: string) {
  return html`<a class="link" href="${address}" style="${styles.link}">${label}</a>`
}
