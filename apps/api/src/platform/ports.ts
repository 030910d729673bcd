import type { Readable } from 'node:stream'
import type { EventData, EventKind } from '@marea/contract/events.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import type { CardsPort } from '#platform/cards/port.ts'
import type { Db } from '#platform/db/database.ts'
import type { LocalHost } from '#platform/public-fetch/public-fetch.ts'
import type { PushPort } from '#platform/push/port.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import type { SignInProviders } from '#platform/sign-in-providers/port.ts'
import type { ThreadsPort } from '#platform/threads/threads.ts'
import type { WebhooksPort } from '#platform/webhooks/port.ts'

/** The interfaces to everything that is not the database. */
export type Ports = {
  jobs: JobPort
  consequences: ConsequencesPort
  mail: EmailPort
  files: FilePort
  cards: CardsPort
  signInProviders: SignInProviders
  secrets: Secrets
  feeds: FeedsPort
  push: PushPort
  webhooks: WebhooksPort
  threads: ThreadsPort
}

/** Calendars of other channels come from the internet; a demo has its own server for them. */
export type FeedsPort = {
  standIn?: LocalHost & { handle(request: Request): Promise<Response>; close(): void }
}

type EnqueueOptions = { startAfter?: Temporal.Instant }

export type JobPort = {
  /** Inside a transaction the job exists only if the transaction commits. */
  enqueue<Data extends object>(
    db: Db,
    job: { name: string },
    data: Data,
    options?: EnqueueOptions,
  ): Promise<void>
  /** All in one statement; of those with the same key in a queue of single jobs, one waits. */
  enqueueAll(
    db: Db,
    job: { name: string },
    jobs: readonly { data: object; singletonKey?: string }[],
  ): Promise<void>
}

/** An event, of which the port knows only what its consequences need. */
type Happened = { kind: EventKind; data: EventData<EventKind> }

/** The consequences of an event and their queues; `worker.ts` passes them in from the slices. */
export type ConsequencesPort = {
  wantedBy(event: Happened): readonly { name: string; queue: string }[]
}

export type EmailContent = { subject: string; html: string; text: string }

export type Email = {
  to: string
  language: Language
  /** The email in each language; the one in `language` is sent. */
  versions: Record<Language, EmailContent>
  attachments?: { name: string; type: string; base64: string }[]
  /** The name beside the sender's address. */
  sender?: string
  /** Stops emails of this kind; used in the headers of RFC 8058 and the footer. */
  unsubscribeUrl?: string
}

export type SendOptions = {
  /** Part of the message id, the same each time the email is sent. */
  id: string
  /**
   * Called before the end of the message: until it has resolved, no server has accepted the email.
   */
  beforeEnd(): Promise<void>
}

/** `failure` is a code, because server replies may name the recipient. */
export type Delivery =
  | { outcome: 'accepted' }
  /** Surely not accepted: the server refused this email, or was unreachable. */
  | { outcome: 'refused' | 'unreachable'; failure: string }
  /** Refused for good: the same email can never be delivered. `isBounce`: nor can any other to this address. */
  | { outcome: 'rejected'; failure: string; isBounce: boolean }
  | { outcome: 'unknown'; failure: string }

export type EmailPort = { send(mail: Email, handover: SendOptions): Promise<Delivery> }

export type StoredFile = { bytes: Buffer; type: string }

export type OpenFile = {
  type: string
  length: number
  /** The bytes from the first to the last of these positions. */
  read(first: number, last: number): Promise<Readable>
}

export type FilePort = {
  put(key: string, file: StoredFile): Promise<void>
  get(key: string): Promise<StoredFile | undefined>
  /** For large files, of which only a part is needed. */
  open(key: string): Promise<OpenFile | undefined>
  remove(key: string): Promise<void>
  /** The keys of all files, in any order. */
  list(): AsyncIterable<string>
}
