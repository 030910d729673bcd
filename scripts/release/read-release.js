import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.js'
import { run } from '../run.js'

/** What is released: the commit that is checked out, unchanged, under the version of package.json. */
export async function readRelease() {
  const changed = (await git('status', '--porcelain')).trimEnd()
  if (changed)
    throw new Error(`A release is made of a commit. These files are not in it:\n${changed}`)
  const { version } = JSON.parse(readText('package.json'))
  const described = newestIn(readText('CHANGELOG.md'))
  if (described !== version) {
    throw new Error(`package.json says ${version}, and CHANGELOG.md begins with ${described}.`)
  }
  const [commit, time] = (await git('show', '-s', '--format=%H %ct', 'HEAD')).trim().split(' ')
  return { version, name: `marea-${version}`, commit, time: Number(time) }
}

/** The version of the first section with a date. */
function newestIn(changelog) {
  return /^## (\S+) · \d{4}-\d\d-\d\d$/m.exec(changelog)?.[1]
}

export async function git(...args) {
  const { ok, output } = await run('git', args)
  if (!ok) throw new Error(`git ${args[0]} failed.\n${output}`)
  return output
}

export function digestOf(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}

function readText(path) {
  return readFileSync(join(root, path), 'utf8')
}
