/** What a mail says, as plain text; the layout escapes it. */
export type MailParts = {
  subject: string
  /** What an inbox shows after the subject. */
  preview?: string
  heading: string
  paragraphs: string[]
  lines?: MoneyLine[]
  button?: { label: string; url: string }
  /** A quiet sentence after the button. */
  note?: string
}

/** The amount is formatted for the reader already. */
export type MoneyLine = { label: string; amount: string; isTotal?: boolean }

export type MailFooter = { support: string; hours: string; reason: string }
