import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './paths.js'

const derived = new Set(['node_modules', 'build', '.react-router'])

/** One hash over the names and contents of files and folders of this clone. */
export function fingerprint(...names) {
  const hash = createHash('sha256')
  for (const path of names.flatMap((name) => filesIn(join(root, name)))) {
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).filter((name) => !derived.has(name) && !isTest(name))
  return names.sort().flatMap((name) => filesIn(join(path, name)))
}

function isTest(name) {
  return /\.test\.tsx?$/.test(name)
}
