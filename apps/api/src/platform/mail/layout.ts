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
import type { EmailContent } from '#platform/ports.ts'
import type { MailFooter, MailParts } from './mail-parts.ts'
import { emailPage } from './page.ts'

type EmailPhrase = PhraseKey | MailKey | PluralStem<MailKey>

export type EmailText = (key: EmailPhrase, params?: TextParams) => string

export function emailVersions(
  write: (text: EmailText, language: Language) => MailParts,
): Record<Language, EmailContent> {
  return perLanguage((language) => contentOf(write, language))
}

/** The texts of emails and documents. */
export const emailTables = perLanguage((language) => ({
  ...textTables[language],
  ...mailTextTables[language],
}))

export function emailText(language: Language): EmailText {
  return (key, params) => translate(emailTables[language], language, key, params)
}

function contentOf(
  write: (text: EmailText, language: Language) => MailParts,
  language: Language,
): EmailContent {
  const text = emailText(language)
  const parts = write(text, language)
  if (parts.button) requireWebUrl(parts.button.url)
  const footer = {
    support: text('shell.support'),
    hours: text('shell.support_hours'),
    reason: text('mail.reason'),
  }
  return {
    subject: parts.subject,
    html: emailPage(parts, { language, footer }),
    text: plainText(parts, footer),
  }
}

/** A link may open a page, never run a script. */
function requireWebUrl(url: string): void {
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
