import { queueKeys } from '@marea/contract/operations/console.ts'
import { pageOfQueue } from './queue-links.ts'

export type Shortcut =
  | { kind: 'search' }
  | { kind: 'help' }
  | { kind: 'move'; by: 1 | -1 }
  | { kind: 'open'; to: string }

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** What a key means in the console; `before` is the key pressed just before it. */
export function shortcutOf(press: Press, before: string | undefined): Shortcut | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined
  const key = press.key.toLowerCase()
  if (before === 'g' && key === 'h') return { kind: 'open', to: '/admin' }
  if (key === '/') return { kind: 'search' }
  if (key === '?') return { kind: 'help' }
  if (key === 'j' || key === 'k') return { kind: 'move', by: key === 'j' ? 1 : -1 }
  // The tenth queue has the key 0.
  const queue = /^\d$/.test(key) ? queueKeys[(Number(key) + 9) % 10] : undefined
  const to = queue && pageOfQueue(queue)
  return to ? { kind: 'open', to } : undefined
}

/** Keys pressed in fields and dialogs are not shortcuts. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return (
    target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]') !== null
  )
}
