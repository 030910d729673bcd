import { expect, test } from 'vitest'
import { textTables } from '#texts/tables.ts'
import { changePasswordError, passwordErrors } from './change-password-rules.ts'

const { en } = textTables

test.each([
  [
    { currentPassword: '', password: 'Marea2026', confirmation: 'Marea2026' },
    'Please complete all fields',
  ],
  [{ password: '', confirmation: '' }, 'Please complete all fields'],
  [{ password: 'Marea2026', confirmation: '' }, 'Please complete all fields'],
  [{ password: 'Marea2026', confirmation: 'Marea2027' }, 'Passwords do not match'],
  [{ password: 'Ab1', confirmation: 'Ab1' }, 'At least 6 characters'],
  [{ password: 'marea2026', confirmation: 'marea2026' }, 'At least one uppercase letter'],
  [{ password: 'MareaAlta', confirmation: 'MareaAlta' }, 'At least one number'],
])('%o is refused', (fields, message) => {
  const fault = changePasswordError(fields)
  expect(fault && en[fault]).toBe(message)
})

test('six characters with an uppercase letter and a number are enough', () => {
  const password = 'Ágil26'
  expect(changePasswordError({ password, confirmation: password })).toBeUndefined()
})

test('while typing, every broken rule is listed', () => {
  expect(passwordErrors('a')).toEqual([
    'identity.password_too_short',
    'identity.password_no_uppercase',
    'identity.password_no_number',
  ])
})
