import type { MessagePhoto } from '@marea/contract/messaging/photos.ts'
import { readStored, writeStored } from '#platform/session/storage.ts'

/** Messages that have not been sent: the one being written, and those that failed. */
export type Draft = { words: string; photos: MessagePhoto[]; unsent: UnsentMessage[] }
export type UnsentMessage = { id: string; text: string; photos: MessagePhoto[] }

export const draftsKey = 'chat'
const empty: Draft = { words: '', photos: [], unsent: [] }

export function readDraft(conversationId: string): Draft {
  return parseDrafts(readStored(draftsKey))[conversationId] ?? empty
}

/** Other tabs may write other conversations, so the stored drafts are read again before writing. */
export function saveDraft(conversationId: string, draft: Draft): void {
  const { [conversationId]: _, ...others } = parseDrafts(readStored(draftsKey))
  const isEmpty = draft.words === '' && draft.photos.length === 0 && draft.unsent.length === 0
  const drafts = isEmpty ? others : { ...others, [conversationId]: draft }
  const isNothing = Object.keys(drafts).length === 0
  writeStored(draftsKey, isNothing ? null : JSON.stringify(drafts))
}

/** Signing out leaves no drafts behind. */
export function clearDrafts(): void {
  writeStored(draftsKey, null)
}

export function parseDrafts(stored: string | null): Record<string, Draft> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(
      Object.entries(value).flatMap(([id, draft]) =>
        isDraft(draft) ? [[id, withPhotos(draft)]] : [],
      ),
    )
  } catch {
    return {}
  }
}

type StoredDraft = { words: string; photos?: unknown; unsent: StoredMessage[] }
type StoredMessage = { id: string; text: string; photos?: unknown }

/** Drafts from before messages had photos have none. */
function withPhotos({ words, photos, unsent }: StoredDraft): Draft {
  return {
    words,
    photos: readPhotos(photos),
    unsent: unsent.map(({ id, text, photos }) => ({ id, text, photos: readPhotos(photos) })),
  }
}

function readPhotos(value: unknown): MessagePhoto[] {
  return Array.isArray(value) ? value.filter(isPhoto) : []
}

function isPhoto(value: unknown): value is MessagePhoto {
  const { id, width, height, thumbhash } = Object(value)
  return [id, thumbhash].every(isString) && [width, height].every(Number.isFinite)
}

function isDraft(value: unknown): value is StoredDraft {
  const { words, unsent } = Object(value)
  return isString(words) && Array.isArray(unsent) && unsent.every(isUnsent)
}

function isUnsent(value: unknown): value is StoredMessage {
  const { id, text } = Object(value)
  return isString(id) && isString(text)
}

function isString(value: unknown): value is string {
  return typeof value === 'string'
}

/** Also works without TLS, where crypto.randomUUID is missing. */
export function createMessageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const version = `4${hex.slice(13, 16)}`
  const variant = `8${hex.slice(17, 20)}`
  return [hex.slice(0, 8), hex.slice(8, 12), version, variant, hex.slice(20)].join('-')
}
