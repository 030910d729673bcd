import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

export type SourceFile = { path: string; text: string; lines: number }

/** Every file of the project that git tracks or would track. */
export function listFiles(pattern: RegExp): SourceFile[] {
  return askGit('ls-files', '-co', '--exclude-standard', '--deduplicate')
    .filter((path) => pattern.test(path))
    .sort()
    .flatMap((path) => readSource(path))
}

/** Names of files that were ever in a folder, those not committed yet last. */
export function listInOrderOfArrival(folder: string): string[] {
  const options = ['--reverse', '--topo-order', '--no-renames', '--diff-filter=A', '--name-only']
  const landed = askGit('log', ...options, '--format=', '--', folder)
  const paths = new Set([...landed, ...askGit('ls-files', '-co', '--exclude-standard', folder)])
  return [...paths].filter(Boolean).map((path) => posix.basename(path))
}

function askGit(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')
}

function readSource(path: string): SourceFile[] {
  try {
    const text = readFileSync(`${root}/${path}`, 'utf8')
    return [{ path, text, lines: text.split('\n').length - 1 }]
  } catch {
    return []
  }
}

const importing = /(?:from|import)\s*\(?\s*'([^']+)'/g

export function importsOf({ text }: SourceFile): string[] {
  return [...text.matchAll(importing)].map(([, target = '']) => target)
}

/** The paths in the repository that a file's imports lead to; packages from outside lead nowhere. */
export function importedPaths(file: SourceFile): string[] {
  const workspace = /^(?:apps|stand-ins|packages)\/[^/]+/.exec(file.path)?.[0]
  return importsOf(file).flatMap((target) => {
    if (target.startsWith('#') && workspace) return `${workspace}/src/${target.slice(1)}`
    if (target.startsWith('@marea/contract/')) return target.replace('@marea/contract', contract)
    return target.startsWith('.') ? posix.join(posix.dirname(file.path), target) : []
  })
}

const contract = 'packages/contract/src'

/** A slice reaches only those before it. */
export const slices =
  'platform ui files identity locale suites articles pricing calendar search favorites wallet payments bookings reviews messaging rates expenses statements owners channels operations setup integrations notifications dev shell areas'.split(
    ' ',
  )

/** The slice of a file, undefined for the files that compose slices. */
export function sliceOf(path: string): string | undefined {
  const place = /^(?:apps\/(?:api|web)|packages\/contract)\/src\/([^/]+)\//.exec(path)?.[1]
  return place === 'texts' ? undefined : place
}

export function isTest({ path }: SourceFile): boolean {
  return /\.test\.tsx?$/.test(path) || path.includes('/test/') || path.startsWith('e2e/')
}
