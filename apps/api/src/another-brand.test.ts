import { defaultBrand } from '@marea/contract/platform/brand.ts'
import { languages } from '@marea/contract/platform/language.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { multipart } from '../test/access/upload.ts'
import { textOfPdf } from '../test/pdf-text.ts'
import { renameBrand, signedIn } from '../test/people.ts'
import { booked, openHouse } from '../test/stays.ts'
import { openTestApp, type TestApp } from '../test/test-app.ts'

const aurora = {
  ...defaultBrand,
  name: 'Aurora & Co',
  legalName: 'Aurora Stays LLC',
  email: 'help@aurora.example',
  address: '1 Alhambra Plaza, Coral Gables, FL 33134',
  location: 'Coral Gables, FL',
  mailSender: 'Aurora',
  fonts: 'system' as const,
}

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><circle r="50"/></svg>',
)

let marea: TestApp
let house: Awaited<ReturnType<typeof openHouse>>

beforeAll(async () => {
  marea = await openTestApp()
  const olga = await signedIn(marea, 'Olga', { profile: 'ADMIN' })
  const form = multipart({ field: 'picture', bytes: drawing })
  const { body } = await olga.call('POST', '/admin/brand/pictures/logo', form)
  await renameBrand(marea, { ...aurora, pictures: { ...defaultBrand.pictures, logo: body.result } })
  house = await openHouse(marea)
})
afterAll(() => marea.close())

/** Drawing a dozen documents takes a busy machine longer than other tests. */
const patience = 120_000

/** What a reader of the file sees, of any kind. */
async function fileOf(by: { token: string }, url: string): Promise<string> {
  const headers = { authorization: by.token }
  const answer = await marea.app.inject({ url: `/api${url}`, headers })
  expect(answer.statusCode, url).toBe(200)
  const isPdf = answer.headers['content-type'] === 'application/pdf'
  const info = isPdf
    ? answer.rawPayload.toString('latin1').match(/\/(Author|Creator) \(.*?\)/g)
    : []
  // The logo is the only picture of a document.
  if (isPdf) expect(answer.rawPayload.includes('/Subtype /Image'), url).toBe(true)
  return isPdf ? [...textOfPdf(answer.rawPayload), ...(info ?? [])].join('\n') : answer.body
}

test('receipts, calendar files, tax documents and reports name the brand and no other', {
  timeout: patience,
}, async () => {
  const { id } = await booked(marea, house.laura)
  const receipts = languages.map((language) => `/bookings/${id}/receipt.pdf?language=${language}`)
  const guestFiles = [...receipts, `/bookings/${id}/stay.ics`]
  const ownerFiles = languages.flatMap((language) => [
    `/owner/years/2026/summary.pdf?language=${language}`,
    `/owner/gross/2026/summary.pdf?language=${language}`,
    `/owner/taxes/2026-11/worksheets.pdf?language=${language}`,
    `/owner/reports/profits/table.pdf?language=${language}`,
  ])
  const files = [
    ...guestFiles.map((url) => ({ by: house.laura, url })),
    ...ownerFiles.map((url) => ({ by: house.ines, url })),
  ]
  for (const { by, url } of files) {
    const file = await fileOf(by, url)
    expect(file, url).not.toMatch(/Marea|\{\{brand/)
    expect(file, url).toContain('Aurora')
  }
})

test('the description of the API, and authenticator apps have its name', {
  timeout: patience,
}, async () => {
  const api = await marea.app.inject({ url: '/api/openapi.json' })
  expect(api.json().info.title).toBe('Aurora & Co')
  expect(api.body).not.toMatch(/\bMarea\b/)
  const elena = await signedIn(marea, 'Elena')
  const { body } = await elena.call('POST', '/user/second-factor/setup')
  expect(body.result.uri).toContain('otpauth://totp/Aurora%20%26%20Co:')
})
