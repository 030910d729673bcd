import { companyTimeZone } from '../../../../../demo/company-clock.ts'
import { type AccessRow, adminOnly, anyone } from '../access-row.ts'

const taxRate = {
  authority: 'sf_resort',
  jurisdictions: ['surfside'],
  rate: 4500,
  from: '2028-01-01',
}
const reason = 'Surfside raised its tax.'
const taxStep = { authority: 'sf_resort', from: '2028-06-01' }
const both = (text: string) => ({ en: text, es: text })
const overtown = {
  name: both('Overtown'),
  line: both(''),
  about: both(''),
  latitude: 25.7867,
  longitude: -80.2023,
  jurisdiction: 'miami',
  position: 500,
  isActive: true,
}
const cityFacts = {
  name: both('Overtown'),
  place: 'miami',
  boundary: null,
  guestsPerBedroom: null,
  guestsBesides: null,
  guestsAtMost: null,
  allowsHouses: true,
  isActive: true,
}
const licenseFacts = { name: both('Surfside registration'), example: '', requiredIn: [] }
const authorityFacts = { name: both('Surfside resort tax'), jurisdictions: ['surfside'] }
const returnFacts = {
  name: both('Town of Surfside'),
  form: both('Resort tax return'),
  rule: {
    dueDay: 20,
    movesToBusinessDay: false,
    isPaidDayBefore: false,
    allowanceRate: 0,
    allowancePart: null,
    allowanceMax: null,
  },
}
const cancun = {
  name: both('Cancún'),
  otherNames: [],
  timeZone: 'America/Cancun',
  region: 'QR',
  country: 'MX',
  latitude: 21.1619,
  longitude: -86.8515,
  holidays: [],
  isActive: true,
}
export const settingRows = {
  'GET /admin/tax-rates': adminOnly,
  'GET /admin/tax-rates/bookings': adminOnly,
  'POST /admin/tax-rates': { ...adminOnly, body: { ...taxRate, reason } },
  'POST /admin/tax-rates/preview': { ...adminOnly, body: taxRate },
  'PUT /admin/tax-rates/:authority/:from': {
    ...adminOnly,
    namesNothing: true,
    params: taxStep,
    body: { jurisdictions: ['surfside'], rate: 4500, from: '2028-02-01', reason },
  },
  'POST /admin/tax-rates/:authority/:from/removal': {
    ...adminOnly,
    namesNothing: true,
    params: taxStep,
    body: { jurisdictions: ['surfside'] },
  },
  'GET /admin/jurisdictions': adminOnly,
  'POST /admin/jurisdictions': { ...adminOnly, body: { code: 'overtown', ...cityFacts } },
  'PUT /admin/jurisdictions/:code': {
    ...adminOnly,
    params: { code: 'aventura' },
    body: { ...cityFacts, name: both('Aventura') },
  },
  'POST /admin/license-kinds': { ...adminOnly, body: { code: 'overtown_use', ...licenseFacts } },
  'PUT /admin/license-kinds/:code': {
    ...adminOnly,
    params: { code: 'sf_registration' },
    body: licenseFacts,
  },
  'GET /admin/tax-authorities': adminOnly,
  'POST /admin/tax-authorities': {
    ...adminOnly,
    body: { code: 'ot_resort', taxReturn: 'state', ...authorityFacts },
  },
  'PUT /admin/tax-authorities/:code': {
    ...adminOnly,
    params: { code: 'sf_resort' },
    body: authorityFacts,
  },
  'POST /admin/tax-returns': { ...adminOnly, body: { code: 'overtown', ...returnFacts } },
  'PUT /admin/tax-returns/:code': {
    ...adminOnly,
    params: { code: 'surfside' },
    body: returnFacts,
  },
  'GET /admin/neighborhoods': adminOnly,
  'POST /admin/neighborhoods': { ...adminOnly, body: { slug: 'overtown', ...overtown } },
  'PUT /admin/neighborhoods/:slug': {
    ...adminOnly,
    params: { slug: 'surfside' },
    body: { ...overtown, name: both('Surfside') },
  },
  'GET /admin/places': adminOnly,
  'POST /admin/places': { ...adminOnly, body: { slug: 'cancun', ...cancun } },
  'PUT /admin/places/:slug': {
    ...adminOnly,
    params: { slug: 'miami' },
    body: { ...cancun, name: both('Miami'), timeZone: companyTimeZone },
  },
  'GET /currency-rates': anyone,
  'GET /admin/currency-rates': adminOnly,
  'POST /admin/currency-rates/:currency/steps': {
    ...adminOnly,
    params: { currency: 'MXN' },
    body: { from: '2026-12-01', value: 18_4321, reason: 'As published' },
  },
  'DELETE /admin/currency-rates/:currency/steps/:from': {
    ...adminOnly,
    namesNothing: true,
    params: { currency: 'BRL', from: '2026-12-01' },
  },
  'GET /switches': anyone,
  'GET /admin/switches': adminOnly,
  'PUT /admin/switches/:name': {
    ...adminOnly,
    params: { name: 'reviews' },
    body: { value: { audience: 'nobody', percent: null }, reason: 'A fault' },
  },
  'GET /admin/fees': adminOnly,
  'POST /admin/fees/:code/steps': {
    ...adminOnly,
    params: { code: 'commission' },
    body: { from: '2028-01-01', value: 170, reason: 'A campaign' },
  },
  'DELETE /admin/fees/:code/steps/:from': {
    ...adminOnly,
    namesNothing: true,
    params: { code: 'commission', from: '2029-01-01' },
  },
} satisfies Record<string, AccessRow>
