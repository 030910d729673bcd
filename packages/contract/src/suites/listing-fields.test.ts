import { expect, test } from 'vitest'
import { draftSchema } from '#platform/fields/field-schemas.ts'
import { defaultOf, type Field } from '#platform/fields/fields.ts'
import { feeRates } from './fees.ts'
import { listingFields, suiteColumns } from './listing-fields.ts'

const rows = Object.entries(listingFields).flatMap(([section, fields]) =>
  Object.entries<Field>(fields).map(([name, field]) => ({ name: `${section}.${name}`, field })),
)

/** What is wrong with the default of a field, and what to do. */
function wrongDefault(name: string, field: Field): string | null {
  const value = defaultOf(field)
  if (draftSchema(field).safeParse(value).success) return null
  const limits = 'min' in field ? ` (${field.min} to ${field.max})` : ''
  return `${name}: the default ${JSON.stringify(value)} is no value of the field${limits}. Choose one that is, or null.`
}

test.each(rows)('the default of $name is a value of the field', ({ name, field }) => {
  expect(wrongDefault(name, field)).toBe(null)
})

test('a default outside its schema is named with what to do', () => {
  const hammocks: Field = { kind: 'number', min: 1, max: 9, default: 0 }
  expect(wrongDefault('basics.hammocks', hammocks)).toBe(
    'basics.hammocks: the default 0 is no value of the field (1 to 9). Choose one that is, or null.',
  )
  const view: Field = { kind: 'choice', options: { none: 'listing.pool.none' }, default: 'sea' }
  expect(wrongDefault('basics.view', view)).toContain('"sea" is no value')
})

test('owners set the amount of every fee', () => {
  const missing = feeRates.filter((rate) => !(rate in suiteColumns))
  expect(missing, 'add a row with the rate to the section “prices” of listingFields').toEqual([])
})
