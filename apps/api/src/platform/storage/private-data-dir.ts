import { chmod, chown, lstat, mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const ours = [
  'files',
  'outbox',
  'card-stand-in',
  'secret-key',
  'postgres-password',
  'postgres-home',
]
const alsoExpected = ['postgres', 'lost+found']

type Folder = { dataDir: string; serverGroup?: number | undefined }

/**
 * Mode 0700, or 0710 where PostgreSQL's user must pass through to the cluster, so everything else
 * inside is closed too.
 */
export async function makeDataDirPrivate({ dataDir, serverGroup }: Folder): Promise<void> {
  await mkdir(dirname(dataDir), { recursive: true })
  await mkdir(dataDir, { mode: 0o700 }).catch(unlessCode('EEXIST'))
  const names = await readdir(dataDir)
  for (const name of names.filter((each) => ours.includes(each))) {
    await makePrivate(join(dataDir, name))
  }
  const known = [...ours, ...alsoExpected]
  // A folder with foreign files in it, such as a home or /tmp, keeps its mode.
  const isOurs = names.every((name) => known.includes(name.replace(/\..*$/, '')))
  if (isOurs) await makeFolderPrivate(dataDir, serverGroup).catch(unlessCode('EPERM'))
}

async function makePrivate(path: string): Promise<void> {
  const { mode } = await lstat(path)
  const isLink = (mode & 0o170000) === 0o120000
  if (!isLink && mode & 0o077) await chmod(path, mode & 0o700).catch(unlessCode('EPERM'))
}

async function makeFolderPrivate(dataDir: string, serverGroup: number | undefined): Promise<void> {
  const { uid } = await stat(dataDir)
  if (serverGroup !== undefined) await chown(dataDir, uid, serverGroup)
  await chmod(dataDir, serverGroup === undefined ? 0o700 : 0o710)
}

function unlessCode(code: string) {
  return (error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === code)) throw error
  }
}
