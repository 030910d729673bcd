import { expect, test } from 'vitest'
import { parseUser } from './session.ts'

test('a saved user is restored with the token', () => {
  const saved = JSON.stringify({ token: 't', fullName: 'Laura Méndez' })
  expect(parseUser(saved)).toEqual({ token: 't', fullName: 'Laura Méndez' })
})

test.each([null, '', 'not json', '[]', '{"token":1,"fullName":"L"}', '{"fullName":"L"}', 'null'])(
  'nobody is signed in when storage holds %s',
  (stored) => {
    expect(parseUser(stored)).toBeNull()
  },
)
