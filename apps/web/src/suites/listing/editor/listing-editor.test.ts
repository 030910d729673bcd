import type { ListingState } from '@marea/contract/suites/listing/endpoints.ts'
import { listingSections } from '@marea/contract/suites/listing/section-names.ts'
import { emptyListing, type SectionDraft } from '@marea/contract/suites/listing/sections.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Edits } from './edits.ts'
import { noEdits } from './edits.ts'
import { createListingEditor, type EditorPorts } from './listing-editor.ts'

const known = { name: 'Casa Malva', kind: 'house', neighborhood: 'edgewater' } as const
const conflict = new Error('changed')
const lost = new TypeError('Failed to fetch')

function stateWith(change: Partial<ListingState['contents']> = {}, version = 1): ListingState {
  const sections = listingSections.map((section) => [
    section,
    { version, savedAt: null, isUnpublished: true },
  ])
  const contents = { ...emptyListing(known), ...change }
  const state = { status: 'draft', contents, sections: Object.fromEntries(sections) } as const
  return { ...state, photos: [], city: null, gaps: [] }
}

/** A server that one other person edits too. */
let server: ListingState
let refusals: unknown[]
let kept: Edits | null
let sent: SectionDraft[]

beforeEach(() => {
  vi.useRealTimers()
  server = stateWith()
  refusals = []
  kept = null
  sent = []
})

const ports: EditorPorts = {
  async save(body) {
    sent.push(body)
    const refusal = refusals.shift()
    if (refusal) throw refusal
    const current = server.sections[body.section].version
    if (body.version !== current) throw conflict
    const state = { ...server.sections[body.section], version: current + 1 }
    server = {
      ...server,
      contents: { ...server.contents, [body.section]: body.content },
      sections: { ...server.sections, [body.section]: state },
    }
    return server
  },
  reload: async () => server,
  conflictOf: (error) =>
    error === conflict ? { savedBy: 'Rosa Peña', savedAt: '', isOwn: false } : null,
  isOffline: (error) => error === lost,
  keep: (edits) => {
    kept = edits
  },
  onMerged: () => undefined,
}

function open(edits?: Edits) {
  const first = server
  return createListingEditor(first, edits ?? noEdits(first), ports)
}

const rules = emptyListing(known).rules

test('an edited section is saved with the version it was read with', async () => {
  const editor = open()
  editor.change('rules', { ...rules, checkInFrom: '15:00' })
  expect(editor.read()).toMatchObject({ phase: 'saving', unsaved: ['rules'] })
  await editor.flush()
  expect(sent).toMatchObject([{ section: 'rules', version: 1 }])
  expect(editor.read()).toMatchObject({ phase: 'saved', unsaved: [] })
  expect(kept).toBeNull()
})

test('what is typed while a save is on its way is saved next', async () => {
  const editor = open()
  editor.change('rules', { ...rules, checkInFrom: '15:00' })
  const saving = editor.flush()
  editor.change('rules', { ...rules, checkInFrom: '17:00' })
  await saving
  expect(sent.map(({ version }) => version)).toEqual([1, 2])
  expect(server.contents.rules.checkInFrom).toBe('17:00')
  expect(editor.read().unsaved).toEqual([])
})

test('another person’s change to another field is merged without asking', async () => {
  const editor = open()
  server = stateWith({ rules: { ...rules, checkOutUntil: '10:00' } }, 2)
  editor.change('rules', { ...rules, checkInFrom: '15:00' })
  await editor.flush()
  expect(server.contents.rules).toMatchObject({ checkInFrom: '15:00', checkOutUntil: '10:00' })
})

test('a field both changed waits for a choice, and the other sections are saved meanwhile', async () => {
  const editor = open()
  server = stateWith({ rules: { ...rules, checkInFrom: '17:00' } }, 2)
  editor.change('rules', { ...rules, checkInFrom: '15:00' })
  await editor.flush()
  expect(editor.read().conflicts.rules).toMatchObject({
    savedBy: 'Rosa Peña',
    paths: [['checkInFrom']],
  })
  expect(editor.read().contents.rules.checkInFrom).toBe('15:00')
  editor.change('cancellation', { code: 'firm' })
  await editor.flush()
  expect(server.contents.rules.checkInFrom).toBe('17:00')
  editor.resolve('rules', [['checkInFrom']])
  await editor.flush()
  expect(server.contents.rules.checkInFrom).toBe('15:00')
  expect(editor.read()).toMatchObject({ unsaved: [], phase: 'saved' })
})

test('choosing the other person’s value ends the conflict without another save', async () => {
  const editor = open()
  server = stateWith({ rules: { ...rules, checkInFrom: '17:00' } }, 2)
  editor.change('rules', { ...rules, checkInFrom: '15:00' })
  await editor.flush()
  editor.resolve('rules', [])
  await editor.flush()
  expect(sent).toHaveLength(1)
  expect(editor.read().contents.rules.checkInFrom).toBe('17:00')
})

test('without a connection edits stay on the device and are sent by the next editor', async () => {
  refusals = [lost]
  const editor = open()
  editor.change('rules', { ...rules, checkInFrom: '15:00' })
  await editor.flush()
  editor.stop()
  expect(editor.read()).toMatchObject({ phase: 'offline', unsaved: ['rules'] })
  const stored: Edits = JSON.parse(JSON.stringify(kept))
  const again = open(stored)
  expect(again.read().contents.rules.checkInFrom).toBe('15:00')
  await again.flush()
  expect(server.contents.rules.checkInFrom).toBe('15:00')
})

test('a refused save keeps the edit and says why', async () => {
  const refusal = new Error('invalid')
  refusals = [refusal]
  const editor = open()
  editor.change('rules', { ...rules, checkInFrom: '15:00' })
  await editor.flush()
  expect(editor.read()).toMatchObject({ phase: 'failed', error: refusal, unsaved: ['rules'] })
})
