import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type DataDirLock = { release: () => void }

const SQLITE_BUSY = 5

/**
 * SQLite holds the kernel's own file lock, which ends with the process, so no stale lock survives
 * kill -9.
 */
export function lockDataDir(dataDir: string, folder = dataDir): DataDirLock {
  const file = open(dataDir, join(folder, 'lock'))
  try {
    file.exec('PRAGMA journal_mode = MEMORY')
    file.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    throw refusal(dataDir, error)
  }
  return { release: () => file.isOpen && file.close() }
}

function open(dataDir: string, path: string): DatabaseSync {
  try {
    return new DatabaseSync(path)
  } catch (error) {
    throw refusal(dataDir, error)
  }
}

function refusal(dataDir: string, error: unknown): Error {
  if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
    return new Error(
      `Another Marea is already running on the data folder ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
    )
  }
  return new Error(
    `The data folder ${dataDir} cannot be locked (${error instanceof Error ? error.message : error}): make it writable for this user, or set DATA_DIR to another folder.`,
  )
}
