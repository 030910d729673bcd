import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sharedFolder } from './binaries.ts'
import { run, type ServerUser } from './run.ts'

/** The current or future folder of the cluster: inside the data folder unless a pointer file names another. */
export async function findHome(dataDir: string): Promise<string> {
  const pointed = await readFile(pointerFile(dataDir), 'utf8').catch(() => undefined)
  if (!pointed) return join(dataDir, 'postgres')
  if (existsSync(pointed)) return pointed
  throw new Error(
    `The database of ${dataDir} lay in ${pointed}, which is gone: bring it back, or remove ${pointerFile(dataDir)} to begin with an empty one.`,
  )
}

export async function openHome(dataDir: string, user: ServerUser | undefined): Promise<string> {
  const found = await findHome(dataDir)
  const isMovable = user && !existsSync(found) && !(await canUse(dataDir, '-x', user))
  const home = isMovable ? outside(dataDir) : found
  await prepare(home, user)
  if (isMovable) await writeFile(pointerFile(dataDir), home, { mode: 0o600 })
  if (await canUse(home, '-w', user)) return home
  throw new Error(
    `The user PostgreSQL runs as cannot write in ${home}: start as the user it belongs to, open the folders above it, or set DATA_DIR to another folder.`,
  )
}

function pointerFile(dataDir: string): string {
  return join(dataDir, 'postgres-home')
}

/**
 * The random suffix keeps a moved data folder's cluster apart from its successor's at the same
 * path.
 */
function outside(dataDir: string): string {
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return join(sharedFolder, `${key}-${randomUUID().slice(0, 8)}`)
}

async function prepare(home: string, user: ServerUser | undefined): Promise<void> {
  await mkdir(dirname(home), { recursive: true })
  if (!existsSync(home)) await mkdir(home, { mode: 0o700 })
  if (user) await chown(home, user.uid, user.gid)
}

async function canUse(folder: string, test: '-x' | '-w', user?: ServerUser): Promise<boolean> {
  const tested = await run('/bin/sh', ['-c', `test ${test} "$0"`, folder], { user })
  return tested.code === 0
}
