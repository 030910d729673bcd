import type { ConnectionEvent, LiveEvent } from '@marea/contract/platform/live.ts'
import { type TransientEvent, transientKinds } from '@marea/contract/platform/transient-events.ts'

export type StreamEvent = LiveEvent | ConnectionEvent | TransientEvent

/** Reads the complete messages of an event stream; `rest` is the beginning of the next one. */
export function readMessages(text: string): { events: StreamEvent[]; rest: string } {
  const blocks = text.split('\n\n')
  const rest = blocks.pop() ?? ''
  return { events: blocks.flatMap(parseMessage), rest }
}

function parseMessage(block: string): StreamEvent[] {
  const fields = new Map<string, string>()
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? []
    fields.set(name, value)
  }
  const kind = fields.get('event')
  const data = parseData(fields.get('data'))
  if (kind && transientKinds.includes(kind)) return [{ kind, data } as TransientEvent]
  const id = Number(fields.get('id'))
  if (!kind || !Number.isSafeInteger(id)) return []
  return [{ id, kind, data } as StreamEvent]
}

function parseData(text = '{}'): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
