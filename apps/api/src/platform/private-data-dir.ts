import { chmod, chown, lstat, mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** All that Marea itself puts into its data folder. */
const ours = [
  'files',
  'outbox',
  'card-stand-in',
  'secret-key',
  'postgres-password',
  'postgres-home',
]
const alsoExpected = ['postgres', 'lost+found']

type Folder = {
  dataDir: string
  /** The group of the user that root lends to PostgreSQL, whose own folder lies inside. */
  serverGroup?: number | undefined
}

/**
 * Closes the data folder to other users (0700). Where PostgreSQL runs as a user of its own, that user's group
 * may pass through to its folder but not list or read (0710), and so all else inside is closed by itself too.
 * A folder that also holds somebody else's things, such as a home or /tmp, keeps its mode.
 */
export async function closeDataDir({ dataDir, serverGroup }: Folder): Promise<void> {
  await mkdir(dirname(dataDir), { recursive: true })
  await mkdir(dataDir, { mode: 0o700 }).catch(unlessCode('EEXIST'))
  const names = await readdir(dataDir)
  for (const name of names.filter((each) => ours.includes(each))) {
    await closeToOthers(join(dataDir, name))
  }
  const known = [...ours, ...alsoExpected]
  // A password that was being written when the process died has a suffix.
  const isOurs = names.every((name) => known.includes(name.replace(/\..*$/, '')))
  if (isOurs) await closeFolder(dataDir, serverGroup).catch(unlessCode('EPERM'))
}

async function closeToOthers(path: string): Promise<void> {
  const { mode } = await lstat(path)
  const isLink = (mode & 0o170000) === 0o120000
  if (!isLink && mode & 0o077) await chmod(path, mode & 0o700).catch(unlessCode('EPERM'))
}

async function closeFolder(dataDir: string, serverGroup: number | undefined): Promise<void> {
  const { uid } = await stat(dataDir)
  if (serverGroup !== undefined) await chown(dataDir, uid, serverGroup)
  await chmod(dataDir, serverGroup === undefined ? 0o700 : 0o710)
}

/** A folder mounted for us may belong to somebody else: then its owner decides who may enter. */
function unlessCode(code: string) {
  return (error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === code)) throw error
  }
}
