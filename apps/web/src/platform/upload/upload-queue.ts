import type { ProblemCode } from '@marea/contract/problems.ts'

export type Upload = {
  id: number
  file: File
  preview: string
  share: number
  /** A lost upload is tried again by itself when the connection returns. */
  phase: 'waiting' | 'preparing' | 'sending' | 'failed' | 'lost'
  problem?: ProblemCode | undefined
  stop: AbortController
}

type Outgoing = { content: Blob; signal: AbortSignal }

export type UploadPorts<Stored> = {
  /** What is wrong with a file before it is sent. */
  check: (file: File) => ProblemCode | undefined
  /** What is sent of a file, or why it cannot be. */
  prepare?: (file: File) => Promise<Blob | ProblemCode>
  send: (outgoing: Outgoing, onProgress: (share: number) => void) => Promise<Stored>
  onArrived: (stored: Stored) => void
  /** Null for a lost connection. */
  problemOf: (error: unknown) => ProblemCode | null
}

type Queue<Stored> = {
  items: readonly Upload[]
  lastId: number
  listeners: Set<() => void>
  ports: UploadPorts<Stored>
}

const atOnce = 2

/** Uploads several files, two at a time; one that fails does not stop the others. */
export function createUploadQueue<Stored>(ports: UploadPorts<Stored>) {
  const queue: Queue<Stored> = { items: [], lastId: 0, listeners: new Set(), ports }
  return {
    read: () => queue.items,
    subscribe(listener: () => void) {
      queue.listeners.add(listener)
      return () => {
        queue.listeners.delete(listener)
      }
    },
    add(files: readonly File[]) {
      set(queue, [...queue.items, ...files.map((file) => newUpload(queue, file))])
      sendNext(queue)
    },
    retry(id: number) {
      update(queue, id, { phase: 'waiting', stop: new AbortController() })
      sendNext(queue)
    },
    retryLost() {
      for (const { id, phase } of queue.items) {
        if (phase === 'lost') update(queue, id, { phase: 'waiting' })
      }
      sendNext(queue)
    },
    cancel(id: number) {
      queue.items.find((each) => each.id === id)?.stop.abort()
      remove(queue, id)
      sendNext(queue)
    },
  }
}

function set<Stored>(queue: Queue<Stored>, items: readonly Upload[]): void {
  queue.items = items
  for (const listener of queue.listeners) listener()
}

function update<Stored>(queue: Queue<Stored>, id: number, change: Partial<Upload>): void {
  set(
    queue,
    queue.items.map((each) => (each.id === id ? { ...each, ...change } : each)),
  )
}

function remove<Stored>(queue: Queue<Stored>, id: number): void {
  const found = queue.items.find((each) => each.id === id)
  if (found) URL.revokeObjectURL(found.preview)
  set(
    queue,
    queue.items.filter((each) => each.id !== id),
  )
}

function newUpload<Stored>(queue: Queue<Stored>, file: File): Upload {
  queue.lastId += 1
  const problem = queue.ports.check(file)
  return {
    id: queue.lastId,
    file,
    preview: URL.createObjectURL(file),
    share: 0,
    phase: problem ? 'failed' : 'waiting',
    problem,
    stop: new AbortController(),
  }
}

function sendNext<Stored>(queue: Queue<Stored>): void {
  const sending = queue.items.filter(
    ({ phase }) => phase === 'preparing' || phase === 'sending',
  ).length
  const waiting = queue.items.filter(({ phase }) => phase === 'waiting')
  for (const item of waiting.slice(0, Math.max(0, atOnce - sending))) send(queue, item)
}

async function send<Stored>(queue: Queue<Stored>, item: Upload): Promise<void> {
  const { id, stop } = item
  update(queue, id, { phase: 'preparing', share: 0, problem: undefined })
  try {
    const content = await contentOf(queue, item)
    if (!stop.signal.aborted) await sendContent(queue, item, content)
  } catch (error) {
    if (!stop.signal.aborted) fail(queue, id, queue.ports.problemOf(error))
  }
  sendNext(queue)
}

async function contentOf<Stored>({ ports }: Queue<Stored>, { file }: Upload) {
  return ports.prepare ? ports.prepare(file) : file
}

async function sendContent<Stored>(
  queue: Queue<Stored>,
  { id, stop: { signal } }: Upload,
  content: Blob | ProblemCode,
): Promise<void> {
  if (typeof content === 'string') return fail(queue, id, content)
  update(queue, id, { phase: 'sending' })
  const onProgress = (share: number) => update(queue, id, { share })
  const stored = await queue.ports.send({ content, signal }, onProgress)
  remove(queue, id)
  queue.ports.onArrived(stored)
}

/** Without a problem, the connection was lost. */
function fail<Stored>(queue: Queue<Stored>, id: number, problem: ProblemCode | null): void {
  update(queue, id, problem ? { phase: 'failed', problem } : { phase: 'lost' })
}
