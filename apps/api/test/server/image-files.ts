import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../../', import.meta.url))

type Copy = { from: string | undefined; paths: string[]; to: string }
type Stage = { name: string | undefined; copies: Copy[]; text: string }

/** The stages of the Dockerfile, the last of which is the image. */
export function readStages(): Stage[] {
  const text = readFileSync(join(root, 'Dockerfile'), 'utf8')
  return text
    .split(/^FROM /m)
    .slice(1)
    .map(readStage)
}

function readStage(text: string): Stage {
  const copies = [...text.matchAll(/^COPY (?:--from=(\w+) )?(.+)$/gm)].map(
    ([, from, rest = '']) => {
      const paths = rest.split(' ')
      const to = paths.pop() ?? ''
      return { from, paths, to }
    },
  )
  return { name: / AS (\w+)/.exec(text)?.[1], copies, text }
}

/** The values of `ENV` in the image. */
export function environmentOf({ text }: Stage): Record<string, string> {
  const [, line = ''] = /^ENV (.+)$/m.exec(text) ?? []
  return Object.fromEntries(line.split(' ').map((each) => each.split('=')))
}

/**
 * Lays the files of the image out in a folder by the steps of the Dockerfile. What `npm ci` and `npm run build`
 * would make in it is taken from where it has been made already.
 */
export function layOutImage(folder: string): void {
  const stages = readStages()
  const context = listContext()
  for (const { from, paths, to } of stages.at(-1)?.copies ?? []) {
    if (from === 'packages') layOutPackages(stages, context, folder)
    else if (from) copy(join(root, posix.relative('/app', paths[0] ?? '')), join(folder, to))
    else copyFromContext(paths, to, context, folder)
  }
}

function layOutPackages(stages: Stage[], context: string[], folder: string): void {
  const copies = stages.find(({ name }) => name === 'packages')?.copies ?? []
  for (const { paths, to } of copies) copyFromContext(paths, to, context, folder)
  for (const packages of ['node_modules', 'apps/api/node_modules']) {
    mkdirSync(dirname(join(folder, packages)), { recursive: true })
    execFileSync('cp', ['-al', join(root, packages), join(folder, packages)])
  }
}

function copyFromContext(paths: string[], to: string, context: string[], folder: string): void {
  for (const path of paths) {
    const files = context.filter((file) => file === path || file.startsWith(`${path}/`))
    if (files.length === 0) throw new Error(`The image gets nothing of ${path}`)
    for (const file of files) copy(join(root, file), join(folder, placeOf(file, path, to)))
  }
}

/** A file goes into the folder that ends with a slash, and what a folder holds goes below the target. */
function placeOf(file: string, path: string, to: string): string {
  if (file !== path) return join(to, posix.relative(path, file))
  return to.endsWith('/') ? join(to, posix.basename(file)) : to
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true })
}

/** What Docker is sent: files of the project without those of `.dockerignore`. */
function listContext(): string[] {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean)
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
  return files
    .toString()
    .split('\n')
    .filter(Boolean)
    .filter(
      (file) => !ignored.some((each) => matchesGlob(file, each) || matchesGlob(file, `${each}/**`)),
    )
}
