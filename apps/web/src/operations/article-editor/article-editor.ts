import type { ArticleContent } from '@marea/contract/articles/content.ts'
import type { ArticleConflict, ArticleDraft } from '@marea/contract/articles/editor.ts'

type SavedBody = { revision: number; content: ArticleContent; isNewVersion: boolean }

/** An edit that was not sent yet, and the draft it was made from. */
export type UnsavedEdit = { revision: number; content: ArticleContent }

export type EditorPorts = {
  save: (body: SavedBody) => Promise<ArticleDraft>
  reload: () => Promise<ArticleDraft>
  conflictOf: (error: unknown) => ArticleConflict | null
  isOffline: (error: unknown) => boolean
  /** Stores the unsaved edit on this device. */
  keep: (edit: UnsavedEdit | null) => void
}

export type EditorView = {
  draft: ArticleDraft
  content: ArticleContent
  phase: 'saved' | 'saving' | 'offline' | 'failed' | 'conflict'
  conflict: ArticleConflict | null
  error: unknown
}

type Session = {
  view: EditorView
  /** The revision that the edit was made from. */
  revision: number
  isDirty: boolean
  /** While the editor is not open, what could not be sent waits on the device. */
  isOpen: boolean
  timer?: ReturnType<typeof setTimeout> | undefined
  running?: Promise<void> | undefined
  listeners: Set<() => void>
  ports: EditorPorts
}

const pauseMs = 800
const retryMs = 10_000

export type ArticleEditor = ReturnType<typeof createArticleEditor>

/** Saves the draft after a pause, one save at a time. */
export function createArticleEditor(
  draft: ArticleDraft,
  unsaved: UnsavedEdit | null,
  ports: EditorPorts,
) {
  const session: Session = {
    view: {
      draft,
      content: unsaved?.content ?? draft.content,
      phase: unsaved ? 'saving' : 'saved',
      conflict: null,
      error: null,
    },
    revision: unsaved?.revision ?? draft.revision,
    isDirty: unsaved !== null,
    isOpen: true,
    listeners: new Set(),
    ports,
  }
  if (unsaved) schedule(session, 0)
  return {
    change: (content: ArticleContent) => change(session, content),
    flush: () => flush(session),
    /** Ends a conflict with this editor's text; the other version stays in the history. */
    keepMine: () => keepMine(session),
    takeTheirs: async () => replace(session, await ports.reload()),
    /** After a publication, a restored version or a changed address. */
    replace: (draft: ArticleDraft) => replace(session, draft),
    open() {
      session.isOpen = true
    },
    /** Sends what waits once more. */
    close() {
      session.isOpen = false
      return flush(session)
    },
    read: () => session.view,
    subscribe(listener: () => void) {
      session.listeners.add(listener)
      return () => {
        session.listeners.delete(listener)
      }
    },
  }
}

function show(session: Session, change: Partial<EditorView>): void {
  session.view = { ...session.view, ...change }
  const { revision, isDirty, ports } = session
  ports.keep(isDirty ? { revision, content: session.view.content } : null)
  for (const listener of session.listeners) listener()
}

function change(session: Session, content: ArticleContent) {
  session.isDirty = true
  if (session.view.conflict) return show(session, { content })
  show(session, { content, phase: 'saving', error: null })
  schedule(session, pauseMs)
}

function schedule(session: Session, ms: number): void {
  clearTimeout(session.timer)
  if (session.isOpen) session.timer = setTimeout(() => flush(session), ms)
}

function flush(session: Session, isNewVersion = false): Promise<void> {
  clearTimeout(session.timer)
  session.running ??= send(session, isNewVersion).finally(() => {
    session.running = undefined
  })
  return session.running
}

async function send(session: Session, isNewVersion: boolean): Promise<void> {
  const { ports } = session
  while (session.isDirty && !session.view.conflict) {
    const { content } = session.view
    show(session, { phase: 'saving' })
    try {
      const draft = await ports.save({ revision: session.revision, content, isNewVersion })
      settle(session, draft, content)
    } catch (error) {
      return stopSending(session, error)
    }
  }
}

/** Text typed while a save was in flight becomes the next edit. */
function settle(session: Session, draft: ArticleDraft, sent: ArticleContent): void {
  session.revision = draft.revision
  session.isDirty = session.view.content !== sent
  show(session, { draft, phase: session.isDirty ? 'saving' : 'saved', error: null })
}

function stopSending(session: Session, error: unknown) {
  const conflict = session.ports.conflictOf(error)
  if (conflict) return show(session, { phase: 'conflict', conflict, error: null })
  if (!session.ports.isOffline(error)) return show(session, { phase: 'failed', error })
  show(session, { phase: 'offline', error: null })
  schedule(session, retryMs)
}

async function keepMine(session: Session): Promise<void> {
  const draft = await session.ports.reload()
  session.revision = draft.revision
  session.isDirty = true
  show(session, { draft, conflict: null })
  await flush(session, true)
}

function replace(session: Session, draft: ArticleDraft): void {
  clearTimeout(session.timer)
  session.revision = draft.revision
  session.isDirty = false
  show(session, { draft, content: draft.content, phase: 'saved', conflict: null, error: null })
}
