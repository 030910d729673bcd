import { type Language, languages, perLanguage } from '#platform/language.ts'

/** How a long text becomes a list: at most `most` parts of `max` characters. */
type Parts = { by: 'paragraph' | 'line'; most: number; max: number }

type Control<Text extends string> =
  /** `typed` is the limit in the form, if it is lower. */
  | { kind: 'line'; max: number; typed?: number; default: string }
  /** A text in each language. */
  | { kind: 'texts'; max: number; isLong?: true; parts?: Parts; default: '' }
  | { kind: 'number'; min: number; max: number; step?: number; default: number | null }
  /** In cents. */
  | { kind: 'money'; min: number; max: number; default: number | null }
  /** By id, the text of each option. */
  | { kind: 'choice'; options: Readonly<Record<string, Text>>; default: string | null }
  | { kind: 'switch'; default: boolean }
  | { kind: 'clock'; isFullHour?: true; default: string | null }

/**
 * One plain field of something that is edited as a draft and published when it is complete. It names
 * texts by key; forms check that they exist, because these rows are below the texts.
 */
export type Field<Text extends string = string> = Control<Text> & {
  /** What is missing while the field is empty; without it, the field may stay empty. */
  gap?: string
  /**
   * Shown on cards and the page, on the page, or to guests of a confirmed stay; nowhere by default.
   */
  seenOn?: 'card' | 'page' | 'stay'
  hint?: Text
  /** Editors opened before the field existed save without it. */
  mayBeMissing?: true
}
export type Fields<Text extends string = string> = Readonly<Record<string, Field<Text>>>

type ByKind = {
  line: string
  texts: Record<Language, string>
  number: number
  money: number
  switch: boolean
  clock: string
}

type FilledValue<F extends Field> = F extends { kind: 'choice'; options: infer Options }
  ? keyof Options & string
  : ByKind[Exclude<F['kind'], 'choice'>]

/** What a draft holds: null where nothing is entered yet. */
export type DraftValue<F extends Field> = null extends F['default']
  ? FilledValue<F> | null
  : FilledValue<F>

/** What is published: a field with a gap is never null. */
export type PublishedValue<F extends Field> = F extends { gap: string }
  ? FilledValue<F>
  : DraftValue<F>

export type DraftValues<Of extends Fields> = { -readonly [Name in keyof Of]: DraftValue<Of[Name]> }

type Translated<Of extends Fields> = {
  [Name in keyof Of as Of[Name]['kind'] extends 'texts' ? Name : never]: Of[Name]
}
type Untranslated<Of extends Fields> = {
  [Name in keyof Of as Of[Name]['kind'] extends 'texts' ? never : Name]: Of[Name]
}
type SeenOn = { card: 'card'; page: 'card' | 'page' }
type Seen<Of extends Fields, Place extends keyof SeenOn> = {
  [Name in keyof Of as Of[Name] extends { seenOn: SeenOn[Place] } ? Name : never]: Of[Name]
}

export function namesOf<Of extends object>(fields: Of): (keyof Of & string)[] {
  return Object.keys(fields) as (keyof Of & string)[]
}

type FieldTable = Readonly<Record<string, Fields>>

export function fieldNamesOf<const Table extends FieldTable>(
  table: Table,
): { [Section in keyof Table]: keyof Table[Section] & string }[keyof Table][] {
  const names = Object.values(table).flatMap((fields) => Object.keys(fields))
  return names as ReturnType<typeof fieldNamesOf<Table>>
}

/** The options of a choice whose texts share a prefix. */
export function optionsOf<const Prefix extends string, const Id extends string>(
  prefix: Prefix,
  ids: readonly Id[],
): { readonly [Option in Id]: `${Prefix}.${Option}` } {
  const options = ids.map((id) => [id, `${prefix}.${id}`])
  return Object.fromEntries(options)
}

export function translatedFields<const Of extends Fields>(fields: Of): Translated<Of> {
  return pick(fields, ({ kind }) => kind === 'texts') as Translated<Of>
}

export function untranslatedFields<const Of extends Fields>(fields: Of): Untranslated<Of> {
  return pick(fields, ({ kind }) => kind !== 'texts') as Untranslated<Of>
}

export function fieldsSeenOn<const Of extends Fields, Place extends keyof SeenOn>(
  fields: Of,
  place: Place,
): Seen<Of, Place> {
  const isSeen = ({ seenOn }: Field) => seenOn === 'card' || (seenOn === 'page' && place === 'page')
  return pick(fields, isSeen) as Seen<Of, Place>
}

export function defaultsOf<const Of extends Fields>(fields: Of): DraftValues<Of> {
  return mapFields(fields, defaultOf) as DraftValues<Of>
}

export function defaultOf(field: Field): unknown {
  return field.kind === 'texts' ? perLanguage(() => '') : field.default
}

/** The minimal values of a row of which nothing is known yet. */
export function leastValues<const Of extends Fields>(
  fields: Of,
): { [Name in keyof Of]: PublishedValue<Of[Name]> } {
  const least = (field: Field) => {
    if (field.default !== null || !field.gap) return defaultOf(field)
    if (field.kind === 'choice') return Object.keys(field.options)[0]
    return 'min' in field ? field.min : ''
  }
  return mapFields(fields, least) as { [Name in keyof Of]: PublishedValue<Of[Name]> }
}

/** Fills fields without a gap that were left out with their defaults. */
export function withDefaults<const Of extends Fields>(
  fields: Of,
  given: { readonly [Name in keyof Of]?: PublishedValue<Of[Name]> | undefined },
): { -readonly [Name in keyof Of]: PublishedValue<Of[Name]> } {
  const value = (field: Field, name: keyof Of & string) =>
    given[name] === undefined ? defaultOf(field) : given[name]
  return mapFields(fields, value) as { -readonly [Name in keyof Of]: PublishedValue<Of[Name]> }
}

export function valuesOf<Of extends Fields, Row extends Readonly<Record<keyof Of, unknown>>>(
  fields: Of,
  row: Row,
): Pick<Row, keyof Of & keyof Row> {
  return mapFields(fields, (_, name) => row[name]) as Pick<Row, keyof Of & keyof Row>
}

/** Empties the values that only guests of a stay may see. */
export function withoutStayValues<Values extends object>(fields: Fields, values: Values): Values {
  const hidden = pick(fields, ({ seenOn }) => seenOn === 'stay')
  return { ...values, ...defaultsOf(hidden) }
}

/** What fields with a gap lack, and in each language the texts that another language has. */
export function gapsOfFields<const Of extends Fields>(
  fields: Of,
  values: object,
): { code: FieldGap<Of> | TextsGap; count: number }[] {
  const given = values as Readonly<Record<string, unknown>>
  const { true: texts = [], false: others = [] } = Object.groupBy(
    Object.entries<Field>(fields),
    ([, { kind }]) => (kind === 'texts' ? 'true' : 'false'),
  )
  const empty = others.filter(([name]) => isEmpty(given[name]))
  const codes = new Set(empty.flatMap(([, { gap }]) => (gap ?? []) as FieldGap<Of>))
  const wanted = texts
    .map(([name, { gap }]) => ({ gap, text: given[name] as Readonly<Record<Language, string>> }))
    .filter(({ gap, text }) => gap || languages.some((language) => !isEmpty(text[language])))
    .map(({ text }) => text)
  return [...[...codes].map((code) => ({ code, count: 1 })), ...missingTranslations(wanted)]
}

type TextsGap = `texts_${Language}`

export function missingTranslations(
  texts: readonly Readonly<Record<Language, string>>[],
): { code: TextsGap; count: number }[] {
  return languages.flatMap((language) => {
    const count = texts.filter((text) => isEmpty(text[language])).length
    return count > 0 ? [{ code: `texts_${language}` as const, count }] : []
  })
}

/** The codes of the gaps that single fields can have; a missing translation is counted apart. */
export function fieldGapCodes<const Of extends Fields>(fields: Of): FieldGap<Of>[] {
  const gaps = Object.values(untranslatedFields<Fields>(fields)).flatMap(({ gap }) => gap ?? [])
  return [...new Set(gaps)] as FieldGap<Of>[]
}

export type FieldGap<Of extends Fields> = Of extends unknown
  ? {
      [Name in keyof Of]: Of[Name] extends { kind: 'texts' }
        ? never
        : Of[Name] extends { gap: infer Gap extends string }
          ? Gap
          : never
    }[keyof Of]
  : never

export function mapFields<Of extends Fields, Value>(
  fields: Of,
  make: (field: Field, name: keyof Of & string) => Value,
): Record<keyof Of & string, Value> {
  const made = namesOf(fields).map((name) => [name, make(fields[name] as Field, name)])
  return Object.fromEntries(made)
}

function pick(fields: Fields, isWanted: (field: Field) => boolean): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => isWanted(field)))
}

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '')
}
