import type { Amenity } from '@marea/contract/suites/amenities.ts'
import type { Suite } from '@marea/contract/suites/endpoints.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { Safety } from './safety.tsx'

afterEach(cleanup)

const nothing: Suite['safety'] = { facts: [], doorWidth: null, cameras: null }

function show(safety: Partial<Suite['safety']>, amenities: Amenity[] = []) {
  const suite = { safety: { ...nothing, ...safety }, amenities, poolKind: 'outdoor' as const }
  renderInPage(<Safety suite={suite} />)
}

function listed(): (string | null)[] {
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
}

test('a home that states nothing says which equipment is not stated', () => {
  show({})
  expect(listed()).toEqual([])
  expect(screen.getByText(/any accessibility features/)).toBeTruthy()
  const missing = /^Not stated: Smoke alarm, Carbon monoxide alarm, .*Pool fence$/
  expect(screen.getByText(missing)).toBeTruthy()
  expect(screen.queryByText('Good to know')).toBeNull()
})

test('facts, amenities, the door and the cameras are listed with what is missing', () => {
  const cameras = { en: 'At the gate', es: 'En el portón' }
  const facts: Suite['safety']['facts'] = ['outdoorCameras', 'smokeAlarm', 'walkInShower']
  show({ facts, doorWidth: 32, cameras }, ['elevator', 'poolFence'])
  expect(listed()).toEqual([
    'Elevator',
    'Narrowest door: 32 inches',
    'Walk-in shower',
    'Smoke alarm',
    'Pool fence',
    'Outdoor cameras: At the gate',
  ])
  const missing = 'Not stated: Carbon monoxide alarm, Fire extinguisher, First-aid kit'
  expect(screen.getByText(missing)).toBeTruthy()
})

test('a pool that the owner calls unfenced does not ask for its fence', () => {
  show({ facts: ['unfencedPool'] })
  expect(screen.getByText('Pool without a fence')).toBeTruthy()
  expect(screen.getByText(/^Not stated/).textContent).not.toContain('Pool fence')
})
