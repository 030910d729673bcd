import { expect, test } from 'vitest'
import { mergeContents } from './merge.ts'

const photo = (key: string, alt = '', room = 'pool') => ({ key, alt, room })
const [pool, hall, view] = [photo('pool'), photo('hall'), photo('view')]
const base = [pool, hall, view]

function merge(mine: object[], theirs: object[]) {
  const { merged, conflicts } = mergeContents(
    { photos: base },
    { photos: mine as typeof base },
    { photos: theirs as typeof base },
  )
  return conflicts.length > 0 ? 'conflict' : merged.photos
}

test('photos that two people added are both kept, each behind the photo it followed', () => {
  const [mine, theirs] = [photo('mine'), photo('theirs')]
  expect(merge([pool, mine, hall, view], [...base, theirs])).toEqual([
    ...[pool, mine, hall, view],
    theirs,
  ])
})

test('one removes a photo, the other moves and describes others', () => {
  const described = photo('view', 'The bay')
  expect(merge([pool, view], [described, pool, hall])).toEqual([described, pool])
  expect(merge([described, pool, hall], [pool, view])).toEqual([described, pool])
})

test('two fields of the same photo merge, the same field does not', () => {
  expect(
    merge([photo('pool', 'Salt water'), hall, view], [photo('pool', '', 'view'), hall, view]),
  ).toEqual([photo('pool', 'Salt water', 'view'), hall, view])
  expect(merge([photo('pool', 'One'), hall, view], [photo('pool', 'Two'), hall, view])).toBe(
    'conflict',
  )
})

test('a photo that one removed and the other described is a conflict, and so are two orders', () => {
  expect(merge([hall, view], [photo('pool', 'Salt water'), hall, view])).toBe('conflict')
  expect(merge([hall, pool, view], [view, pool, hall])).toBe('conflict')
  expect(merge([hall, pool, view], [hall, pool, view])).toEqual([hall, pool, view])
})

test('amenities that two people chose are all chosen', () => {
  const lists = [
    ['wifi', 'pool'],
    ['wifi', 'pool', 'dock'],
    ['wifi', 'sauna'],
  ]
  const [before, mine, theirs] = lists.map((amenities) => ({ amenities }))
  expect(mergeContents(before, mine, theirs)).toEqual({
    merged: { amenities: ['wifi', 'dock', 'sauna'] },
    conflicts: [],
  })
})
