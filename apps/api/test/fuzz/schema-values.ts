import fc from 'fast-check'
import type { KnownValues } from './known-values.ts'
import type { Schema } from './openapi-operations.ts'

export type Naming = { known: KnownValues; path: string }

/** Values that mostly match a schema, with its limits more often than chance would bring them. */
export function valuesOf(schema: Schema, name: string, naming: Naming): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, name, naming)))
  if (schema.allOf) return wholeOf(schema.allOf, name, naming)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  const types = [schema.type ?? 'object'].flat()
  return fc.oneof(...types.map((type) => valuesOfType({ ...schema, type }, name, naming)))
}

function wholeOf(parts: Schema[], name: string, naming: Naming): fc.Arbitrary<unknown> {
  const values = fc.tuple(...parts.map((part) => valuesOf(part, name, naming)))
  return values.map((all) => Object.assign({}, ...(all as object[])))
}

function valuesOfType(
  schema: Schema & { type: string },
  name: string,
  naming: Naming,
): fc.Arbitrary<unknown> {
  if (schema.type === 'object') return objectsOf(schema, naming)
  if (schema.type === 'array') return listsOf(schema, name, naming)
  if (schema.type === 'string') return textsOf(schema, name, naming)
  if (schema.type === 'integer') return wholeNumbersOf(schema)
  if (schema.type === 'number') return numbersOf(schema)
  if (schema.type === 'boolean') return fc.boolean()
  return fc.constant(null)
}

function objectsOf(schema: Schema, naming: Naming): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema
  const model: Record<string, fc.Arbitrary<unknown>> = {}
  for (const [name, part] of Object.entries(properties)) model[name] = valuesOf(part, name, naming)
  const requiredKeys = required.filter((name) => name in properties)
  const named = fc.record(model, { requiredKeys })
  if (typeof additionalProperties !== 'object') return named
  const others = fc.dictionary(fc.string(), valuesOf(additionalProperties, '', naming), {
    maxKeys: 3,
  })
  return fc.tuple(named, others).map(([known, more]) => ({ ...more, ...known }))
}

function listsOf({ items = {}, minItems = 0, maxItems = 4 }: Schema, name: string, naming: Naming) {
  const maxLength = Math.max(minItems, Math.min(maxItems, 4))
  return fc.array(valuesOf(items, name, naming), { minLength: minItems, maxLength })
}

const dates = fc.oneof(
  fc.nat(500).map((days) => plainDate('2026-11-15', days)),
  fc.nat(200).map((days) => plainDate('2026-05-01', days)),
)

function plainDate(from: string, days: number): string {
  return Temporal.PlainDate.from(from).add({ days }).toString()
}

function textsOf(schema: Schema, name: string, naming: Naming): fc.Arbitrary<string> {
  const made = madeTexts(schema, name)
  return fc
    .tuple(made, fc.nat(1000), fc.nat(9))
    .map(([text, choice, one]) =>
      one > 1 ? (naming.known.pick(name, naming.path, choice) ?? text) : text,
    )
}

/** No address here resolves by DNS, because no test may leave the machine. */
const addresses = fc.constantFrom('https://192.0.2.7/a.ics', 'https://[2001:db8::1]/b', 'http://a')

function madeTexts(schema: Schema, name: string): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 60 } = schema
  if (format === 'uuid') return fc.uuid()
  if (format === 'date' || (!pattern && isDateName(name))) return dates
  if (format === 'date-time') return dates.map((date) => `${date}T12:00:00Z`)
  if (pattern) return matchesOf(pattern)
  if (/url|endpoint/i.test(name)) return addresses
  if (/email/i.test(name)) return fc.nat(50).map((number) => `fuzz-${number}@marea.test`)
  if (/^(guests|bed|page|pets|min|max|year|limit|from|to|amount)/.test(name)) {
    return fc.oneof(fc.nat(40).map(String), dates, texts(minLength, maxLength))
  }
  return texts(minLength, maxLength)
}

function isDateName(name: string): boolean {
  return /^(checkIn|checkOut|from|to|day|date)$|On$/.test(name)
}

function texts(minLength: number, maxLength: number): fc.Arbitrary<string> {
  const most = Math.max(minLength, Math.min(maxLength, 60))
  const longest = fc.constant('x'.repeat(Math.min(maxLength, 20_000)))
  const plain = fc.string({ unit: 'grapheme', minLength, maxLength: most })
  return fc.oneof({ weight: 6, arbitrary: plain }, { weight: 1, arbitrary: longest })
}

function matchesOf(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'))
  } catch {
    return fc.string()
  }
}

function wholeNumbersOf(schema: Schema): fc.Arbitrary<number> {
  const { min, max } = limitsOf(schema)
  const edges = fc.constantFrom(min, max)
  const small = fc.integer({ min, max: Math.max(min, Math.min(max, min + 400)) })
  return fc.oneof({ weight: 4, arbitrary: small }, { weight: 1, arbitrary: edges })
}

function numbersOf(schema: Schema): fc.Arbitrary<number> {
  const { min, max } = limitsOf(schema)
  return fc.double({ min, max, noNaN: true })
}

function limitsOf(schema: Schema): { min: number; max: number } {
  const least = schema.minimum ?? (schema.exclusiveMinimum ?? -1) + 1
  const min = Math.max(least, Number.MIN_SAFE_INTEGER)
  const max = Math.min(schema.maximum ?? schema.exclusiveMaximum ?? 1e12, Number.MAX_SAFE_INTEGER)
  return { min, max: Math.max(min, max) }
}
