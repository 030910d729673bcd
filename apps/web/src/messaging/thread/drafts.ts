import { readStored, writeStored } from '#platform/session/storage.ts'

/** Messages that have not been sent: the one being written, and those that failed. */
export type Draft = { words: string; unsent: UnsentMessage[] }
export type UnsentMessage = { id: string; text: string }

const storageKey = 'chat'
const empty: Draft = { words: '', unsent: [] }

export function readDraft(conversationId: string): Draft {
  return parseDrafts(readStored(storageKey))[conversationId] ?? empty
}

/** Other tabs may write other conversations, so the stored drafts are read again before writing. */
export function saveDraft(conversationId: string, draft: Draft): void {
  const { [conversationId]: _, ...others } = parseDrafts(readStored(storageKey))
  const isEmpty = draft.words === '' && draft.unsent.length === 0
  const drafts = isEmpty ? others : { ...others, [conversationId]: draft }
  const isNothing = Object.keys(drafts).length === 0
  writeStored(storageKey, isNothing ? null : JSON.stringify(drafts))
}

/** Signing out leaves no drafts behind. */
export function clearDrafts(): void {
  writeStored(storageKey, null)
}

export function parseDrafts(stored: string | null): Record<string, Draft> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, Draft] => isDraft(entry[1])),
    )
  } catch {
    return {}
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  if (!('words' in value) || !('unsent' in value)) return false
  return (
    typeof value.words === 'string' && Array.isArray(value.unsent) && value.unsent.every(isUnsent)
  )
}

function isUnsent(value: unknown): value is UnsentMessage {
  if (typeof value !== 'object' || value === null) return false
  if (!('id' in value) || !('text' in value)) return false
  return typeof value.id === 'string' && typeof value.text === 'string'
}

/** Also works without TLS, where crypto.randomUUID is missing. */
export function createMessageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const version = `4${hex.slice(13, 16)}`
  const variant = `8${hex.slice(17, 20)}`
  return [hex.slice(0, 8), hex.slice(8, 12), version, variant, hex.slice(20)].join('-')
}
