import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { readStored, writeStored } from '#platform/session/storage.ts'
import { isTyping, type Shortcut, shortcutOf } from './shortcuts.ts'

const key = 'console-shortcuts'
const pairMs = 1200

/** Single keys can be switched off, for those whose speech or switch input presses them by accident. */
export function areShortcutsOn(): boolean {
  return readStored(key) !== 'off'
}

export function switchShortcuts(isOn: boolean): void {
  writeStored(key, isOn ? null : 'off')
}

type Actions = { onSearch: () => void; onHelp: () => void }

export function useShortcuts({ onSearch, onHelp }: Actions): void {
  const navigate = useNavigate()
  const last = useRef({ key: '', at: 0 })

  function act(shortcut: Shortcut) {
    if (shortcut.kind === 'search') onSearch()
    else if (shortcut.kind === 'help') onHelp()
    else if (shortcut.kind === 'open') navigate(shortcut.to)
    else moveFocus(shortcut.by)
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || !areShortcutsOn()) return
    const before = event.timeStamp - last.current.at < pairMs ? last.current.key : undefined
    last.current = { key: event.key.toLowerCase(), at: event.timeStamp }
    const shortcut = shortcutOf(event, before)
    if (!shortcut) return
    event.preventDefault()
    act(shortcut)
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}

/** Among the links a page marks as its list. */
function moveFocus(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-list-link]')]
  const focused = document.activeElement
  const at = focused instanceof HTMLElement ? links.indexOf(focused) : -1
  const next = at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + by))
  links[next]?.focus()
}
