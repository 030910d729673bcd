import { expect, test } from 'vitest'
import { withContact } from './contact.ts'
import { emailVersions } from './layout.ts'
import { contactSlot } from './slots.ts'

const versions = emailVersions(() => ({ subject: 'A', heading: 'A', paragraphs: ['B'] }))
const mail = { to: 'lucia@marea.test', language: 'es' as const, versions }

function end(support: Parameters<typeof withContact>[1]) {
  const { en, es } = withContact(mail, support).versions
  expect(`${en.html}${en.text}${es.html}${es.text}`).not.toContain(contactSlot)
  return { html: es.html, text: es.text.slice(es.text.indexOf('-- ')) }
}

test('an email ends with the contacts of this installation', () => {
  const phone = '+1 (786) 555-0100'
  const { html, text } = end({ email: 'help@marea.example', phone, location: 'Coral Gables, FL' })
  expect(text).toContain(
    'Atención en Coral Gables, FL\n+1 (786) 555-0100 · help@marea.example\nTodos los días',
  )
  expect(html).toContain('href="tel:+17865550100"')
  expect(html).toContain('href="mailto:help@marea.example"')
})

test('a contact that is not set has no line', () => {
  const none = end({ location: 'Miami, FL' })
  expect(none.text).toContain('Atención en Miami, FL\nTodos los días')
  expect(none.html).not.toMatch(/tel:|mailto:|<br>/)
  const one = end({ email: 'help@marea.example', location: 'Miami, FL' })
  expect(one.text).toContain('Miami, FL\nhelp@marea.example\nTodos')
  expect(one.html).not.toMatch(/tel:|&middot;/)
})
