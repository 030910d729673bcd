import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { pageContentPolicy, securityHeaders } from './security-headers.ts'

const policy = (environment: Record<string, string>) =>
  Object.fromEntries(
    pageContentPolicy('the-nonce', readConfig(environment))
      .split('; ')
      .map((directive) => directive.split(/ (.*)/)),
  )

test('a page runs only its own scripts and those that carry its nonce', () => {
  expect(policy({})['script-src']).toBe("'self' 'nonce-the-nonce'")
  expect(JSON.stringify(policy({}))).not.toContain('google')
})

test('no directive admits inline or evaluated code; only style attributes may be inline', () => {
  for (const environment of [{}, { GOOGLE_CLIENT_ID: 'marea' }, { NODE_ENV: 'production' }]) {
    const { 'style-src-attr': attributes, ...others } = policy(environment)
    expect(Object.values(others).join(' ')).not.toMatch(/unsafe|\*(?!\.)|data: .*script/)
    expect(attributes).toBe("'unsafe-inline'")
  }
})

test('no other page can frame ours, and ours runs no plug-in and posts to no other site', () => {
  const { 'frame-ancestors': frames, 'object-src': plugins, ...rest } = policy({})
  expect([frames, plugins]).toEqual(["'none'", "'none'"])
  expect([rest['form-action'], rest['base-uri']]).toEqual(["'self'", "'none'"])
  expect(securityHeaders({ publicUrl: 'https://marea.test', cards: undefined })).toMatchObject({
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
})

test('Google’s sign-in is admitted where it is configured, and only its own folder', () => {
  const google = policy({ GOOGLE_CLIENT_ID: 'marea' })
  expect(google['script-src']).toBe(
    "'self' 'nonce-the-nonce' https://accounts.google.com/gsi/client",
  )
  expect(google['style-src']).toContain('https://accounts.google.com/gsi/style')
  expect(google['frame-src']).toBe("'self' https://accounts.google.com/gsi/")
  expect(google['connect-src']).toBe("'self' https://accounts.google.com/gsi/")
})

test('a map’s own origins are admitted for its tiles and pictures, never for scripts', () => {
  const map = policy({
    MAP_STYLE_URL: 'https://maps.example/style.json',
    MAP_ORIGINS: 'https://tiles.example',
  })
  expect(map['connect-src']).toBe("'self' https://maps.example https://tiles.example")
  expect(map['img-src']).toContain('https://tiles.example')
  expect(map['script-src']).not.toContain('example')
})

const stripeKeys = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

test('Stripe is admitted where it takes the cards, and nowhere else', () => {
  const stripe = policy(stripeKeys)
  expect(stripe['script-src']).toContain('https://js.stripe.com')
  expect(stripe['frame-src']).toContain('https://hooks.stripe.com')
  expect(stripe['connect-src']).toContain('https://api.stripe.com')
  for (const directive of ['frame-src', 'connect-src']) {
    expect(stripe[directive]).toContain('https://link.com https://*.link.com')
  }
  expect(stripe['script-src']).not.toContain('link.com')
  expect(JSON.stringify(policy({}))).not.toMatch(/stripe|link/)
})

test('frames of Stripe may open Apple Pay and Google Pay, and no others', () => {
  const permissionsOf = (environment: Record<string, string>) =>
    securityHeaders(readConfig(environment))['permissions-policy']
  expect(permissionsOf({})).toContain('payment=(self),')
  expect(permissionsOf(stripeKeys)).toContain(
    'payment=(self "https://js.stripe.com" "https://*.js.stripe.com"),',
  )
})
