import { z } from 'zod'
import { perLanguage } from '#platform/language.ts'
import { isOneLine } from '#platform/line-rules.ts'
import { Money, usd } from '#platform/money.ts'
import {
  type DraftValue,
  defaultOf,
  type Field,
  type Fields,
  mapFields,
  type PublishedValue,
} from './fields.ts'

type SchemaOf<Value> = z.ZodType<Value, Value>

export type DraftShape<Of extends Fields> = {
  -readonly [Name in keyof Of]: Of[Name] extends { mayBeMissing: true }
    ? z.ZodDefault<SchemaOf<DraftValue<Of[Name]>>>
    : SchemaOf<DraftValue<Of[Name]>>
}

/** A draft may be incomplete, so an empty text is allowed everywhere. */
export function draftShape<const Of extends Fields>(fields: Of): DraftShape<Of> {
  return mapFields(fields, draftSchema) as unknown as DraftShape<Of>
}

type PublishedShape<Of extends Fields> = {
  -readonly [Name in keyof Of]: Of[Name] extends { gap: string }
    ? SchemaOf<PublishedValue<Of[Name]>>
    : z.ZodDefault<SchemaOf<PublishedValue<Of[Name]>>>
}

/** What is published; a field without a gap may be left out. */
export function publishedShape<const Of extends Fields>(fields: Of): PublishedShape<Of> {
  return mapFields(fields, publishedSchema) as unknown as PublishedShape<Of>
}

type TextIn<F> = F extends { parts: object } ? string[] : string

export type TextValues<Of extends Fields> = { -readonly [Name in keyof Of]: TextIn<Of[Name]> }

type TextsShape<Of extends Fields> = {
  -readonly [Name in keyof Of]: Of[Name] extends { gap: string }
    ? SchemaOf<TextIn<Of[Name]>>
    : z.ZodDefault<SchemaOf<TextIn<Of[Name]>>>
}

/** What is published in one language; a text without a gap may be left out. */
export function textsShape<const Of extends Fields>(fields: Of): TextsShape<Of> {
  return mapFields(fields, textSchema) as unknown as TextsShape<Of>
}

/** The texts of one language, empty where none is given. */
export function textValues<const Of extends Fields>(
  fields: Of,
  given: { readonly [Name in keyof Of]?: TextIn<Of[Name]> | undefined },
): TextValues<Of> {
  return mapFields(fields, (field, name) => given[name] ?? emptyText(field)) as TextValues<Of>
}

export function shownTextsShape<const Of extends Fields>(
  fields: Of,
): { -readonly [Name in keyof Of]: SchemaOf<TextIn<Of[Name]>> } {
  const schema = (field: Field) => (isInParts(field) ? z.array(z.string()) : z.string())
  return mapFields(fields, schema) as unknown as ReturnType<typeof shownTextsShape<Of>>
}

/** Money is shown as an amount with its currency, under the name without `Amount`. */
type ShownName<Name, F> = F extends { kind: 'money' }
  ? Name extends `${infer Stem}Amount`
    ? Stem
    : Name
  : Name

type ShownValue<F extends Field> = F extends { kind: 'money' }
  ? Money | Extract<PublishedValue<F>, null>
  : PublishedValue<F>

export type ShownValues<Of extends Fields> = {
  -readonly [Name in keyof Of as ShownName<Name, Of[Name]>]: ShownValue<Of[Name]>
}

type ShownShape<Of extends Fields> = {
  -readonly [Name in keyof Of as ShownName<Name, Of[Name]>]: SchemaOf<ShownValue<Of[Name]>>
}

export function shownShape<const Of extends Fields>(fields: Of): ShownShape<Of> {
  return renamed(fields, mapFields(fields, shownSchema)) as ShownShape<Of>
}

/** An incomplete draft is shown with 0 and empty texts. */
export function shownValues<const Of extends Fields>(
  fields: Of,
  values: Readonly<Record<keyof Of, unknown>>,
): ShownValues<Of> {
  const shown = mapFields(fields, (field, name) => shownValue(field, values[name]))
  return renamed(fields, shown) as ShownValues<Of>
}

/** The texts of one language, cut into their parts. */
export function splitTexts<const Of extends Fields>(
  fields: Of,
  textOf: (name: keyof Of & string) => string,
): TextValues<Of> {
  return mapFields(fields, (field, name) => partsOf(field, textOf(name))) as TextValues<Of>
}

/** Joins the parts of a text as its editor shows it. */
export function joinParts(field: Field, published: string | readonly string[]): string {
  if (typeof published === 'string') return published
  return published.join(isInParts(field) && field.parts.by === 'paragraph' ? '\n\n' : '\n')
}

export function draftSchema(field: Field): z.ZodType {
  const filled = field.kind === 'texts' ? draftTexts(field) : filledSchema(field)
  const schema = field.default === null ? filled.nullable() : filled
  return field.mayBeMissing ? schema.default(defaultOf(field)) : schema
}

function publishedSchema(field: Field): z.ZodType {
  if (field.gap) return field.kind === 'line' ? filledLine(field) : filledSchema(field)
  const filled = filledSchema(field)
  const schema = field.default === null ? filled.nullable() : filled
  return schema.default(defaultOf(field))
}

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
/** A full hour, such as 13:00. */
export const Hour = z.string().regex(/^([01]\d|2[0-3]):00$/)

function filledSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'line':
      return z.string().max(field.max).refine(isOneLine)
    case 'texts':
      return draftTexts(field)
    case 'number':
      return numberSchema(field)
    case 'money':
      return z.int().min(field.min).max(field.max)
    case 'choice':
      return z.enum(Object.keys(field.options))
    case 'switch':
      return z.boolean()
    case 'clock':
      return field.isFullHour ? Hour : clock
  }
}

type OfKind<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>

function numberSchema({ min, max, step }: OfKind<'number'>): z.ZodType {
  return step ? z.number().min(min).max(max).multipleOf(step) : z.int().min(min).max(max)
}

function draftTexts({ max, isLong }: OfKind<'texts'>): z.ZodType {
  const text = z.string().max(max)
  return z.strictObject(perLanguage(() => (isLong ? text : text.refine(isOneLine))))
}

function filledLine({ max }: OfKind<'line'>): z.ZodType {
  return z.string().trim().min(1).max(max).refine(isOneLine)
}

function textSchema(field: Field): z.ZodType {
  const schema = field.kind === 'texts' ? filledText(field) : filledSchema(field)
  return field.gap ? schema : schema.default(emptyText(field))
}

function filledText({ max, isLong, parts, gap }: OfKind<'texts'>): z.ZodType {
  const least = gap ? 1 : 0
  const text = z.string().trim()
  if (!parts) {
    const whole = text.min(least).max(max)
    return isLong ? whole : whole.refine(isOneLine)
  }
  const part = text.min(1).max(parts.max)
  return z
    .array(parts.by === 'line' ? part.refine(isOneLine) : part)
    .min(least)
    .max(parts.most)
}

function emptyText(field: Field): string | string[] {
  return isInParts(field) ? [] : ''
}

function shownSchema(field: Field): z.ZodType {
  const schema = shownFilledSchema(field)
  return field.default === null && !field.gap ? schema.nullable() : schema
}

function shownFilledSchema(field: Field): z.ZodType {
  if (field.kind === 'money') return Money
  if (field.kind === 'number') return field.step ? z.number() : z.int()
  if (field.kind === 'choice' || field.kind === 'switch') return filledSchema(field)
  return z.string()
}

function shownValue(field: Field, value: unknown): unknown {
  if (value === null && !field.gap) return null
  if (field.kind === 'money') return usd(Number(value))
  if (value !== null) return value
  if (field.kind === 'choice') return Object.keys(field.options)[0]
  return field.kind === 'number' ? 0 : ''
}

function renamed(fields: Fields, made: Readonly<Record<string, unknown>>): unknown {
  const shown = (name: string) =>
    fields[name]?.kind === 'money' ? name.replace(/Amount$/, '') : name
  return Object.fromEntries(Object.entries(made).map(([name, value]) => [shown(name), value]))
}

const between = { paragraph: /\n\s*\n/, line: /\n/ }

function partsOf(field: Field, text: string): string | string[] {
  if (!isInParts(field)) return text
  return text
    .split(between[field.parts.by])
    .map((part) => part.trim())
    .filter(Boolean)
}

function isInParts(field: Field): field is OfKind<'texts'> & { parts: object } {
  return field.kind === 'texts' && field.parts !== undefined
}
