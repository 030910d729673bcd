import { copyCache } from './copy-place.ts'

/** Without a secure connection, and in some private windows, there is nothing to erase. */
export async function eraseCopy(): Promise<void> {
  try {
    await globalThis.caches?.delete(copyCache)
  } catch {
    return
  }
}
