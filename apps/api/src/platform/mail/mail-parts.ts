/** What a mail says, as plain text; the layout escapes it. */
export type MailParts = {
  subject: string
  /** What an inbox shows after the subject. */
  preview?: string
  /** Shown beside our name at the top, such as a booking's reference. */
  reference?: string
  photo?: MailPhoto
  heading: string
  paragraphs: string[]
  lines?: MoneyLine[]
  dates?: MailDate[]
  button?: MailLink
  /** A quiet sentence after the button. */
  note?: string
  sections?: MailSection[]
  /** Why the reader gets it, for readers who may have neither an account nor a booking. */
  reason?: string
}

/** A picture of 1200 × 630 pixels on our own site. */
export type MailPhoto = { url: string; alt: string }

/** One end of a stay, such as `Check-in`, `Tue, Dec 8`, `after 4 PM`. */
export type MailDate = { label: string; day: string; time: string }

/** The amount is formatted for the reader already. */
export type MoneyLine = { label: string; amount: string; isTotal?: boolean }

export type MailLink = { label: string; url: string }

/** A part of the email below its button, with a title of its own. */
export type MailSection = {
  title: string
  paragraphs?: string[]
  links?: MailLink[]
  lines?: MoneyLine[]
}
