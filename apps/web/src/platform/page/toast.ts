import { passOn, takePassed } from './next-page.ts'

export type ToastType = 'success' | 'error' | 'warning' | 'info' | 'default'
type ToastAction = { label: string; act: () => void }
export type ToastMessage = {
  type: ToastType
  text: string
  act?: ToastAction | undefined
  staysUntilDismissed?: boolean | undefined
}

type ShowToast = (text: string, act?: ToastAction) => void
type Notice = { text: string; act: ToastAction }

/** About as long as a toast is shown. */
const freshMs = 3_000

let latest: { note: ToastMessage; at: number } | undefined

const waiting = passedToast()
const listeners = new Set<() => void>()

/** One short line at the top right; the library behind it loads with the first one. */
export const toast: Record<ToastType, ShowToast> = {
  success: (text, act) => push({ type: 'success', text, act }),
  error: (text, act) => push({ type: 'error', text, act }),
  warning: (text, act) => push({ type: 'warning', text, act }),
  info: (text, act) => push({ type: 'info', text, act }),
  default: (text, act) => push({ type: 'default', text, act }),
}

/** For important messages: the notice stays until it is dismissed. */
export function showNotice({ text, act }: Notice): void {
  push({ type: 'info', text, act, staysUntilDismissed: true })
}

export function takeToasts(): ToastMessage[] {
  return waiting.splice(0)
}

export function countToasts(): number {
  return waiting.length
}

export function onToast(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What was said just before an area was left is said in the next one; its action was for there. */
passOn('toast', () => {
  const isShown = latest && Date.now() - latest.at < freshMs && !latest.note.act
  return isShown ? JSON.stringify(latest?.note) : null
})

function passedToast(): ToastMessage[] {
  const passed = takePassed('toast')
  return passed === null ? [] : [JSON.parse(passed)]
}

function push(note: ToastMessage) {
  latest = { note, at: Date.now() }
  waiting.push(note)
  for (const listener of listeners) listener()
}
