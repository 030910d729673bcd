import type { OutboxEmail } from '@marea/contract/dev/endpoints.ts'
import { isEmailKind } from '@marea/contract/operations/email-kinds.ts'
import { type Language, languages } from '@marea/contract/platform/language.ts'
import { mailTextTables } from '@marea/contract/texts/tables.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listOutbox } from '#platform/mail/outbox.ts'
import { sitemap } from '../../web/src/sitemap.ts'
import { sendEveryEmail } from '../test/emails/every-email.ts'
import {
  amountsIn,
  coloredElements,
  contrast,
  linksIn,
  visibleText,
} from '../test/emails/read-email.ts'
import { renameBrand } from '../test/people.ts'
import { openTestApp, type TestApp } from '../test/test-app.ts'

type Rendered = { language: Language; subject: string; html: string; text: string }

let marea: TestApp
let emails: OutboxEmail[]

beforeAll(async () => {
  marea = await openTestApp()
  await renameBrand(marea, { name: 'Aurora & Co', legalName: 'Aurora Stays LLC' })
  await sendEveryEmail(marea)
  emails = await listOutbox(marea.config.dataDir)
})
afterAll(() => marea.close())

function rendered(language: Language): Rendered[] {
  return emails.map(({ versions }) => ({ language, ...versions[language] }))
}

/** Says which emails are wrong, and how. */
function faults(find: (email: Rendered) => string[]): string[] {
  const all = languages.flatMap(rendered)
  return all.flatMap((email) => find(email).map((fault) => `${email.subject}: ${fault}`))
}

test('every email names the brand of this installation, and no other', () => {
  const other = /\bMarea\b|\{\{brand/
  expect(
    faults(({ subject, html, text }) => `${subject} ${html} ${text}`.match(other) ?? []),
  ).toEqual([])
  expect(faults(({ html }) => (html.includes('Aurora &amp; Co') ? [] : ['names nobody']))).toEqual(
    [],
  )
})

test('the email log has a name for every kind', async () => {
  const rows = await marea.db.selectFrom('outgoingMails').select('kind').distinct().execute()
  const kinds = rows.map(({ kind }) => kind ?? '').filter((kind) => kind !== 'identity.link')
  expect(kinds.length).toBeGreaterThan(40)
  expect(kinds.filter((kind) => kind === null || !isEmailKind(kind))).toEqual([])
})

/** Why the reader gets it: they have an account, or somebody gave us their address. */
const reasonKeys = ['mail.reason', 'gift.mail.received.reason']

describe.each(languages)('in the language %s', (language) => {
  const table = Object.entries(mailTextTables[language])
  const emailTexts = table.filter(([key]) => /(^|\.)mail\./.test(key))

  test('every text of emails is seen in an email, so that none is forgotten here', () => {
    const seen = rendered(language).map(({ subject, text }) => `${subject}\n\n${text}`)
    const unseen = emailTexts.filter(([, text]) => !seen.some((email) => says(email, text)))
    expect(emailTexts.length).toBeGreaterThan(100)
    expect(unseen.map(([key]) => key)).toEqual([])
  })

  test('its subject, texts and tags are of this language', () => {
    for (const { subject, html, text } of rendered(language)) {
      const subjects = emailTexts.filter(([key]) => /subject(_\w+)?$/.test(key))
      expect(subjects.filter(([, form]) => says(subject, form))).not.toEqual([])
      expect(html).toContain(`<html lang="${language}">`)
      const reasons = emailTexts.filter(([key]) => reasonKeys.includes(key))
      expect(reasons.filter(([, form]) => says(text, form))).toHaveLength(1)
    }
  })
})

/** Whether a text occurs with its placeholders filled. */
function says(email: string, text: string): boolean {
  const pattern = text.split(/\{\{\w+\}\}/).map((part) => RegExp.escape(part))
  return new RegExp(`(^|\\n|: )${pattern.join('.+')}`, 'm').test(email)
}

test('no key, placeholder or gap is left in a text', () => {
  const table = { ...mailTextTables.en }
  const found = faults(({ subject, html, text }) =>
    [subject, text, visibleText(html)].flatMap((part) => [
      ...(part.match(/\{\{?\w+\}?\}|undefined|NaN|\[object/g) ?? []),
      ...(part.match(/\b[a-z_]+(?:\.[a-z_]+)+\b/g) ?? []).filter((key) => key in table),
      // A list that is announced and empty.
      ...(part.match(/:\n\n.+:\nhttp/g) ?? []),
      ...(part.match(/“”|\(\)|\S {2,}\S| [.,](?!\d)|[.?!]\.(?!\.)|-\$/g) ?? []),
    ]),
  )
  expect(found).toEqual([])
})

test('every link is absolute and opens a page of the sitemap', () => {
  const found = faults(({ html }) => linksIn(html).filter((link) => !isKnown(link)))
  expect(found).toEqual([])
})

function isKnown(link: string): boolean {
  if (/^(tel:\+\d+|mailto:[\w.]+@[\w.]+)$/.test(link)) return true
  if (link.startsWith('https://www.openstreetmap.org/?mlat=')) return true
  if (!link.startsWith(`${marea.config.publicUrl}/`)) return false
  const { pathname } = new URL(link)
  return Object.keys(sitemap).some((path) =>
    new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname),
  )
}

test('page and text say the same: words, amounts and links', () => {
  const found = faults(({ html, text }) => {
    const page = visibleText(html)
    const pages = linksIn(html).filter((link) => link.startsWith('http'))
    const inText = text.match(/https?:\/\/\S+/g) ?? []
    const words = text.replace(/https?:\/\/\S+/g, '').replace(/-- \n/, '')
    const missing = words
      .split(/\n+|: /)
      .map((line) => line.replace(/:$/, '').replace(/\s+/g, ' ').trim())
      .filter((line) => !page.includes(line))
    const differences = [
      [amountsIn(page).sort(), amountsIn(text.replace(/\s+/g, ' ')).sort()],
      [pages, inText],
    ].filter(([one, other]) => JSON.stringify(one) !== JSON.stringify(other))
    return [...missing, ...differences.map((each) => JSON.stringify(each))]
  })
  expect(found).toEqual([])
})

test('every picture has an alternative text', () => {
  const found = faults(({ html }) =>
    (html.match(/<img\b[^>]*>/g) ?? []).filter((image) => !/ alt="[^"]*"/.test(image)),
  )
  expect(found).toEqual([])
})

test('pictures come from our own site as JPEG, and every email about a stay has one', () => {
  const sources = emails.map(({ versions }) =>
    [...versions.en.html.matchAll(/<img\b[^>]* src="([^"]*)"/g)].map(([, src = '']) => src),
  )
  const own = new RegExp(`^${RegExp.escape(marea.config.publicUrl)}/photos/[\\w/-]+-shared\\.jpg$`)
  expect(sources.flat().filter((src) => !own.test(src))).toEqual([])
  const stays = emails.filter(({ versions }) => /MAR-[A-Z0-9]{8}/.test(versions.en.subject))
  expect(stays.length).toBeGreaterThan(8)
  expect(stays.filter(({ versions }) => !versions.en.html.includes('<img'))).toEqual([])
})

test('a dark page changes every color', () => {
  const found = faults(({ html }) => {
    const dark = html.slice(html.indexOf('prefers-color-scheme: dark'), html.indexOf('</style>'))
    const changed = new Set([...dark.matchAll(/\.(\w+)[^{]*\{/g)].map(([, name = '']) => name))
    const kept = coloredElements(html).filter(
      ({ tag, classes }) => tag !== 'a' && !classes.some((name) => changed.has(name)),
    )
    return [
      ...(html.includes('<meta name="color-scheme" content="light dark">') ? [] : ['no scheme']),
      ...(changed.size > 0 ? [] : ['no dark colors']),
      ...kept.map(({ tag, style }) => `${tag} ${style}`),
    ]
  })
  expect(found).toEqual([])
})

/** By class: what is written on which ground. */
const grounds = [
  ['ink', 'shell'],
  ['soft', 'shell'],
  ['link', 'shell'],
  ['ink', 'paper'],
  ['soft', 'paper'],
  ['link', 'paper'],
  ['button a', 'button'],
] as const

test.each(grounds)('%s is readable on %s, in both themes', (text, ground) => {
  const withMoney = rendered('en').find(({ html }) => html.includes('class="paper'))
  const { light, dark } = colorsOf(withMoney?.html ?? '')
  for (const colors of [light, dark]) {
    expect(contrast(colors(text, 'color'), colors(ground, 'background-color'))).toBeGreaterThan(4.5)
  }
})

type Property = 'color' | 'background-color'

function colorsOf(html: string) {
  const media = html.slice(html.indexOf('prefers-color-scheme: dark'))
  const elements = coloredElements(html)
  const read = (style: string, property: Property) =>
    new RegExp(`(?:^|[;\\s{])${property}: ?(#\\w{6})`).exec(style)?.[1] ?? 'none'
  return {
    dark: (name: string, property: Property) =>
      read(new RegExp(`\\.${name} (\\{[^}]*\\})`).exec(media)?.[1] ?? '', property),
    light(name: string, property: Property) {
      const found = elements.find(
        ({ tag, classes, style }) =>
          (name === 'button a' ? tag === 'a' && !classes.length : classes.includes(name)) &&
          read(style, property) !== 'none',
      )
      return read(found?.style ?? '', property)
    },
  }
}
