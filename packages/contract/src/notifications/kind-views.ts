import type { Words } from '#platform/language.ts'
import { type KindRecord, statesOf } from './kind.ts'

type Kinds = Readonly<Record<string, KindRecord>>

type LabelTexts<Given> = {
  [Kind in keyof Given & string as `notifications.kind.${Kind}`]: Words
}

/** A text key below the texts of a kind, or below one of its states. */
type KeyIn<Said> = {
  [Name in keyof Said & string]: Said[Name] extends Words
    ? Name
    : `${Name}.${keyof Said[Name] & string}`
}[keyof Said & string]

type NoticeTexts<Given extends Kinds> = Record<
  {
    [Kind in keyof Given & string]: `notification.${Kind}.${KeyIn<Given[Kind]['words']> | 'action'}`
  }[keyof Given & string],
  Words
>

type KindIcons<Given extends Kinds> = { [Kind in keyof Given]: Given[Kind]['icon'] }

export function labelTexts<Given extends Kinds>(kinds: Given): LabelTexts<Given> {
  const texts = Object.entries(kinds).map(([kind, { label }]) => [
    `notifications.kind.${kind}`,
    label,
  ])
  return Object.fromEntries(texts)
}

export function noticeTexts<Given extends Kinds>(kinds: Given): NoticeTexts<Given> {
  const texts = Object.entries(kinds).flatMap(([kind, record]) => [
    ...phrasesOf(record).map(([name, words]) => [`notification.${kind}.${name}`, words]),
    [`notification.${kind}.action`, record.action],
  ])
  return Object.fromEntries(texts)
}

function phrasesOf(record: KindRecord): [string, unknown][] {
  const said = Object.entries(record.words)
  if (statesOf(record).length === 0) return said
  return said.flatMap(([state, notice]) =>
    Object.entries(notice).map(([name, words]): [string, unknown] => [`${state}.${name}`, words]),
  )
}

export function kindIcons<Given extends Kinds>(kinds: Given): KindIcons<Given> {
  const icons = Object.entries(kinds).map(([kind, { icon }]) => [kind, icon])
  return Object.fromEntries(icons)
}
