import { expect, test } from 'vitest'
import { calendarQuery, findHomes, parseAddress } from './calendar-address.ts'

test('the address keeps the filter, the month and what is open', () => {
  const address = { find: 'brickell', month: '2027-03', open: 'log' }
  expect(parseAddress(new URLSearchParams(calendarQuery(address)))).toEqual(address)
  expect(parseAddress(new URLSearchParams('?month=2027-13&find='))).toEqual({})
})

test('homes are found by name or neighborhood, without regard to accents and case', () => {
  const homes = [
    { name: 'Cabaña Lucero', neighborhood: 'Brickell' },
    { name: 'Casa Malva', neighborhood: 'Morningside' },
  ]
  const names = (text?: string) => findHomes(homes, text).map(({ name }) => name)
  expect(names('cabana')).toEqual(['Cabaña Lucero'])
  expect(names(' MORNING ')).toEqual(['Casa Malva'])
  expect(names('xyz')).toEqual([])
  expect(names()).toHaveLength(2)
})
