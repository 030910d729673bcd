import { expect, test } from 'vitest'
import { emailVersions } from './layout.ts'
import type { MailParts } from './mail-parts.ts'

const plain: MailParts = {
  subject: 'Casa Almendro is yours',
  heading: 'Casa Almendro is yours',
  paragraphs: ['Four nights in Coconut Grove.', 'The address is on your booking.'],
}

test('an email is written in both languages with each language’s texts', () => {
  const { en, es } = emailVersions((text) => ({ ...plain, heading: text('shell.support_hours') }))
  expect(en.html).toContain('<html lang="en">')
  expect(en.html).toContain('Daily, 8 AM to midnight')
  expect(es.html).toContain('<html lang="es">')
  expect(es.html).toContain('Todos los días, de 8 a.m. a medianoche')
  expect(es.text).toContain('Recibe este correo')
  expect(es.html).not.toContain('Daily')
})

test('the writer receives the language, so dates and money can follow it', () => {
  const { en, es } = emailVersions((_text, language) => ({ ...plain, subject: language }))
  expect([en.subject, es.subject]).toEqual(['en', 'es'])
})

test('user input never becomes markup', () => {
  const typed = `<img src=x onerror="alert(1)"> & 'Marea'`
  const { en } = emailVersions(() => ({
    subject: `${typed}</title><script>`,
    preview: typed,
    heading: typed,
    paragraphs: [typed],
    lines: [{ label: typed, amount: typed }],
    button: { label: typed, url: `https://marea.example/?q="><script>&b=1` },
    note: typed,
  }))
  expect(en.html).not.toMatch(/<img|<script/)
  expect(
    en.html.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt; &amp; &#39;Marea&#39;/g),
  ).toHaveLength(8)
  expect(en.html).toContain('href="https://marea.example/?q=&quot;&gt;&lt;script&gt;&amp;b=1"')
  expect(en.text).toContain(typed)
})

test('a replacement pattern in a text stays as it is', () => {
  const { en } = emailVersions(() => ({ ...plain, heading: "$& $1 $' \\n" }))
  expect(en.html).toContain('$&amp; $1 $&#39; \\n')
})

test('the text alternative has all the content of the page', () => {
  const { en } = emailVersions(() => ({
    ...plain,
    lines: [
      { label: 'Four nights', amount: '$2,480.00' },
      { label: 'Total', amount: '$2,480.00', isTotal: true },
    ],
    button: { label: 'See your booking', url: 'https://marea.example/my-bookings?a=1&b=2' },
    note: 'Free cancellation until 26 February.',
  }))
  expect(en.text).toBe(`{{brand}}

Casa Almendro is yours

Four nights in Coconut Grove.

The address is on your booking.

Four nights: $2,480.00
Total: $2,480.00

See your booking:
https://marea.example/my-bookings?a=1&b=2

Free cancellation until 26 February.

-- 
<!-- contact -->

You’re receiving this email because you have an account or a booking with {{brand}}.
`)
})

test('an email about a stay shows reference, photo, dates and sections, and says them in its text', () => {
  const { en } = emailVersions(() => ({
    ...plain,
    reference: 'MAR-7KQ2M9XA',
    photo: { url: 'https://marea.example/photos/a/1-shared.jpg', alt: 'The "pool"' },
    dates: [{ label: 'Check-in', day: 'Tue, Dec 8', time: 'after 4 PM' }],
    sections: [
      {
        title: 'Address',
        paragraphs: ['3480 Poinciana Avenue'],
        links: [{ label: 'Message Inés', url: 'https://marea.example/chat' }],
        lines: [{ label: 'Total', amount: '$1.00', isTotal: true }],
      },
    ],
  }))
  expect(en.html).toContain('src="https://marea.example/photos/a/1-shared.jpg"')
  expect(en.html).toContain('alt="The &quot;pool&quot;"')
  expect(en.text).toContain(`{{brand}}
MAR-7KQ2M9XA

Casa Almendro is yours

Four nights in Coconut Grove.

The address is on your booking.

Check-in: Tue, Dec 8 after 4 PM

Address
3480 Poinciana Avenue
Message Inés:
https://marea.example/chat
Total: $1.00
`)
})

test('neither a section’s link nor a photo may be a script', () => {
  const url = 'javascript:alert(1)'
  const links = [{ label: 'Open', url }]
  const write = (parts: Partial<MailParts>) => () => emailVersions(() => ({ ...plain, ...parts }))
  expect(write({ sections: [{ title: 'Address', links }] })).toThrow('A mail may link to pages')
  expect(write({ photo: { url, alt: '' } })).toThrow('A mail may link to pages')
})

test('an email without money, button or note leaves no gap for them', () => {
  const { en } = emailVersions(() => plain)
  expect(en.html).not.toMatch(/undefined|scope="row"|class="button"/)
  expect(en.text).not.toMatch(/\n{3,}|undefined/)
})

test.each(['javascript:alert(1)', 'data:text/html,hi', 'mailto:someone@marea.test'])(
  'a button cannot lead to %s',
  (url) => {
    const write = () => ({ ...plain, button: { label: 'Open', url } })
    expect(() => emailVersions(write)).toThrow('A mail may link to pages only.')
  },
)

test('an email follows the reader’s theme', () => {
  const { en } = emailVersions(() => plain)
  expect(en.html).toContain('<meta name="color-scheme" content="light dark">')
  expect(en.html).toContain('@media (prefers-color-scheme: dark)')
})

test('an email loads nothing from the network when it is opened', () => {
  const { en } = emailVersions(() => plain)
  expect(en.html).not.toMatch(/<img|<link|url\(|@import|@font-face/)
})
