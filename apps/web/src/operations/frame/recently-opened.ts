import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#platform/session/storage.ts'

export type OpenedPage = { to: string; title: string; detail: string; at: number }

const key = 'console-recent'
const limit = 6
const listeners = new Set<() => void>()
let opened: readonly OpenedPage[] | undefined

export function useRecentlyOpened(): readonly OpenedPage[] {
  return useSyncExternalStore(subscribe, readOpened, () => [])
}

/** Kept in this browser only, and removed when its reader signs out. */
export function noteOpened(page: Omit<OpenedPage, 'at'>): void {
  const others = readOpened().filter(({ to }) => to !== page.to)
  opened = [{ ...page, at: Date.now() }, ...others].slice(0, limit)
  writeStored(key, JSON.stringify(opened))
  for (const listener of listeners) listener()
}

function readOpened(): readonly OpenedPage[] {
  opened ??= parse(readStored(key))
  return opened
}

function parse(stored: string | null): readonly OpenedPage[] {
  try {
    const pages: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(pages) ? pages.filter(isOpenedPage) : []
  } catch {
    return []
  }
}

function isOpenedPage(value: unknown): value is OpenedPage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'to' in value &&
    'title' in value &&
    'at' in value
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
