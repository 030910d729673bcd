import { describe, expect, test } from 'vitest'
import { textTables } from '#texts/tables.ts'
import { registrationErrors } from './registration-rules.ts'

const { en } = textTables

const good = {
  fullName: 'Laura Méndez',
  email: 'laura@marea.test',
  phone: '(305) 555-0142',
  pin: '4827',
  conPin: '4827',
}

function says(change: Partial<typeof good>): string[] {
  return Object.values(registrationErrors({ ...good, ...change })).map((fault) => en[fault])
}

describe('each registration error has the specified message', () => {
  test.each([
    [{ fullName: '  ' }, 'Name is required'],
    [{ fullName: '\u200b\u00ad\u2060' }, 'Name is required'],
    [{ fullName: '\u3164\u115f\uffa0' }, 'Name is required'],
    [{ fullName: '\u2800 \u3000' }, 'Name is required'],
    [{ fullName: 'Laura\r\nMéndez' }, 'Enter your name on one line'],
    [{ fullName: 'Laura\u2028Méndez' }, 'Enter your name on one line'],
    [{ fullName: 'Laura \u202emargorp' }, 'Enter your name on one line'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'laura@marea' }, 'Invalid email format'],
    [{ email: 'laura marea@x.test' }, 'Invalid email format'],
    [{ email: 'a@b@marea.test' }, 'Invalid email format'],
    [{ email: 'a＠b@marea.test' }, 'Invalid email format'],
    [{ email: 'laura\u200b@marea.test' }, 'Invalid email format'],
    [{ phone: '' }, 'Phone is required'],
    [{ phone: '305 555 014' }, 'Invalid phone format (minimum 10 digits)'],
    [{ phone: '305 555\n0142' }, 'Invalid phone format (minimum 10 digits)'],
    [{ phone: 'call 3055550142' }, 'Invalid phone format (minimum 10 digits)'],
    [{ pin: '482', conPin: '482' }, 'Password must be 4 digits'],
    [{ pin: '48a7', conPin: '48a7' }, 'Password must be 4 digits'],
    [{ pin: '48271', conPin: '48271' }, 'Password must be 4 digits'],
    [{ conPin: '' }, 'Please confirm password'],
    [{ conPin: '4828' }, 'Passwords do not match'],
  ])('%o', (change, message) => {
    expect(says(change)).toEqual([message])
  })

  test('an empty form reports every field', () => {
    expect(says({ fullName: '', email: '', phone: '', pin: '', conPin: '' })).toEqual([
      'Name is required',
      'Email is required',
      'Phone is required',
      'Password is required',
      'Please confirm password',
    ])
  })
})

test('valid values have no errors', () => {
  expect(says({})).toEqual([])
  expect(says({ email: 'o.pérez+marea@correo.example', phone: '+52 55 1234 5678' })).toEqual([])
})

test.each(['0000', '7777', '1234', '4321', '0123', '7890', '9876', '1212', '1987', '2026'])(
  'the PIN %s is refused with a hint',
  (pin) => {
    expect(registrationErrors({ ...good, pin, conPin: pin })).toEqual({
      pin: 'identity.pin_trivial',
    })
  },
)
