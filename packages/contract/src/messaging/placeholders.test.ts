import { expect, test } from 'vitest'
import { languages } from '#platform/language.ts'
import {
  fillPlaceholders,
  findMissingValues,
  findUnknownPlaceholders,
  type PlaceholderValues,
  placeholders,
  writePlaceholder,
} from './placeholders.ts'

const values: PlaceholderValues = {
  guest: 'Laura',
  owner: 'Inés',
  home: 'Casa Almendro',
  reference: 'MAR-7KQ2M9XA',
  guests: '2',
  nights: '4',
  checkIn: 'Sunday, January 10',
  checkInTime: '4 PM',
  checkOut: 'Thursday, January 14',
  checkOutTime: '11 AM',
  address: null,
  arrivalNotes: null,
}

test('placeholders are filled by their names in any language', () => {
  const text = 'Hi {{guest}}, hola {{ Huésped }}: {{hora llegada}} / {{check_in_time}}'
  expect(fillPlaceholders(text, values)).toBe('Hi Laura, hola Laura: 4 PM / 4 PM')
  expect(findUnknownPlaceholders(text)).toEqual([])
})

test('every placeholder is known by the name that each language writes', () => {
  for (const language of languages) {
    const text = placeholders.map((each) => writePlaceholder(each, language)).join(' ')
    expect(findUnknownPlaceholders(text)).toEqual([])
    expect(findMissingValues(text, values)).toEqual(['address', 'arrivalNotes'])
  }
})

test('unknown and unclosed placeholders are named, each once', () => {
  const text = '{{gest}} {{guest} {{gest}} {{home}} {{constructor}} {{'
  expect(findUnknownPlaceholders(text)).toEqual(['{{gest}}', '{{guest}', '{{constructor}}', '{{'])
})

test('a placeholder without a value leaves a gap, and no empty lines', () => {
  const text = 'See you soon.\n\n{{arrival_notes}}\n\n{{owner}}'
  expect(fillPlaceholders(text, values)).toBe('See you soon.\n\nInés')
  expect(fillPlaceholders(text, values, (name) => `[${name}]`)).toContain('[arrivalNotes]')
})

test('values are never read as placeholders', () => {
  const tricky = { ...values, guest: '{{address}}', address: '1 Royal Road' }
  expect(fillPlaceholders('Hi {{guest}}', tricky)).toBe('Hi {{address}}')
})
