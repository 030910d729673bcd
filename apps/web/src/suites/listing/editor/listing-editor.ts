import type { ListingState } from '@marea/contract/suites/listing/endpoints.ts'
import type { ListingSection } from '@marea/contract/suites/listing/section-names.ts'
import type { ListingContents, SectionDraft } from '@marea/contract/suites/listing/sections.ts'
import { type Edits, editSection, rebaseSection, unsavedIn, withUnsaved } from './edits.ts'
import { isSame } from './is-same.ts'
import { type FieldPath, mergeContents, withFields } from './merge.ts'
import { sectionBody } from './section-body.ts'

export type EditorPorts = {
  save: (body: SectionDraft) => Promise<ListingState>
  reload: () => Promise<ListingState>
  /** The save that caused a conflict error, or null for other errors. */
  conflictOf: (error: unknown) => SavedBefore | null
  isOffline: (error: unknown) => boolean
  /** Stores the unsaved edits on this device. */
  keep: (edits: Edits | null) => void
  onMerged: (by: SavedBefore) => void
}

export type SavedBefore = { savedBy: string; savedAt: string; isOwn: boolean }
export type Conflict = SavedBefore & { theirs: ListingState; paths: FieldPath[] }

export type EditorView = {
  state: ListingState
  contents: ListingContents
  unsaved: readonly ListingSection[]
  conflicts: Partial<Record<ListingSection, Conflict>>
  phase: 'saved' | 'saving' | 'offline' | 'failed'
  error: unknown
}

type Session = {
  view: EditorView
  edits: Edits
  timer?: ReturnType<typeof setTimeout> | undefined
  running?: Promise<void> | undefined
  listeners: Set<() => void>
  ports: EditorPorts
}

const pauseMs = 700
const retryMs = 10_000

export type ListingEditor = ReturnType<typeof createListingEditor>

/** Saves each edited section after a pause, one at a time. */
export function createListingEditor(state: ListingState, edits: Edits, ports: EditorPorts) {
  const unsaved = unsavedIn(edits)
  const contents = withUnsaved(state.contents, edits)
  const view: EditorView = {
    ...{ state, contents, unsaved, conflicts: {}, error: null },
    phase: unsaved.length > 0 ? 'saving' : 'saved',
  }
  const session: Session = { view, edits, listeners: new Set(), ports }
  if (unsaved.length > 0) schedule(session, 0)
  return {
    change: <Section extends ListingSection>(section: Section, content: ListingContents[Section]) =>
      change(session, section, { ...session.view.contents, [section]: content }),
    /** Saves all unsaved edits now; resolves when nothing more can be saved. */
    flush: () => flush(session),
    resolve: (section: ListingSection, own: readonly FieldPath[]) => resolve(session, section, own),
    /** After a publication. */
    replace: (state: ListingState) => show(session, { state }),
    read: () => session.view,
    subscribe(listener: () => void) {
      session.listeners.add(listener)
      return () => {
        session.listeners.delete(listener)
      }
    },
    stop: () => clearTimeout(session.timer),
  }
}

function show(session: Session, change: Partial<EditorView>, edits = session.edits) {
  const isEdited = edits !== session.edits
  session.edits = edits
  const view = { ...session.view, ...change }
  const unsaved = unsavedIn(edits)
  session.view = { ...view, unsaved, contents: withUnsaved(view.state.contents, edits) }
  if (isEdited) session.ports.keep(unsaved.length > 0 ? edits : null)
  for (const listener of session.listeners) listener()
}

function change(session: Session, section: ListingSection, mine: ListingContents): void {
  const edits = editSection(session.edits, session.view.state, section, mine)
  const phase = unsavedIn(edits).length > 0 ? 'saving' : 'saved'
  show(session, { phase, error: null }, edits)
  schedule(session, pauseMs)
}

function schedule(session: Session, ms: number): void {
  clearTimeout(session.timer)
  session.timer = setTimeout(() => flush(session), ms)
}

function flush(session: Session): Promise<void> {
  clearTimeout(session.timer)
  session.running ??= sendAll(session).finally(() => {
    session.running = undefined
  })
  return session.running
}

async function sendAll(session: Session): Promise<void> {
  for (;;) {
    const section = session.view.unsaved.find((each) => !session.view.conflicts[each])
    if (!section) return show(session, { phase: 'saved', error: null })
    show(session, { phase: 'saving' })
    try {
      await send(session, section)
    } catch (error) {
      return stopSending(session, error)
    }
  }
}

function stopSending(session: Session, error: unknown) {
  if (!session.ports.isOffline(error)) return show(session, { phase: 'failed', error })
  show(session, { phase: 'offline', error: null })
  schedule(session, retryMs)
}

async function send(session: Session, section: ListingSection): Promise<void> {
  const { ports, edits } = session
  const sent = edits.mine
  try {
    const state = await ports.save(sectionBody(section, edits.versions[section] ?? 0, sent))
    settle(session, section, { state, sent })
  } catch (error) {
    const by = ports.conflictOf(error)
    if (!by) throw error
    meet(session, section, { theirs: await ports.reload(), by })
  }
}

type Saved = { state: ListingState; sent: ListingContents }

/** Text typed while a save was in flight becomes the next edit. */
function settle(session: Session, section: ListingSection, { state, sent }: Saved): void {
  const { mine } = session.edits
  const isDone = isSame(mine[section], sent[section])
  const next = isDone ? { ...mine, [section]: state.contents[section] } : mine
  show(session, { state }, rebaseSection(session.edits, state, section, next))
}

type Meeting = { theirs: ListingState; by: SavedBefore }

/** Fields that only one side changed merge by themselves; the others wait for a choice. */
function meet(session: Session, section: ListingSection, { theirs, by }: Meeting) {
  const { merged, conflicts: paths } = mergeSection(session, section, theirs)
  if (paths.length > 0) {
    const conflicts = { ...session.view.conflicts, [section]: { ...by, theirs, paths } }
    return show(session, { conflicts })
  }
  const mine = { ...session.edits.mine, [section]: merged }
  show(session, { state: theirs }, rebaseSection(session.edits, theirs, section, mine))
  session.ports.onMerged(by)
}

function mergeSection({ edits }: Session, section: ListingSection, theirs: ListingState) {
  return mergeContents(edits.base[section], edits.mine[section], theirs.contents[section])
}

/**
 * Resolves a conflict with the chosen fields of this editor; the others keep their saved values.
 */
function resolve(session: Session, section: ListingSection, own: readonly FieldPath[]): void {
  const conflict = session.view.conflicts[section]
  if (!conflict) return
  const { edits } = session
  const { merged } = mergeSection(session, section, conflict.theirs)
  const mine = { ...edits.mine, [section]: withFields(merged, edits.mine[section], own) }
  const conflicts = { ...session.view.conflicts, [section]: undefined }
  const rebased = rebaseSection(edits, conflict.theirs, section, mine)
  show(session, { state: conflict.theirs, conflicts }, rebased)
  flush(session)
}
