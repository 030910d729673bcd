import { defaultBrand } from '@marea/contract/platform/brand.ts'
import { expect, test } from 'vitest'
import { withBrand } from './brand.ts'
import { emailVersions } from './layout.ts'
import { brandSlot, contactSlot, wordmarkSlot } from './slots.ts'

const versions = emailVersions(() => ({ subject: 'A', heading: 'A', paragraphs: ['B'] }))
const mail = { to: 'lucia@marea.test', language: 'es' as const, versions }

const config = { publicUrl: 'https://marea.test' }

function end(given: Partial<typeof defaultBrand>) {
  const { en, es } = withBrand(mail, { brand: { ...defaultBrand, ...given }, config }).versions
  const all = `${en.html}${en.text}${es.html}${es.text}`
  for (const slot of [contactSlot, brandSlot]) expect(all).not.toContain(slot)
  return { html: es.html, text: es.text.slice(es.text.indexOf('-- ')) }
}

test('an email ends with the contacts of this installation', () => {
  const phone = '+1 (786) 555-0100'
  const address = '1 Alhambra Plaza, Coral Gables, FL 33134'
  const contacts = { email: 'help@marea.example', phone, location: 'Coral Gables, FL' }
  const { html, text } = end({ ...contacts, address })
  expect(text).toContain(
    'Atención en Coral Gables, FL\n+1 (786) 555-0100 · help@marea.example\nTodos los días',
  )
  expect(text).toContain(address)
  expect(html).toContain('href="tel:+17865550100"')
  expect(html).toContain('href="mailto:help@marea.example"')
  expect(html).toContain(`<br>${address}`)
})

test('a contact that is not set has no line', () => {
  const none = end({ location: 'Miami, FL' })
  expect(none.text).toContain('Atención en Miami, FL\nTodos los días')
  expect(none.html).not.toMatch(/tel:|mailto:|<br>/)
  const one = end({ email: 'help@marea.example', location: 'Miami, FL' })
  expect(one.text).toContain('Miami, FL\nhelp@marea.example\nTodos')
  expect(one.html).not.toMatch(/tel:|&middot;/)
})

test('an email names the brand of the moment it is sent, and a name cannot be markup', () => {
  const name = 'Sol & <b>Mar</b>'
  const welcome = emailVersions((text) => ({
    subject: text('identity.mail.confirm.heading'),
    heading: text('identity.mail.confirm.heading'),
    paragraphs: [],
  }))
  const brand = { ...defaultBrand, name, mailSender: 'Sol y Mar' }
  const sent = withBrand({ ...mail, versions: welcome }, { brand, config })
  expect(sent.sender).toBe('Sol y Mar')
  expect(sent.versions.en.subject).toBe(`Welcome to ${name}`)
  expect(sent.versions.es.text).toContain(`Le damos la bienvenida a ${name}`)
  expect(sent.versions.en.html).toContain('Welcome to Sol &amp; &lt;b&gt;Mar&lt;/b&gt;')
  expect(sent.versions.en.html).not.toContain('<b>Mar')
})

test('an email has the colors, fonts and logo of the brand', () => {
  const [plain] = [withBrand(mail, { brand: defaultBrand, config }).versions.en.html]
  expect(plain).toContain(`>${wordmarkSlot.begin}Marea${wordmarkSlot.end}<`)
  const logo = { key: 'a'.repeat(22), format: 'svg' as const, width: 300, height: 100 }
  const brand = {
    ...defaultBrand,
    name: 'Sol & Mar',
    colors: { ...defaultBrand.colors, accent: { light: '#7a1f4b', dark: '#f2a0c4' } },
    fonts: 'system' as const,
    pictures: { ...defaultBrand.pictures, logo },
  }
  const button = { label: 'Open', url: 'https://marea.test/' }
  const written = emailVersions(() => ({ subject: 'A', heading: 'A', paragraphs: [], button }))
  const { html } = withBrand({ ...mail, versions: written }, { brand, config }).versions.en
  expect(html).toContain('background-color:#7a1f4b')
  expect(html).toContain('background-color: #f2a0c4 !important')
  expect(html).toContain('font:500 34px/1.14 Georgia,')
  expect(html).not.toMatch(/#0d4b46|#6fc7bb|Bodoni|Hanken/)
  expect(html).toContain(
    `<img src="https://marea.test/brand/${logo.key}.png" alt="Sol &amp; Mar" width="108" height="36"`,
  )
})
