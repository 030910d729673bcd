import type { Listing } from '@marea/contract/suites/listing/endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ManagedHome, openManagedHome } from '../../../test/access/managed-home.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import type { Someone } from '../../../test/user-data.ts'

let marea: TestApp
let home: ManagedHome

const street = '12 Royal Road'
const pin = { latitude: 25.72811, longitude: -80.24377 }
/** The place that is shown may share one coordinate with the door, never both. */
const secrets = /4407|Royal Road|25\.72811,"longitude":-80\.24377/
const arrivalNotes = { en: 'The door code is 4407.', es: 'El código de la puerta es 4407.' }

beforeAll(async () => {
  marea = await openTestApp()
  home = await openManagedHome(marea)
  await change('rules', { arrivalNotes })
  await change('location', { street, ...pin, isPublic: false })
})
afterAll(() => marea.close())

async function change(section: 'rules' | 'location', changed: object): Promise<void> {
  const { contents, sections } = await listingFor(home.owner)
  const content = { ...contents[section], ...changed }
  const body = { section, version: sections[section].version, content }
  const answer = await home.owner.call('PUT', `/owner/homes/${home.slug}/sections`, { body })
  expect(answer.status).toBe(200)
}

async function listingFor(person: Someone): Promise<Listing> {
  return (await person.call('GET', `/owner/homes/${home.slug}`)).body.result
}

test('a co-host who only views gets neither door codes nor the exact address', async () => {
  const listing = await listingFor(home.coHosts.view)
  const { rules, location } = listing.contents
  expect(listing.canSeeAccess).toBe(false)
  expect(rules.arrivalNotes).toEqual({ en: '', es: '' })
  expect(location).toMatchObject({ street: '', city: expect.any(String), ...location.shown })
  expect(JSON.stringify(listing)).not.toMatch(secrets)
})

test('the preview of the home shows them to nobody', async () => {
  const { body } = await home.coHosts.view.call('GET', `/owner/homes/${home.slug}/preview`)
  expect(JSON.stringify(body)).not.toMatch(secrets)
})

test.each(['calendar', 'full'] as const)('a co-host with the role %s gets both', async (role) => {
  const listing = await listingFor(home.coHosts[role])
  expect(listing.canSeeAccess).toBe(true)
  expect(listing.contents).toMatchObject({ rules: { arrivalNotes }, location: { street, ...pin } })
})

test('an address that the owner made public is shown to every co-host', async () => {
  await change('location', { isPublic: true })
  const { contents } = await listingFor(home.coHosts.view)
  expect(contents.location).toMatchObject({ street, ...pin })
  expect(contents.rules.arrivalNotes).toEqual({ en: '', es: '' })
})
