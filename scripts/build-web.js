import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.js'
import { cache, root, tool, toolEnv } from './paths.js'
import { runOrThrow } from './run.js'
import { saying } from './say.js'

const stamp = join(cache, 'web-build')
const web = join(root, 'apps', 'web')

/** Builds the pages unless the last build was made from the same sources. */
export async function ensureBuilt() {
  const wanted = fingerprint('apps/web', 'packages/contract', 'package-lock.json')
  if (isBuiltFrom(wanted)) return
  rmSync(stamp, { force: true })
  await saying('Building the pages', build, { isAlone: false })
  mkdirSync(cache, { recursive: true })
  writeFileSync(stamp, wanted)
}

function isBuiltFrom(wanted) {
  if (!existsSync(stamp) || !existsSync(join(web, 'build', 'server', 'index.js'))) return false
  return readFileSync(stamp, 'utf8') === wanted
}

function build() {
  const env = toolEnv({ NODE_ENV: 'production' })
  return runOrThrow('Building the pages', tool('react-router'), ['build'], { cwd: web, env })
}
