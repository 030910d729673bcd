import { normal } from '@marea/contract/notifications/channels.ts'
import { defineKind, statesOf } from '@marea/contract/notifications/kind.ts'
import { kindIcons, labelTexts, noticeTexts } from '@marea/contract/notifications/kind-views.ts'
import { definitionOf, notificationKindNames } from '@marea/contract/notifications/kinds.ts'
import type { WrittenOnce } from '@marea/contract/platform/written-once.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { preferenceRow } from '#notifications/preferences/preferences.ts'

const record = {
  audience: 'guest',
  group: 'stays',
  channels: normal,
  email: 'generic',
  icon: 'alert',
  after: ['suites.changed'],
  facts: z.object({ slug: z.string(), count: z.int(), state: z.enum(['repair', 'storm']) }),
  label: { en: 'Pool closed', es: 'Piscina cerrada' },
  action: { en: 'View home', es: 'Ver casa' },
} as const
const repair = {
  title: { en: 'Pool under repair', es: 'Piscina en reparación' },
  body_one: { en: '{{count}} day', es: '{{count}} día' },
  body_other: { en: '{{count}} days', es: '{{count}} días' },
}
const body = { en: 'Until it passes', es: 'Hasta que pase' }
const storm = { title: { en: 'Pool closed for a storm', es: 'Piscina cerrada por tormenta' }, body }
const words = { repair, storm }
const pool_closed = defineKind({ ...record, path: ({ slug }) => `/suite-details/${slug}`, words })

test('a record is all that a new kind needs for its icon, page, texts and row in the settings', () => {
  const kinds = { pool_closed }
  expect(kindIcons(kinds)).toEqual({ pool_closed: 'alert' })
  const facts = { slug: 'casa-almendro', count: 2, state: 'repair' } as const
  expect(pool_closed.path(pool_closed.facts.parse(facts))).toBe('/suite-details/casa-almendro')
  expect(labelTexts(kinds)).toEqual({ 'notifications.kind.pool_closed': pool_closed.label })
  expect(noticeTexts(kinds)).toEqual({
    'notification.pool_closed.repair.title': repair.title,
    'notification.pool_closed.repair.body_one': repair.body_one,
    'notification.pool_closed.repair.body_other': repair.body_other,
    'notification.pool_closed.storm.title': storm.title,
    'notification.pool_closed.storm.body': storm.body,
    'notification.pool_closed.action': pool_closed.action,
  })
  expect(preferenceRow(pool_closed, [{ channel: 'email', isOn: false }])).toEqual({
    group: 'stays',
    channels: {
      app: { isOn: true, isSwitchable: true },
      email: { isOn: false, isSwitchable: true },
      push: { isOn: false, isSwitchable: true },
    },
  })
})

test('a wrong record does not compile', () => {
  const path = () => '/'
  const title = { en: 'Pool closed for a storm' }
  const wrong = [
    // @ts-expect-error: a state without words.
    defineKind({ ...record, path, words: { repair } }),
    // @ts-expect-error: a text without Spanish.
    defineKind({ ...record, path, words: { repair, storm: { title, body } } }),
    // @ts-expect-error: a fact that notifications of the kind do not know.
    defineKind({ ...record, words, path: ({ bookingId }) => `/chat/${bookingId}` }),
    // @ts-expect-error: an event that does not exist.
    defineKind({ ...record, words, path, after: ['suites.flooded'] }),
    // @ts-expect-error: neither an event nor the calendar.
    defineKind({ ...record, words, path, after: [] }),
  ]
  expect(wrong).toHaveLength(5)
})

test('a kind in two files does not compile', () => {
  // @ts-expect-error: it says which kind is written twice.
  const isWrittenOnce: WrittenOnce<[{ pool_closed: object }, { pool_closed: object }]> = true
  expect(isWrittenOnce).toBe(true)
})

/** Types require every state; they would allow words of a state that the facts no longer have. */
test('a kind has words for each state of its facts and for no other: remove those of a former state', () => {
  const left = notificationKindNames.flatMap((kind) => {
    const states = statesOf(definitionOf(kind))
    const said = Object.keys(definitionOf(kind).words)
    return states.length > 0
      ? said.filter((each) => !states.includes(each)).map((each) => `${kind}.${each}`)
      : []
  })
  expect(left).toEqual([])
})
