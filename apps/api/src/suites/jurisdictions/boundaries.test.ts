import { jurisdictionAt } from '@marea/contract/suites/listing/jurisdiction-boundaries.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { draftOf, homes } from '../../../../../demo/listings/homes.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { readBoundaries } from './boundaries.ts'

let marea: TestApp
let jurisdictions: Awaited<ReturnType<typeof readBoundaries>>

beforeAll(async () => {
  marea = await openTestApp()
  jurisdictions = await readBoundaries(marea.ctx())
})
afterAll(() => marea.close())

test.each([
  ['Coconut Grove', 25.72331, -80.24433, 'miami'],
  ['Brickell', 25.76162, -80.19012, 'miami'],
  ['Edgewater', 25.80648, -80.18655, 'miami'],
  ['the Design District', 25.81483, -80.19378, 'miami'],
  ['Wynwood', 25.80231, -80.20017, 'miami'],
  ['South Beach', 25.78068, -80.13113, 'miami_beach'],
  ['Star Island', 25.77804, -80.15121, 'miami_beach'],
  ['North Beach', 25.8655, -80.1207, 'miami_beach'],
  ['Surfside', 25.8784, -80.1256, 'surfside'],
  ['Bal Harbour', 25.89342, -80.12356, 'bal_harbour'],
  ['Sunny Isles Beach', 25.93905, -80.12093, 'sunny_isles_beach'],
  ['Aventura', 25.9565, -80.1392, 'aventura'],
  ['Key Biscayne', 25.69312, -80.15628, 'key_biscayne'],
  ['Coral Gables', 25.75068, -80.27041, 'coral_gables'],
  ['Fisher Island', 25.76062, -80.14511, 'unincorporated'],
  ['Kendall', 25.6793, -80.3173, 'unincorporated'],
  ['Fort Lauderdale', 26.1224, -80.1373, null],
  ['Mexico City', 19.4326, -99.1332, null],
])('%s is taxed by its own city', (_, latitude, longitude, jurisdiction) => {
  expect(jurisdictionAt(jurisdictions, latitude, longitude)).toBe(jurisdiction)
})

test.each(homes.map(draftOf))('the demo home $slug has the taxes of its pin', (draft) => {
  const found = jurisdictionAt(jurisdictions, draft.latitude, draft.longitude)
  expect(found).toBe(draft.jurisdiction)
})
