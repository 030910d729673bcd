import { call } from '#platform/api/api.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { readStored } from '#platform/session/storage.ts'
import { draftsKey, parseDrafts, readDraft, saveDraft, type UnsentMessage } from './drafts.ts'

/**
 * Sends what was written without a connection, each conversation in its order, in one tab at a time.
 * The id of a message is made here and stored once there, so one whose answer was lost is not doubled.
 * Returns the ids of messages that were refused: they stay, and their conversation says why.
 */
export async function sendUnsent(): Promise<string[]> {
  return navigator.locks ? navigator.locks.request(draftsKey, sendAll) : sendAll()
}

async function sendAll(): Promise<string[]> {
  const refused: string[] = []
  for (const [room, { unsent }] of Object.entries(parseDrafts(readStored(draftsKey)))) {
    for (const message of unsent) {
      const answer = await sendTo(room, message)
      if (answer === 'lost') return refused
      if (answer === 'refused') {
        refused.push(message.id)
        break
      }
      removeUnsent(room, message.id)
    }
  }
  return refused
}

export async function sendTo(
  room: string,
  { id, text, photos }: UnsentMessage,
): Promise<'sent' | 'refused' | 'lost'> {
  const body = { id, text, photoIds: photos.map((photo) => photo.id) }
  try {
    await call('POST /rooms/:room/messages', { params: { room }, body })
    return 'sent'
  } catch (error) {
    return error instanceof ProblemError && error.status < 500 ? 'refused' : 'lost'
  }
}

export function removeUnsent(room: string, id: string): void {
  const draft = readDraft(room)
  saveDraft(room, { ...draft, unsent: draft.unsent.filter((each) => each.id !== id) })
}

/** False if the browser could not store it. */
export function addUnsent(room: string, message: UnsentMessage): boolean {
  const draft = readDraft(room)
  saveDraft(room, { ...draft, unsent: [...draft.unsent, message] })
  return readDraft(room).unsent.some(({ id }) => id === message.id)
}
