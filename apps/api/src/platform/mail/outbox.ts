import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OutboxEmail } from '@marea/contract/dev/endpoints.ts'
import type { Delivery, Email, EmailPort } from '#platform/ports.ts'
import { writeAtomically } from '#platform/storage/atomic-write.ts'
import { isMissing } from '#platform/storage/missing-file.ts'

const maxListed = 200

/** Stores each email as a file instead of sending it. */
export function openOutbox(dataDir: string): EmailPort {
  return {
    async send(mail, { beforeEnd }) {
      return storeInOutbox(dataDir, mail, beforeEnd).then(
        (): Delivery => ({ outcome: 'accepted' }),
        (error): Delivery => ({
          outcome: 'unreachable',
          failure: String(error?.code ?? 'unknown'),
        }),
      )
    },
  }
}

export async function listOutbox(dataDir: string): Promise<OutboxEmail[]> {
  const newest = (await listIds(dataDir)).sort().reverse().slice(0, maxListed)
  const mails = await Promise.all(newest.map((id) => findInOutbox(dataDir, id)))
  return mails.filter((mail) => mail !== undefined)
}

export async function findInOutbox(dataDir: string, id: string): Promise<OutboxEmail | undefined> {
  try {
    const { data } = OutboxEmail.safeParse(JSON.parse(await readFile(pathOf(dataDir, id), 'utf8')))
    return data
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** The email counts as delivered once its bytes are on the disk, because a full disk must not lose it. */
async function storeInOutbox(
  dataDir: string,
  { attachments = [], ...mail }: Email,
  beforeShown: () => Promise<void>,
): Promise<void> {
  const id = createEmailId()
  const sentAt = Temporal.Now.instant().toString({ fractionalSecondDigits: 3 })
  const saved: OutboxEmail = { id, ...mail, sentAt, attachments }
  await writeAtomically(pathOf(dataDir, id), JSON.stringify(saved, undefined, 2), beforeShown)
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
function createEmailId(): string {
  count += 1
  const order = count.toString(36).padStart(6, '0')
  return `${Date.now().toString(36)}-${order}-${randomBytes(4).toString('hex')}`
}

function pathOf(dataDir: string, id: string): string {
  return join(dataDir, 'outbox', `${id}.json`)
}
