import type { Language } from '@marea/contract/platform/language.ts'
import { call } from '#platform/api/api.ts'
import { eraseCopy } from '#platform/session/erase-copy.ts'
import { readUser } from '#platform/session/session.ts'
import { setSaveState } from './save-state.ts'
import { writeCopy } from './saved-copy.ts'
import { registerWorker } from './worker.ts'

/** Replaces the saved copy by what the API shows this person now; what is gone there is gone here. */
export async function refreshCopy(language: Language): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) {
    setSaveState({ kind: 'unsupported' })
    return
  }
  const { token } = readUser() ?? {}
  const copy = await call('GET /saved-copy')
  if (readUser()?.token !== token) return
  if (!copy.isOn) {
    await eraseCopy()
    setSaveState({ kind: 'off' })
    return
  }
  try {
    await registerWorker()
    await writeCopy(copy, language)
    setSaveState({ kind: 'saved', savedAt: Date.now() })
  } catch (error) {
    // Without an answer of the server the copy of before stays.
    if (!(error instanceof DOMException)) throw error
    await eraseCopy()
    setSaveState({ kind: error.name === 'QuotaExceededError' ? 'full' : 'unsupported' })
  }
  // Somebody else may have signed in while it was written.
  if (readUser()?.token !== token) await eraseCopy()
}
