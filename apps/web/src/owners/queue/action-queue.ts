import { ProblemError } from '#platform/api/problem-error.ts'
import { readUser } from '#platform/session/session.ts'
import { readStored, writeStored } from '#platform/session/storage.ts'
import { type OwnerAction, sendAction } from './owner-action.ts'

/** An action that waits to be sent, or one that the API refused. */
export type QueuedAction = {
  /** Also the idempotency key, so that an action whose response was lost is not done twice. */
  id: string
  userId: string
  /** The person or thing that the action is about, to name it in the list. */
  about: string
  action: OwnerAction
  failure: { code: string; details: unknown } | null
}

const storageKey = 'owner-actions'
const listeners = new Set<() => void>()

let text = readStored(storageKey) ?? '[]'
let parsed = parse(text)
/** Storage was full or forbidden, so the queue lasts as long as the page. */
let isInMemory = false
let sending: Promise<void> | undefined

export const actionQueue = { read, subscribe, add, remove, retry, flush }

function read(): readonly QueuedAction[] {
  return parsed
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', reload)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', reload)
  }
}

/** False if the browser could not store it: then it is lost when the page closes before it is sent. */
function add(action: OwnerAction, about: string): boolean {
  const userId = currentUserId()
  update((all) => [...all, { id: createId(), userId, about, action, failure: null }])
  void flush()
  return !isInMemory
}

function remove(id: string): void {
  update((all) => all.filter((each) => each.id !== id))
}

/** A refusal was an answer under its key, so another try needs another one. */
function retry(id: string): void {
  update((all) =>
    all.map((each) => (each.id === id ? { ...each, id: createId(), failure: null } : each)),
  )
  void flush()
}

/** Sends what waits, one after another and in one tab only. */
async function flush(): Promise<void> {
  sending ??= inOneTab(sendAll).finally(() => {
    sending = undefined
  })
  return sending
}

async function sendAll(): Promise<void> {
  for (;;) {
    reload()
    const userId = currentUserId()
    const next = parsed.find((each) => each.userId === userId && !each.failure)
    if (!next || !(await attempt(next))) return
  }
}

/** False if it has to wait: there was no connection, or no answer about this action. */
async function attempt({ id, action }: QueuedAction): Promise<boolean> {
  const set = (change: Partial<QueuedAction>) =>
    update((all) => all.map((each) => (each.id === id ? { ...each, ...change } : each)))
  try {
    await sendAction(action, id, (done) => set({ action: done }))
    remove(id)
    return true
  } catch (error) {
    if (!isRefusal(error)) return false
    set({ failure: { code: error.code, details: error.details } })
    return true
  }
}

function isRefusal(error: unknown): error is ProblemError {
  if (!(error instanceof ProblemError) || error.status >= 500) return false
  const isTemporary = error.status === 401 || error.status === 429
  return !isTemporary && error.code !== 'request.in_progress'
}

/** Two tabs share one queue; without locks the idempotency keys still keep actions single. */
async function inOneTab(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work()
  await navigator.locks.request(storageKey, work)
}

function update(change: (all: readonly QueuedAction[]) => QueuedAction[]): void {
  reload()
  const next = JSON.stringify(change(parsed))
  writeStored(storageKey, next === '[]' ? null : next)
  isInMemory = (readStored(storageKey) ?? '[]') !== next
  adopt(next)
}

/** Another tab may have changed it. */
function reload(): void {
  if (!isInMemory) adopt(readStored(storageKey) ?? '[]')
}

function adopt(next: string): void {
  if (next === text) return
  text = next
  parsed = parse(next)
  for (const listener of listeners) listener()
}

function parse(stored: string): QueuedAction[] {
  try {
    const value: unknown = JSON.parse(stored)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

function currentUserId(): string {
  return readUser()?.id ?? ''
}

/** Also works without TLS, where crypto.randomUUID is missing. */
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
