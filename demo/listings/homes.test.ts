import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { addDays, nightsBetween } from '@marea/contract/platform/time/days.ts'
import { RatePlan } from '@marea/contract/pricing/endpoints.ts'
import { ReviewDraft } from '@marea/contract/reviews/endpoints.ts'
import { googleAmenities } from '@marea/contract/suites/amenities.ts'
import { SuiteDraft } from '@marea/contract/suites/suite-draft.ts'
import { describe, expect, test } from 'vitest'
import { reviews } from '../history/reviews.ts'
import { ratePlan } from '../history/seasons.ts'
import { formats, widths } from '../media/photo-formats.ts'
import { photos } from '../media/photos.ts'
import { owners } from '../people/owners.ts'
import { draftOf, homes } from './homes.ts'
import { neighborhoodPhotos } from './neighborhood-photos.ts'

const folder = join(import.meta.dirname, '../photos')
const drafts = homes.map(draftOf)
const byName = homes.map((home) => ({ name: home.suite.name, home, draft: draftOf(home) }))
const filmFiles = drafts.flatMap(({ videos = [] }) =>
  videos.flatMap(({ key }) =>
    ['mp4', 'webm'].map((format) => join(import.meta.dirname, '../films', `${key}.${format}`)),
  ),
)
const sleepers = { king: 2, queen: 2, double: 2, single: 1, bunk: 2, sofa_bed: 1, crib: 0 }
const box = { south: 25.6, north: 25.98, west: -80.32, east: -80.11 }

describe.each(byName)('$name as a home', ({ home, draft }) => {
  const { suite } = home

  test('is complete and fits the contract', () => {
    expect(SuiteDraft.safeParse(draft).error).toBeUndefined()
    expect(owners.map(({ email }) => email)).toContain(home.owner)
    expect(neighborhoodPhotos.map(({ slug }) => slug)).toContain(suite.neighborhood)
  })

  test('has equally long texts in Spanish and English', () => {
    const { en, es } = SuiteDraft.shape.texts.parse(suite.texts)
    expect(en.story.length).toBeGreaterThanOrEqual(3)
    expect(es.story).toHaveLength(en.story.length)
    expect(es.houseRules).toHaveLength(en.houseRules.length)
    const english = [en.tagline, en.neighborhoodNote, en.arrivalNotes, ...en.story]
    const spanish = [es.tagline, es.neighborhoodNote, es.arrivalNotes, ...es.story]
    for (const [index, text] of spanish.entries()) {
      const other = english[index] ?? ''
      expect(text).not.toBe(other)
      expect(text.length / other.length).toBeGreaterThan(0.7)
      expect(text.length / other.length).toBeLessThan(1.5)
    }
  })

  test('is located in Miami', () => {
    expect(suite.latitude).toBeGreaterThan(box.south)
    expect(suite.latitude).toBeLessThan(box.north)
    expect(suite.longitude).toBeGreaterThan(box.west)
    expect(suite.longitude).toBeLessThan(box.east)
    for (const part of [suite.latitude, suite.longitude]) {
      expect(String(part)).toMatch(/\.\d{5,}$/)
    }
  })

  test('has enough beds for its guests', () => {
    const beds = suite.sleepingAreas.flatMap((area) => area.beds)
    const capacity = beds.reduce((sum, { kind, count }) => sum + sleepers[kind] * count, 0)
    expect(suite.guests).toBeLessThanOrEqual(Math.min(capacity, 2 * suite.bedrooms + 2))
    expect(suite.sleepingAreas.length).toBeGreaterThanOrEqual(suite.bedrooms)
  })
})

describe.each(byName)('$name as shown', ({ home: { suite }, draft }) => {
  test('has at least eight photos, including a bedroom, a bathroom and a common room', () => {
    const rooms = new Set(draft.photos.map(({ room }) => room))
    expect(draft.photos.length).toBeGreaterThanOrEqual(8)
    expect([...rooms]).toEqual(expect.arrayContaining(['bedroom', 'bathroom', 'living']))
    const keys = new Set<string | null>(draft.photos.map(({ key }) => key))
    const shown = suite.sleepingAreas.filter(({ photo }) => photo !== null)
    expect(shown.filter(({ photo }) => !keys.has(photo))).toEqual([])
  })

  test('lists amenities that search engines know, and none that contradict its rules', () => {
    const known = suite.amenities.filter((one) => googleAmenities.some((name) => name === one))
    expect(known.length).toBeGreaterThanOrEqual(10)
    expect(new Set(suite.amenities).size).toBe(suite.amenities.length)
    expect(suite.amenities.includes('pool')).toBe(suite.poolKind !== 'none')
    expect((suite.petAmount ?? 0) > 0).toBe(suite.maxPets > 0)
  })

  test('states safety equipment and nothing that contradicts its amenities', () => {
    const { facts = [], cameras } = draft.safety ?? {}
    expect(facts).toContain('smokeAlarm')
    expect(facts.includes('outdoorCameras')).toBe(cameras?.en !== '')
    const isUnfenced = facts.includes('unfencedPool')
    expect(isUnfenced && (suite.poolKind === 'none' || suite.amenities.includes('poolFence'))).toBe(
      false,
    )
  })
})

describe.each(byName)('$name over the years', ({ home }) => {
  const { suite } = home

  test('costs more in season and less in summer, on ranges that never overlap', () => {
    for (const today of ['2026-11-15', '2028-02-29', '2031-12-31']) {
      const { seasons } = RatePlan.parse(ratePlan(home, today))
      const [first] = seasons
      for (const [index, { from, to }] of seasons.entries()) {
        expect(nightsBetween(from, to)).toBeGreaterThan(0)
        expect(from >= (seasons[index - 1]?.to ?? from)).toBe(true)
      }
      expect(first && first.from < addDays(today, -730)).toBe(true)
      expect((seasons.at(-1)?.to ?? '') > addDays(today, 730)).toBe(true)
    }
    const { summer, winter, holidays, artWeek } = home.rates
    expect(summer.nightlyAmount).toBeLessThan(suite.nightlyAmount)
    expect(winter.nightlyAmount).toBeGreaterThan(suite.nightlyAmount)
    expect(holidays.nightlyAmount).toBeGreaterThan(winter.nightlyAmount)
    expect(artWeek.nightlyAmount).toBeGreaterThan(winter.nightlyAmount)
  })

  test('has reviews of stays that do not overlap', () => {
    const written = reviews[suite.slug] ?? []
    expect(written.length).toBeGreaterThanOrEqual(10)
    expect(written.length).toBeLessThanOrEqual(25)
    for (const [index, { daysAgo, nights }] of written.entries()) {
      const later = written[index - 1]
      expect(nights).toBeGreaterThanOrEqual(suite.minNights)
      if (later) expect(daysAgo).toBeGreaterThanOrEqual(later.daysAgo + later.nights)
    }
    const average = written.reduce((sum, { overall }) => sum + overall, 0) / written.length
    expect(average).toBeGreaterThanOrEqual(4.6)
    expect(new Set(written.map(({ language }) => language))).toEqual(new Set(['en', 'es']))
    expect(written.some(({ reply }) => reply)).toBe(true)
  })
})

test.each(neighborhoodPhotos)('$slug has photos', ({ photos }) => {
  expect(photos.length).toBeGreaterThan(0)
})

test('no home, address, license or story is used twice', () => {
  const told = [
    drafts.map(({ slug }) => slug),
    drafts.map(({ address }) => address.street),
    drafts.flatMap(({ licenses }) => licenses.map(({ number }) => number)),
    drafts.flatMap(({ texts }) => [...texts.en.story, ...texts.es.story]),
    Object.values(reviews).flatMap((written) => written.map(({ text }) => text)),
  ]
  for (const list of told) expect(new Set(list).size).toBe(list.length)
})

test('every photo belongs to one home, and every home to one folder', () => {
  const used = drafts.flatMap((draft) => draft.photos.map(({ key }) => key))
  expect(used.toSorted()).toEqual(photos.map(({ key }) => key).toSorted())
  expect(new Set(homes.map(({ photographs }) => photographs.folder)).size).toBe(homes.length)
})

test('every photo exists in every width and format, all under 30 MB with the videos', () => {
  const expected = photos.flatMap(({ key, shot }) => [
    ...widths.flatMap((width) => formats.map((format) => `${key}-${width}.${format}`)),
    ...(shot.startsWith('01-') ? [`${key}-shared.jpg`] : []),
  ])
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(avif|webp|jpg)$/.test(path))
    .map((path) => path.replaceAll('\\', '/'))
  expect(files.toSorted()).toEqual(expected.toSorted())
  const bytes = files.reduce((sum, path) => sum + sizeOf(join(folder, path)), 0)
  const films = filmFiles.reduce((sum, path) => sum + sizeOf(path), 0)
  expect(bytes + films).toBeLessThan(37_000_000)
})

test('some homes have a small video in both formats', () => {
  expect(filmFiles).toHaveLength(6)
  for (const path of filmFiles) expect(sizeOf(path)).toBeLessThan(2_600_000)
})

function sizeOf(path: string): number {
  return statSync(path).size
}

test('every owner has a home, and some have several', () => {
  const kept = owners.map(({ email }) => homes.filter(({ owner }) => owner === email).length)
  expect(Math.min(...kept)).toBeGreaterThan(0)
  expect(Math.max(...kept)).toBeGreaterThan(1)
})

test('every review fits the contract and scores all six aspects', () => {
  for (const { overall, aspects, text, language } of Object.values(reviews).flat()) {
    const [cleanliness, accuracy, checkIn, communication, location, value] = aspects
    const scored = { cleanliness, accuracy, checkIn, communication, location, value }
    expect(
      ReviewDraft.safeParse({ overall, aspects: scored, text, language }).error,
    ).toBeUndefined()
  }
})

test.each(homes)(
  'the Wi-Fi password of $suite.name is in its guide, which withholds it, and not in its arrival notes',
  ({ suite }) => {
    const password = suite.guide?.wifiPassword
    expect(password).toBeTruthy()
    for (const { arrivalNotes } of [suite.texts.en, suite.texts.es]) {
      expect(arrivalNotes).not.toContain(password)
      expect(arrivalNotes).not.toMatch(/password|contraseña/i)
    }
  },
)
