import type { Language } from '@marea/contract/language.ts'
import type { CardsPort } from '#platform/cards/port.ts'
import type { Jobs } from '#platform/jobs.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { SignInProviders } from '#platform/sign-in-providers/port.ts'

/** The doors to everything that is not the database. */
export type Ports = {
  jobs: Jobs
  mail: MailPort
  files: FilePort
  cards: CardsPort
  signInProviders: SignInProviders
  secrets: Secrets
}

export type MailContent = { subject: string; html: string; text: string }

export type Mail = {
  to: string
  language: Language
  /** The mail as each reader would see it; the one in `language` is sent. */
  versions: Record<Language, MailContent>
  attachments?: { name: string; type: string; base64: string }[]
}

export type MailPort = { send(mail: Mail): Promise<void> }

export type StoredFile = { bytes: Buffer; type: string }

export type FilePort = {
  put(key: string, file: StoredFile): Promise<void>
  get(key: string): Promise<StoredFile | undefined>
  remove(key: string): Promise<void>
}
