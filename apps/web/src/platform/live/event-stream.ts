import type { LiveEvent } from '@marea/contract/platform/live.ts'

/** Takes the whole messages of an event stream out of what has arrived; the rest waits. */
export function readMessages(text: string): { events: LiveEvent[]; rest: string } {
  const blocks = text.split('\n\n')
  const rest = blocks.pop() ?? ''
  return { events: blocks.flatMap(eventOf), rest }
}

function eventOf(block: string): LiveEvent[] {
  const fields = new Map<string, string>()
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? []
    fields.set(name, value)
  }
  const kind = fields.get('event')
  const id = Number(fields.get('id'))
  return kind && Number.isSafeInteger(id) ? [{ id, kind, data: parsed(fields.get('data')) }] : []
}

function parsed(text = '{}'): LiveEvent['data'] {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
