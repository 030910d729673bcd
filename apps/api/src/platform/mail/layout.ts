import { type Language, perLanguage } from '@marea/contract/platform/language.ts'
import { support } from '@marea/contract/platform/support.ts'
import {
  type PhraseKey,
  type PluralStem,
  type TextParams,
  translate,
} from '@marea/contract/platform/translate.ts'
import type { MailKey } from '@marea/contract/texts/en-mails.ts'
import { mailTextTables, textTables } from '@marea/contract/texts/tables.ts'
import type { MailContent } from '#platform/ports.ts'
import type { MailFooter, MailParts } from './mail-parts.ts'
import { mailPage } from './page.ts'

type MailPhrase = PhraseKey | MailKey | PluralStem<MailKey>

export type MailText = (key: MailPhrase, params?: TextParams) => string

export function mailVersions(
  write: (text: MailText, language: Language) => MailParts,
): Record<Language, MailContent> {
  return perLanguage((language) => contentOf(write, language))
}

/** The texts of emails and documents. */
export const mailTables = perLanguage((language) => ({
  ...textTables[language],
  ...mailTextTables[language],
}))

export function mailText(language: Language): MailText {
  return (key, params) => translate(mailTables[language], language, key, params)
}

function contentOf(
  write: (text: MailText, language: Language) => MailParts,
  language: Language,
): MailContent {
  const text = mailText(language)
  const parts = write(text, language)
  if (parts.button) checkAddress(parts.button.url)
  const footer = {
    support: text('shell.support'),
    hours: text('shell.support_hours'),
    reason: text('mail.reason'),
  }
  return {
    subject: parts.subject,
    html: mailPage(parts, { language, footer }),
    text: plainText(parts, footer),
  }
}

/** A link may open a page, never run a script. */
function checkAddress(url: string): void {
  if (!/^https?:$/.test(new URL(url).protocol)) throw new Error('A mail may link to pages only.')
}

function plainText(parts: MailParts, footer: MailFooter): string {
  const { heading, paragraphs, lines = [], button, note } = parts
  const blocks = [
    'Marea',
    heading,
    ...paragraphs,
    lines.map(({ label, amount }) => `${label}: ${amount}`).join('\n'),
    button ? `${button.label}:\n${button.url}` : '',
    note ?? '',
    `-- \n${footer.support}\n${support.phone} · ${support.mail}\n${footer.hours}\n\n${footer.reason}`,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}
