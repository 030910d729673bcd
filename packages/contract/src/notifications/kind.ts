import { z } from 'zod'
import type { EventKind } from '#events.ts'
import type { Words } from '#platform/language.ts'
import type { ChannelDefaults, NotificationChannel, NotificationGroup } from './channels.ts'

/** One text, or one for each plural form of the fact `count`. */
type Phrase<Name extends string> =
  | Readonly<Record<Name, Words>>
  | Readonly<Record<`${Name}_one` | `${Name}_other`, Words>>
type Notice = Phrase<'title'> & Phrase<'body'>

/** Kinds whose facts have a state have other texts in each state. */
type NoticeFor<Facts> = Facts extends { state: infer State extends string }
  ? Readonly<Record<State, Notice>>
  : Notice

/** The events that cause a kind; some kinds are caused by a date instead. */
type Source = readonly [EventKind, ...EventKind[]] | 'calendar'

/** Everything about one kind of notification; lists, tables and texts derive from it. */
export type KindRecord = {
  audience: 'guest' | 'owner' | 'everyone'
  group: NotificationGroup
  channels: ChannelDefaults
  /** `generic` emails use the words below; `own` emails are written by the slice of the event. */
  email: 'generic' | 'own'
  icon: string
  after: Source
  /** Raw values that are formatted in each reader's language. */
  facts: z.ZodObject
  path(facts: object): string
  label: Words
  words: object
  action: Words
}

type DefinedKind<
  Facts extends z.ZodObject,
  Icon extends string,
  After extends Source,
  Said extends NoticeFor<z.infer<Facts>>,
> = Omit<KindRecord, 'icon' | 'after' | 'facts' | 'path' | 'words'> & {
  icon: Icon
  after: After
  facts: Facts
  path(facts: z.infer<Facts>): string
  words: Said
}

/** Checks that path and words fit the facts of the kind. */
export function defineKind<
  Facts extends z.ZodObject,
  const Icon extends string,
  const After extends Source,
  Said extends NoticeFor<z.infer<Facts>>,
>(kind: DefinedKind<Facts, Icon, After, Said>): DefinedKind<Facts, Icon, After, Said> {
  return kind
}

export function statesOf({ facts }: KindRecord): readonly string[] {
  const { state } = facts.shape
  return state instanceof z.ZodEnum ? state.options.map(String) : []
}

export function isSwitchable({ channels }: KindRecord, channel: NotificationChannel): boolean {
  return channels[channel] !== 'always'
}

export function isOnByDefault({ channels }: KindRecord, channel: NotificationChannel): boolean {
  return channels[channel] !== 'off'
}
