import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRowNames } from '#locale/row-names.ts'
import { publishSuite } from '#suites/publish/publish.ts'
import { draftHome, publishedHome } from '../../../test/homes.ts'
import { signedIn } from '../../../test/people.ts'
import { settleAndComplete } from '../../../test/run-fan-out.ts'
import { booked, type Guest, quote } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ana: Guest
let ines: Guest
let laura: Guest

beforeAll(async () => {
  marea = await openTestApp()
  ana = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
  ines = await signedIn(marea, 'Inés', { profile: 'OWNER' })
  laura = await signedIn(marea, 'Laura')
})
afterAll(() => marea.close())

const today = '2026-11-15'
const largo = {
  code: 'key_largo',
  name: { en: 'Key Largo', es: 'Cayo Largo' },
  place: 'miami',
  boundary: [
    [-80.5, 25.0],
    [-80.3, 25.0],
    [-80.3, 25.12],
    [-80.5, 25.12],
  ],
  guestsPerBedroom: null,
  guestsBesides: null,
  guestsAtMost: null,
  allowsHouses: true,
  isActive: true,
}
const monroe = {
  code: 'monroe',
  name: { en: 'Monroe County', es: 'Condado de Monroe' },
  form: { en: 'Tourist tax return', es: 'Declaración del impuesto turístico' },
  rule: {
    dueDay: 15,
    movesToBusinessDay: true,
    isPaidDayBefore: false,
    allowanceRate: 2500,
    allowancePart: null,
    allowanceMax: 50_00,
  },
}
const tourist = {
  code: 'monroe_tdt',
  taxReturn: 'monroe',
  name: { en: 'Monroe tourist tax', es: 'Impuesto turístico de Monroe' },
  jurisdictions: ['key_largo'],
}
const permit = {
  code: 'monroe_permit',
  name: { en: 'Monroe vacation permit', es: 'Permiso vacacional de Monroe' },
  example: 'VR-2026-0417',
  requiredIn: [{ jurisdiction: 'key_largo', from: today }],
}
const rate = {
  authority: 'monroe_tdt',
  jurisdictions: ['key_largo'],
  rate: 5000,
  from: today,
  reason: 'Monroe taxes stays.',
}

const post = (path: string, body: object) => ana.call('POST', `/admin/${path}`, { body })
const put = (path: string, body: object) => ana.call('PUT', `/admin/${path}`, { body })
const codeOf = async (answer: ReturnType<typeof post>) => (await answer).body.error?.code

async function homeIn(slug: string, licenses: object[]) {
  const draft = { slug, jurisdiction: 'key_largo', latitude: 25.08, longitude: -80.44, licenses }
  return draftHome(marea, { ownerId: ines.id, draft: draft as never })
}

test('a city with its tax, return and license is added in the console', async () => {
  for (const [path, body] of [
    ['jurisdictions', largo],
    ['tax-returns', monroe],
    ['tax-authorities', tourist],
    ['license-kinds', permit],
    ['tax-rates', rate],
  ] as const) {
    expect((await post(path, body)).status).toBe(200)
  }
  const acts = await marea.db.selectFrom('adminActs').select('act').orderBy('id').execute()
  expect(acts.map(({ act }) => act)).toEqual([
    'jurisdictions.added',
    'taxes.return_added',
    'taxes.authority_added',
    'licenses.kind_added',
    'taxes.rate_added',
  ])
  const names = await readRowNames(marea.ctx())
  expect(names.es['price.tax_monroe_tdt']).toBe('Impuesto turístico de Monroe')
  const served = await marea.call('GET', '/settings/Locale/full?key=edited')
  expect(served.body.result).toEqual(names)
})

test('a license that is no longer required stops nobody, and a later day may be set', async () => {
  const { code, ...facts } = permit
  expect((await put(`license-kinds/${code}`, { ...facts, requiredIn: [] })).status).toBe(200)
  const bare = await homeIn('casa-free', [])
  await publishSuite(marea.ctx(), bare)
  const next = { ...facts, requiredIn: [{ jurisdiction: 'key_largo', from: '2027-01-01' }] }
  expect((await put(`license-kinds/${code}`, next)).body.result.licenses.at(-1)).toMatchObject(next)
  expect((await put(`license-kinds/${code}`, facts)).status).toBe(200)
})

test('a home there needs the license, and is priced, booked, settled and filed', async () => {
  const bare = await homeIn('casa-bare', [])
  await expect(publishSuite(marea.ctx(), bare)).rejects.toMatchObject({
    code: 'suites.license_missing',
    details: { missing: ['monroe_permit'] },
  })
  const licenses = [{ kind: 'monroe_permit', number: 'VR-1', validUntil: null }]
  const draft = { slug: 'casa-largo', jurisdiction: 'key_largo', licenses }
  await publishedHome(marea, { ownerId: ines.id, draft })
  const stay = { slug: 'casa-largo', checkIn: '2026-11-20', checkOut: '2026-11-23', pets: 0 }
  const { lines } = await quote(laura, stay)
  const taxed = lines.filter(({ part }) => part !== 'tax')
  const base = taxed.reduce((sum, { amount }) => sum + amount.amount, 0)
  const tax = Math.round(base * 0.05)
  expect(lines.filter(({ part }) => part === 'tax')).toMatchObject([
    { code: 'tax_monroe_tdt', label: 'price.tax_monroe_tdt', rate: 5000, amount: { amount: tax } },
  ])
  await booked(marea, laura, stay)
  marea.clock.set('2026-11-24T17:00:00Z')
  await settleAndComplete(marea.ctx())
  const { worksheets } = (await ana.call('GET', '/admin/taxes/2026-11')).body.result
  expect(worksheets).toMatchObject([
    {
      taxReturn: 'monroe',
      dueBy: '2026-12-15',
      tax: { amount: tax },
      allowance: { amount: Math.min(5000, Math.round(tax * 0.025)) },
      lines: [{ authority: 'monroe_tdt', rate: 5000, stays: 1, tax: { amount: tax } }],
    },
  ])
  const table = await ana.call('GET', '/admin/taxes/2026-11/worksheets.csv?language=es')
  expect(String(table.body)).toContain('Impuesto turístico de Monroe')
})

test('new due days apply from this month on; months before keep theirs', async () => {
  const { code, ...facts } = monroe
  const later = { ...facts, rule: { ...monroe.rule, dueDay: 25 } }
  const { returns } = (await put('tax-returns/monroe', later)).body.result
  expect(returns.at(-1)).toMatchObject({ code, rule: { dueDay: 25 } })
  const rules = await marea.db
    .selectFrom('taxReturnRules')
    .select(['dueDay', 'valid'])
    .where('taxReturn', '=', code)
    .orderBy('valid')
    .execute()
  expect(rules).toEqual([
    { dueDay: 15, valid: '(,2026-11-01)' },
    { dueDay: 25, valid: '[2026-11-01,)' },
  ])
})

test('a place with published homes stays offered; without them none is published there', async () => {
  const { code, ...facts } = largo
  const off = { ...facts, isActive: false }
  expect(await codeOf(put(`jurisdictions/${code}`, off))).toBe('tax_rules.in_use')
  expect((await put('jurisdictions/aventura', { ...off, name: { en: 'A', es: 'A' } })).status).toBe(
    200,
  )
  const draft = { slug: 'casa-aventura', jurisdiction: 'aventura' } as const
  const licenses = ['fl_dbpr', 'local_btr'].map((kind) => ({
    kind,
    number: 'A 1',
    validUntil: null,
  }))
  const id = await draftHome(marea, { ownerId: ines.id, draft: { ...draft, licenses } })
  await expect(publishSuite(marea.ctx(), id)).rejects.toMatchObject({
    details: { missing: ['location'] },
  })
})

const unnamed = { en: 'A', es: ' ' }
test.each([
  [
    'a jurisdiction with one name',
    'jurisdictions',
    { ...largo, name: unnamed },
    'language_missing',
  ],
  ['a jurisdiction twice', 'jurisdictions', largo, 'code_taken'],
  ['a return with one name', 'tax-returns', { ...monroe, form: unnamed }, 'language_missing'],
  ['a return twice', 'tax-returns', monroe, 'code_taken'],
  ['an authority twice', 'tax-authorities', tourist, 'code_taken'],
  [
    'an authority without a jurisdiction',
    'tax-authorities',
    { ...tourist, code: 'b', jurisdictions: [] },
    'no_jurisdiction',
  ],
  [
    'an unknown return',
    'tax-authorities',
    { ...tourist, code: 'b', taxReturn: 'atlantis' },
    'unknown_code',
  ],
  [
    'an unknown jurisdiction',
    'tax-authorities',
    { ...tourist, code: 'b', jurisdictions: ['atlantis'] },
    'unknown_code',
  ],
  ['a license twice', 'license-kinds', { ...permit, requiredIn: [] }, 'code_taken'],
  [
    'a license from a day in the past',
    'license-kinds',
    { ...permit, code: 'b', requiredIn: [{ jurisdiction: 'key_largo', from: '2026-11-01' }] },
    'past_day',
  ],
  [
    'a license in an unknown place',
    'license-kinds',
    { ...permit, code: 'b', requiredIn: [{ jurisdiction: 'atlantis', from: '2027-01-01' }] },
    'unknown_code',
  ],
])('%s is refused with a sentence', async (_, path, body, code) => {
  expect(await codeOf(post(path, body))).toBe(`tax_rules.${code}`)
})

test('an authority keeps the places where it has taxed', async () => {
  const body = { name: tourist.name, jurisdictions: ['miami'] }
  expect(await codeOf(put('tax-authorities/monroe_tdt', body))).toBe('tax_rules.still_levied')
})

test.each([
  ['a code with capitals', 'jurisdictions', { ...largo, code: 'Largo' }],
  [
    'a boundary of two corners',
    'jurisdictions',
    {
      ...largo,
      boundary: [
        [0, 0],
        [1, 1],
      ],
    },
  ],
  ['a due day 31', 'tax-returns', { ...monroe, rule: { ...monroe.rule, dueDay: 31 } }],
  ['a rate over 20 %', 'tax-rates', { ...rate, rate: 20_001 }],
])('%s is invalid', async (_, path, body) => {
  expect(await codeOf(post(path, body))).toBe('request.invalid')
})

test('an unknown row is not found', async () => {
  const { code, ...facts } = largo
  expect(await codeOf(put('jurisdictions/atlantis', facts))).toBe('resource.not_found')
  const { name, jurisdictions } = tourist
  expect(await codeOf(put('tax-authorities/atlantis', { name, jurisdictions }))).toBe(
    'resource.not_found',
  )
})
