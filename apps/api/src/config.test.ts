import { generateKeyPairSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { listShortcomings } from './company-settings.ts'
import { readConfig, settingNames } from './config.ts'

test('an empty environment is a demo on port 3000 with its own database', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ port: 3000, demo: true, role: 'all', databaseUrl: undefined })
  expect(config.publicUrl).toBe('http://localhost:3000')
})

test('a database of one’s own turns the demo off', () => {
  const databaseUrl = 'postgres://marea@db.example/marea'
  expect(readConfig({ DATABASE_URL: databaseUrl })).toMatchObject({ demo: false, databaseUrl })
  expect(readConfig({ DATABASE_URL: databaseUrl, DEMO: 'true' }).demo).toBe(true)
})

test('every fault gets a sentence that names its variable', () => {
  const faulty = { PORT: '70000', DATABASE_URL: 'mysql://x', ROLE: 'boss', SECRET_KEY: 'short' }
  const lines = () => {
    try {
      readConfig(faulty)
      return []
    } catch (error) {
      return String((error as Error).message).split('\n')
    }
  }
  expect(lines().map((line) => line.split(' ')[0])).toEqual(Object.keys(faulty))
})

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined })
})

test('without their settings Google and Apple are a stand-in in a demo, and nothing elsewhere', () => {
  const none = { google: undefined, apple: undefined }
  const real = { DATABASE_URL: 'postgres://marea@db.example/marea' }
  expect(readConfig({})).toMatchObject({ ...none, hasIdentityStandIn: true })
  expect(readConfig({ IDENTITY_STAND_IN: 'false' }).hasIdentityStandIn).toBe(false)
  expect(readConfig({ GOOGLE_CLIENT_ID: 'marea' }).hasIdentityStandIn).toBe(false)
  for (const environment of [real, { DEMO: 'false' }, { ...real, IDENTITY_STAND_IN: 'false' }]) {
    expect(readConfig(environment)).toMatchObject({ ...none, hasIdentityStandIn: false })
    const forced = { ...environment, IDENTITY_STAND_IN: 'true' }
    expect(() => readConfig(forced)).toThrow('IDENTITY_STAND_IN works in a demo only')
  }
})

test('Stripe needs all of its three keys, and without any cards are practice', () => {
  expect(readConfig({}).cards).toBeUndefined()
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
    'STRIPE_PUBLISHABLE_KEY is missing for Stripe.\nSTRIPE_WEBHOOK_SECRET is missing for Stripe.',
  )
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  }
  expect(readConfig(keys).cards).toMatchObject({ name: 'stripe', publishableKey: 'pk_test_1' })
})

test('test cards are money in a demo, and elsewhere only where somebody says so', () => {
  const real = { DATABASE_URL: 'postgres://marea@db.example/marea' }
  const takesTestCards = (environment: NodeJS.ProcessEnv) => readConfig(environment).takesTestCards
  expect(takesTestCards(real)).toBe(false)
  expect(takesTestCards({ DEMO: 'false' })).toBe(false)
  expect(takesTestCards({ ...real, TEST_CARDS: 'true' })).toBe(true)
  expect(takesTestCards({ ...real, DEMO: 'true' })).toBe(true)
  expect(takesTestCards({})).toBe(true)
})

test('a client id is all Google needs', () => {
  expect(readConfig({ GOOGLE_CLIENT_ID: 'marea' }).google).toEqual({
    clientId: 'marea',
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    scriptUrl: 'https://accounts.google.com/gsi/client',
  })
})

const pem = (namedCurve: string) =>
  generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' })

test('Apple is offered when all four of its settings are there', () => {
  const privateKey = String(pem('P-256'))
  const apple = {
    APPLE_CLIENT_ID: 'com.marea.web',
    APPLE_TEAM_ID: 'TEAM',
    APPLE_KEY_ID: 'KEY',
    APPLE_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
    PUBLIC_URL: 'https://marea.example/',
  }
  expect(readConfig(apple).apple).toEqual({
    clientId: 'com.marea.web',
    teamId: 'TEAM',
    keyId: 'KEY',
    privateKey,
    issuer: 'https://appleid.apple.com',
    keysUrl: 'https://appleid.apple.com/auth/keys',
    tokenUrl: 'https://appleid.apple.com/auth/token',
    authorizeUrl: 'https://appleid.apple.com/auth/authorize',
    redirectUrl: 'https://marea.example/auth/callback',
  })
  expect(() => readConfig({ ...apple, APPLE_KEY_ID: '', APPLE_TEAM_ID: '' })).toThrow(
    'APPLE_TEAM_ID is missing for Apple sign-in.\nAPPLE_KEY_ID is missing for Apple sign-in.',
  )
})

test('a key that cannot sign for Apple is a fault', () => {
  for (const key of ['not a key', String(pem('P-384'))]) {
    expect(() => readConfig({ APPLE_PRIVATE_KEY: key })).toThrow('must be the PEM text of a P-256')
  }
})

test('a company without invented contacts: who sends email and pays by ACH is set, or does not exist', () => {
  const real = { DATABASE_URL: 'postgres://marea@db.example/marea' }
  expect(readConfig({})).toMatchObject({
    mailFrom: 'Marea <hola@marea.test>',
    ach: { bankName: 'Stripe Test Bank' },
  })
  expect(readConfig(real)).toMatchObject({ mailFrom: undefined, ach: undefined })
  const mail = { ...real, SMTP_URL: 'smtp://mail.example:587' }
  expect(() => readConfig(mail)).toThrow('MAIL_FROM is missing for SMTP_URL.')
  expect(readConfig({ ...mail, MAIL_FROM: 'Marea <hola@marea.example>' }).mailFrom).toBe(
    'Marea <hola@marea.example>',
  )
  const bank = { ...real, ACH_BANK_ROUTING: '063100277', ACH_BANK_NAME: 'Bank of America' }
  expect(() => readConfig(bank)).toThrow(
    'ACH_COMPANY_ID is missing for ACH.\nACH_COMPANY_NAME is missing for ACH.',
  )
  const company = { ACH_COMPANY_ID: '1234567890', ACH_COMPANY_NAME: 'Marea LLC' }
  expect(readConfig({ ...bank, ...company }).ach).toMatchObject({ companyName: 'Marea LLC' })
})

test('support has invented contacts only in a demo, and elsewhere those that are set', () => {
  const real = { DATABASE_URL: 'postgres://marea@db.example/marea' }
  expect(readConfig({}).support).toEqual({
    email: 'hola@marea.test',
    phone: '+1 305 555 0142',
    location: 'Miami, FL',
  })
  expect(readConfig(real).support).toEqual({ email: '', phone: '', location: 'Miami, FL' })
  const set = { SUPPORT_EMAIL: 'help@marea.example', SUPPORT_PHONE: '+1 786 555 0100' }
  expect(readConfig({ ...real, ...set, SUPPORT_LOCATION: 'Coral Gables, FL' }).support).toEqual({
    email: 'help@marea.example',
    phone: '+1 786 555 0100',
    location: 'Coral Gables, FL',
  })
  expect(() => readConfig({ SUPPORT_PHONE: 'call us' })).toThrow('SUPPORT_PHONE must be')
  expect(() => readConfig({ SUPPORT_EMAIL: 'nobody' })).toThrow('SUPPORT_EMAIL is not valid')
})

test('a start says what will not work: cards, email, contacts of support, files for US banks', () => {
  const real = readConfig({ DATABASE_URL: 'postgres://marea@db.example/marea' })
  const sentences = listShortcomings(real)
  expect(sentences.map((each) => each.split(' ')[0])).toEqual([
    'STRIPE_SECRET_KEY',
    'SMTP_URL',
    'SUPPORT_EMAIL',
    'SUPPORT_PHONE',
    'ACH_BANK_ROUTING',
  ])
  expect(sentences[1]).toContain('reset a password')
  expect(listShortcomings(readConfig({}))).toEqual([])
})

/** What the containers decide themselves. */
const decided = {
  'compose.yaml': ['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR'],
  'deploy/compose.yaml': ['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR'],
  '.env.example': ['NODE_ENV'],
}

test.each(Object.entries(decided))('%s has every setting', async (file, known) => {
  const text = await readFile(new URL(`../../../${file}`, import.meta.url), 'utf8')
  const absent = settingNames.filter((name) => !new RegExp(`^\\s*#?${name}[:=]`, 'm').test(text))
  expect(absent.filter((name) => !known.includes(name))).toEqual([])
})

test('only a demo or a development has the feeds stand-in', () => {
  const real = { DATABASE_URL: 'postgres://user:secret@host:5432/marea' }
  expect(readConfig({}).hasFeedsStandIn).toBe(true)
  expect(readConfig({ FEEDS_STAND_IN: 'false' }).hasFeedsStandIn).toBe(false)
  expect(readConfig(real).hasFeedsStandIn).toBe(false)
  expect(readConfig({ ...real, NODE_ENV: 'development' }).hasFeedsStandIn).toBe(false)
  const wanted = { ...real, FEEDS_STAND_IN: 'true' }
  expect(readConfig({ ...wanted, NODE_ENV: 'development' }).hasFeedsStandIn).toBe(true)
  expect(() => readConfig(wanted)).toThrow('FEEDS_STAND_IN works in a demo only')
  expect(readConfig({}).hasPushStandIn).toBe(true)
  const push = { ...real, PUSH_STAND_IN: 'true' }
  expect(() => readConfig(push)).toThrow('PUSH_STAND_IN works in a demo only')
  expect(readConfig({}).hasWebhooksStandIn).toBe(true)
  const webhooks = { ...real, WEBHOOKS_STAND_IN: 'true' }
  expect(() => readConfig(webhooks)).toThrow('WEBHOOKS_STAND_IN works in a demo only')
})
