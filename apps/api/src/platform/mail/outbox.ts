import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OutboxMail } from '@marea/contract/dev/endpoints.ts'
import type { Mail, MailPort } from '#platform/ports.ts'
import { writeAtomically } from '#platform/storage/atomic-write.ts'
import { isMissing } from '#platform/storage/missing-file.ts'

const shown = 200

/** Stores each email as a file instead of sending it. */
export function openOutbox(dataDir: string): MailPort {
  return {
    async send(mail, { beforeEnd }) {
      await beforeEnd()
      await keep(dataDir, mail)
      return { outcome: 'accepted' }
    },
  }
}

export async function listOutbox(dataDir: string): Promise<OutboxMail[]> {
  const newest = (await listIds(dataDir)).sort().reverse().slice(0, shown)
  const mails = await Promise.all(newest.map((id) => findInOutbox(dataDir, id)))
  return mails.filter((mail) => mail !== undefined)
}

export async function findInOutbox(dataDir: string, id: string): Promise<OutboxMail | undefined> {
  try {
    const { data } = OutboxMail.safeParse(JSON.parse(await readFile(pathOf(dataDir, id), 'utf8')))
    return data
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function keep(dataDir: string, { attachments = [], ...mail }: Mail): Promise<void> {
  const id = newId()
  const sentAt = Temporal.Now.instant().toString({ fractionalSecondDigits: 3 })
  const kept: OutboxMail = { id, ...mail, sentAt, attachments }
  await writeAtomically(pathOf(dataDir, id), JSON.stringify(kept, undefined, 2))
}

async function listIds(dataDir: string): Promise<string[]> {
  try {
    const names = await readdir(join(dataDir, 'outbox'))
    return names.flatMap((name) => (/^\w.*\.json$/.test(name) ? [name.slice(0, -5)] : []))
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

let count = 0

/** Sorts by time; the counter orders emails of one millisecond, the rest keeps processes apart. */
function newId(): string {
  count += 1
  const order = count.toString(36).padStart(6, '0')
  return `${Date.now().toString(36)}-${order}-${randomBytes(4).toString('hex')}`
}

function pathOf(dataDir: string, id: string): string {
  return join(dataDir, 'outbox', `${id}.json`)
}
