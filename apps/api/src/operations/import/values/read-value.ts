import type { RowProblem } from '@marea/contract/operations/imports/imports.ts'
import { draftSchema } from '@marea/contract/platform/fields/field-schemas.ts'
import type { Field } from '@marea/contract/platform/fields/fields.ts'
import { languages } from '@marea/contract/platform/language.ts'
import { isOneLine } from '@marea/contract/platform/line-rules.ts'
import { writtenText } from '@marea/contract/texts/tables.ts'
import { readMoney } from '#platform/csv/read-money.ts'
import { wordsOf } from '#platform/words.ts'

type Fault = Pick<RowProblem, 'code' | 'detail'>

/** A value, or why there is none. */
export type Read<Value> = { value: Value; fault?: never } | { value?: never; fault: Fault }

/** What stands in a cell, as the field of a listing holds it; texts come one language at a time. */
export function readValue(field: Field, text: string): Read<unknown> {
  const read = readPlain(field, text)
  if (read.fault || field.kind === 'texts') return read
  return draftSchema(field).safeParse(read.value).success ? read : { fault: faultOf(field, text) }
}

function readPlain(field: Field, text: string): Read<unknown> {
  switch (field.kind) {
    case 'line':
      return { value: text }
    case 'texts':
      return text.length > field.max || !(field.isLong || isOneLine(text))
        ? { fault: faultOf(field, text) }
        : { value: text }
    case 'number':
      return found(readNumber(text), 'not_number', text)
    case 'money':
      return found(readMoney(text), 'not_money', text)
    case 'choice':
      return found(readChoice(field.options, text), 'not_choice', text)
    case 'switch':
      return found(readSwitch(text), 'not_switch', text)
    case 'clock':
      return found(readClock(text), 'not_clock', text)
  }
}

function found<Value>(value: Value | undefined, code: Fault['code'], text: string): Read<Value> {
  return value === undefined ? { fault: { code, detail: text.slice(0, 80) } } : { value }
}

/** Of a value of the right kind that the field does not take. */
function faultOf(field: Field, text: string): Fault {
  if (field.kind === 'number') {
    return { code: 'out_of_range', detail: `${field.min}–${field.max}` }
  }
  if (field.kind === 'money') {
    return { code: 'out_of_range', detail: `${field.min / 100}–${field.max / 100}` }
  }
  const max = 'max' in field ? field.max : 0
  if (max > 0 && text.length > max) return { code: 'too_long', detail: String(max) }
  if (field.kind === 'clock') return { code: 'not_clock', detail: text }
  return { code: 'several_lines', detail: '' }
}

/** A comma separates thousands, or decimals where it cannot. */
export function readNumber(text: string): number | undefined {
  const parts = text.replace(/\s/g, '').split(',')
  const [, second = ''] = parts
  const isDecimal = parts.length === 2 && second.length !== 3 && !text.includes('.')
  const isGrouped = parts.slice(1).every((part) => /^\d{3}($|\.)/.test(part))
  const plain = parts.join(isDecimal ? '.' : '')
  if (!isDecimal && !isGrouped) return undefined
  return plain.length <= 20 && /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

/** By its name in our files, or as pages show it in any language. */
function readChoice(options: Readonly<Record<string, string>>, text: string): string | undefined {
  const wanted = plainWords(text)
  return Object.entries(options).find(([option, key]) =>
    [option, ...languages.map((language) => writtenText(language, key) ?? '')]
      .map(plainWords)
      .includes(wanted),
  )?.[0]
}

export function plainWords(text: string): string {
  return wordsOf(text).join('')
}

const yes = ['yes', 'y', 'true', '1', 'x', 'si', 's']
const no = ['no', 'n', 'false', '0']

export function readSwitch(text: string): boolean | undefined {
  const word = plainWords(text)
  if (yes.includes(word)) return true
  return no.includes(word) ? false : undefined
}

/** Such as `16:00`, `4 PM`, `4:30 p.m.` and `16`. */
function readClock(text: string): string | undefined {
  const plain = text.toLowerCase().replace(/\s|\.(?!\d)/g, '')
  const [, hours = '', minutes = '00', , half = ''] =
    /^(\d\d?)[:.h]?(\d\d)?(:00)?([ap]m)?$/.exec(plain) ?? []
  const hour = Number(hours)
  if (hours === '' || hour > (half ? 12 : 23) || Number(minutes) > 59) return undefined
  const full = half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour
  return `${String(full).padStart(2, '0')}:${minutes}`
}
