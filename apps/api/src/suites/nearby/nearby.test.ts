import { expect, test } from 'vitest'
import { landmarks } from './landmarks.ts'
import { nearbyOf } from './nearby.ts'
import { roadBetween } from './road.ts'

const coconutGrove = { latitude: 25.72331, longitude: -80.24433 }
const brickell = { latitude: 25.76064, longitude: -80.19193 }
const southBeach = { latitude: 25.7815, longitude: -80.1325 }
const keyBiscayne = { latitude: 25.6935, longitude: -80.1625 }
const fisherIsland = { latitude: 25.7605, longitude: -80.1405 }

const named = (name: string) => (place: { name: string }) => place.name.includes(name)

test('the places are ordered by distance, with one airport and three districts', () => {
  const places = nearbyOf(coconutGrove)
  const lengths = places.map(({ kilometers }) => kilometers)
  expect(lengths).toEqual([...lengths].sort((one, other) => one - other))
  const kinds = Object.groupBy(places, ({ kind }) => kind)
  expect(Object.values(kinds).map((list) => list.length)).toEqual(
    expect.arrayContaining([1, 1, 1, 1, 1, 3]),
  )
  expect(kinds.airport?.[0]?.name).toBe('Miami International (MIA)')
})

test('a walk is offered up to two kilometers, a drive always', () => {
  const places = nearbyOf(coconutGrove)
  const cocoWalk = places.find(named('CocoWalk'))
  expect(cocoWalk).toMatchObject({ kilometers: 0.7, walkMinutes: 9 })
  expect(places.find(named('MIA'))?.walkMinutes).toBeNull()
  for (const { kilometers, walkMinutes, driveMinutes } of places) {
    expect(walkMinutes !== null).toBe(kilometers <= 2)
    expect(driveMinutes).toBeGreaterThan(0)
  }
})

test('the bay is crossed by a bridge, never straight', () => {
  const road = roadBetween(keyBiscayne, coconutGrove)
  expect(road.isByWater).toBe(true)
  expect(road.kilometers).toBeGreaterThan(14)
  expect(roadBetween(southBeach, brickell).kilometers).toBeGreaterThan(8)
  expect(roadBetween(brickell, southBeach).kilometers).toBeCloseTo(
    roadBetween(southBeach, brickell).kilometers,
  )
})

test('Fisher Island is left by ferry, and nobody walks from there to South Beach', () => {
  expect(roadBetween(fisherIsland, southBeach)).toMatchObject({ isByWater: true, waitMinutes: 20 })
  const places = nearbyOf(fisherIsland)
  expect(places.find(named('Fisher Island Beach'))?.walkMinutes).toBeGreaterThan(0)
  expect(places.find(named('Lincoln Road'))).toMatchObject({ walkMinutes: null })
})

test('every landmark can be reached from every other', () => {
  for (const one of landmarks) {
    for (const other of landmarks) {
      if (one === other) continue
      expect(roadBetween(one, other).kilometers, `${one.name} ${other.name}`).toBeGreaterThan(0)
    }
  }
})
