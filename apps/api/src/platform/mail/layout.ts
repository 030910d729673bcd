import type { TextTables } from '@marea/contract/pages.ts'
import { type Language, perLanguage } from '@marea/contract/platform/language.ts'
import {
  type NameKey,
  type PhraseKey,
  type PluralStem,
  type TextParams,
  translate,
  withNames,
} from '@marea/contract/platform/translate.ts'
import type { MailKey } from '@marea/contract/texts/keys.ts'
import { mailTextTables, textTables } from '@marea/contract/texts/tables.ts'
import type { EmailContent } from '#platform/ports.ts'
import type { MailLink, MailParts, MailSection, MoneyLine } from './mail-parts.ts'
import { emailPage } from './page.ts'
import { brandSlot, contactSlot } from './slots.ts'

type EmailPhrase = PhraseKey | MailKey | PluralStem<MailKey>

export type EmailText = (key: EmailPhrase, params?: TextParams) => string

export function emailVersions(
  write: (text: EmailText, language: Language) => MailParts,
  names?: TextTables,
): Record<Language, EmailContent> {
  return perLanguage((language) => contentOf(write, language, names))
}

/** The texts of emails and documents. */
export const emailTables = perLanguage((language) => ({
  ...textTables[language],
  ...mailTextTables[language],
}))

/** Texts that also name rows, such as taxes and licenses. */
export type NamedText = (key: EmailPhrase | NameKey, params?: TextParams) => string

export function emailText(language: Language): EmailText
export function emailText(language: Language, names: TextTables): NamedText
export function emailText(language: Language, names?: TextTables): NamedText {
  const texts = emailTables[language]
  const table = names ? withNames(texts, names[language]) : texts
  return (key, params) => translate(table, language, key, params)
}

function contentOf(
  write: (text: EmailText, language: Language) => MailParts,
  language: Language,
  names: TextTables | undefined,
): EmailContent {
  const text: EmailText = names ? emailText(language, names) : emailText(language)
  const parts = write(text, language)
  for (const { url } of linksOf(parts)) requireWebUrl(url)
  const reason = parts.reason ?? text('mail.reason')
  return {
    subject: parts.subject,
    html: emailPage(parts, { language, reason }),
    text: plainText(parts, reason),
  }
}

/** A link may open a page, never run a script. */
function requireWebUrl(url: string): void {
  if (!/^https?:$/.test(new URL(url).protocol)) throw new Error('A mail may link to pages only.')
}

function linksOf({ button, photo, sections = [] }: MailParts): { url: string }[] {
  const single = [button, photo].filter((each) => each !== undefined)
  return [...single, ...sections.flatMap(({ links = [] }) => links)]
}

function plainText(parts: MailParts, reason: string): string {
  const { reference, heading, paragraphs, dates = [], lines, button, note, sections = [] } = parts
  const blocks = [
    reference === undefined ? brandSlot : `${brandSlot}\n${reference}`,
    heading,
    ...paragraphs,
    moneyText(lines),
    dates.map(({ label, day, time }) => `${label}: ${day} ${time}`).join('\n'),
    button ? linkText(button) : '',
    note ?? '',
    ...sections.map(sectionText),
    `-- \n${contactSlot}\n\n${reason}`,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function sectionText({ title, paragraphs = [], links = [], lines }: MailSection): string {
  const blocks = [title, ...paragraphs, ...links.map(linkText), moneyText(lines)]
  return blocks.filter((block) => block !== '').join('\n')
}

function moneyText(lines: readonly MoneyLine[] = []): string {
  return lines.map(({ label, amount }) => `${label}: ${amount}`).join('\n')
}

function linkText({ label, url }: MailLink): string {
  return `${label}:\n${url}`
}
