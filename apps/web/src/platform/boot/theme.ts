import { useSyncExternalStore } from 'react'
import { writeStored } from '#platform/session/storage.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const listeners = new Set<() => void>()

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'system')
}

/** The effective theme, whether chosen or from the system. */
export function useIsDark(): boolean {
  const theme = useTheme()
  const isNight = useSyncExternalStore(subscribeToSystemTheme, isSystemDark, () => false)
  return theme === 'system' ? isNight : theme === 'dark'
}

export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  writeStored('theme', theme === 'system' ? null : theme)
  for (const listener of listeners) listener()
}

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const systemDark = '(prefers-color-scheme: dark)'

function isSystemDark(): boolean {
  return matchMedia(systemDark).matches
}

function subscribeToSystemTheme(listener: () => void) {
  const system = matchMedia(systemDark)
  system.addEventListener('change', listener)
  return () => system.removeEventListener('change', listener)
}
