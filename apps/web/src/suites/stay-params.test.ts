import { describe, expect, test } from 'vitest'
import { hasDates, isSameStay, parseStay, stayQuery, withStay } from './stay-params.ts'

function params(query: string) {
  return new URLSearchParams(query)
}

describe('the stay in a URL', () => {
  test('two days and the kinds of guests are read', () => {
    const query = 'checkIn=2027-03-05&checkOut=2027-03-09&guests=4&children=2&infants=1&pets=1'
    expect(parseStay(params(query))).toEqual({
      checkIn: '2027-03-05',
      checkOut: '2027-03-09',
      guests: 4,
      children: 2,
      infants: 1,
      pets: 1,
    })
  })

  test.each([
    'checkIn=2027-03-09&checkOut=2027-03-05',
    'checkIn=2027-02-31&checkOut=2027-03-05',
    'checkIn=2027-03-05',
    'checkIn=<b>&checkOut=2027-03-05',
  ])('days that make no stay are not read: %s', (query) => {
    expect(hasDates(parseStay(params(query)))).toBe(false)
  })

  test('the guests of an old link are adults, and children never outnumber the guests', () => {
    expect(parseStay(params('guests=4'))).toMatchObject({ guests: 4, children: 0, infants: 0 })
    expect(parseStay(params('guests=2&children=2'))).toMatchObject({ guests: 2, children: 0 })
  })

  test('invalid numbers become two guests without pets', () => {
    expect(parseStay(params('guests=999&pets=-1'))).toMatchObject({ guests: 2, pets: 0 })
    expect(parseStay(params('guests=NaN'))).toMatchObject({ guests: 2 })
  })

  test('a change keeps everything else in the URL', () => {
    const next = withStay(params('photo=3&guests=4'), { guests: 2, pets: 1 })
    expect(String(next)).toBe('photo=3&pets=1')
  })

  test('only the stay is carried to the next page', () => {
    const query = 'where=brickell&checkIn=2027-03-05&checkOut=2027-03-09'
    expect(stayQuery(params(query))).toBe('?checkIn=2027-03-05&checkOut=2027-03-09')
    expect(stayQuery(params('where=brickell'))).toBe('')
  })

  test('another photo is the same stay, another guest is not', () => {
    const page = 'http://localhost/suite-details/casa-almendro'
    expect(isSameStay(new URL(page), new URL(`${page}?photo=2`))).toBe(true)
    expect(isSameStay(new URL(page), new URL(`${page}?guests=3`))).toBe(false)
  })
})
