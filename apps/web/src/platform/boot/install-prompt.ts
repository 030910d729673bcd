import { useSyncExternalStore } from 'react'

type InstallPrompt = Event & {
  prompt: () => Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    mareaInstall?: InstallPrompt | undefined
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt
  }
}

/** manual: the browser has no prompt, or not yet; the reader can follow the steps. */
type InstallState = 'manual' | 'available' | 'installed'

/** In the head, because browsers offer to install before a page is hydrated. */
export const installScript =
  "addEventListener('beforeinstallprompt',function(e){window.mareaInstall=e})"

const changed = 'marea:install'
let isInstalled = false

export function useInstallState(): InstallState {
  return useSyncExternalStore(subscribe, read, () => 'manual')
}

/** Opens the browser's install prompt; returns whether the reader agreed. */
export async function install(): Promise<boolean> {
  const prompt = window.mareaInstall
  if (!prompt) return false
  await prompt.prompt()
  const { outcome } = await prompt.userChoice
  // A browser shows each prompt once.
  window.mareaInstall = undefined
  isInstalled = outcome === 'accepted'
  dispatchEvent(new Event(changed))
  return isInstalled
}

function read(): InstallState {
  if (isInstalled || isStandalone()) return 'installed'
  return window.mareaInstall ? 'available' : 'manual'
}

function subscribe(notify: () => void) {
  const events = ['beforeinstallprompt', 'appinstalled', changed] as const
  addEventListener('appinstalled', markInstalled)
  for (const event of events) addEventListener(event, notify)
  return () => {
    removeEventListener('appinstalled', markInstalled)
    for (const event of events) removeEventListener(event, notify)
  }
}

function markInstalled() {
  isInstalled = true
}

/** Safari on iOS has its own property for it. */
function isStandalone(): boolean {
  const isAppWindow = matchMedia('(display-mode: standalone)').matches
  return isAppWindow || ('standalone' in navigator && navigator.standalone === true)
}
