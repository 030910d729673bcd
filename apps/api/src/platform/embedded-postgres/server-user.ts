import { stat } from 'node:fs/promises'
import { run, type ServerUser } from './run.ts'

const NAME = 'postgres'

/**
 * PostgreSQL refuses to run as root, so root runs it as the system user `postgres` or the cluster's
 * owner.
 */
export async function findServerUser(existingCluster: string): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  return (await ownerOf(existingCluster)) ?? (await systemUser()) ?? (await createSystemUser())
}

async function ownerOf(folder: string): Promise<ServerUser | undefined> {
  const found = await stat(folder).catch(() => undefined)
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined
}

async function systemUser(): Promise<ServerUser | undefined> {
  const uid = await run('id', ['-u', NAME])
  const gid = await run('id', ['-g', NAME])
  if (uid.code !== 0 || gid.code !== 0) return undefined
  return { uid: Number(uid.output), gid: Number(gid.output) }
}

async function createSystemUser(): Promise<ServerUser> {
  const created = await run('useradd', ['--system', '--no-create-home', '--user-group', NAME])
  if (created.code !== 0) await run('adduser', ['-S', '-D', '-H', NAME])
  const user = await systemUser()
  if (user) return user
  throw new Error(
    `PostgreSQL does not run as root and the system user ${NAME} cannot be created here: start as an ordinary user, or set DATABASE_URL.`,
  )
}
