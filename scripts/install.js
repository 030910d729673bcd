import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.js'
import { outerEnv, root, tool } from './paths.js'
import { runOrThrow } from './run.js'
import { ensureRuntime } from './runtime.js'
import { saying } from './say.js'

const stamp = join(root, 'node_modules', '.marea-installed')

/** Installs what the lock file lists, unless exactly that is installed already. */
export async function ensureInstalled() {
  const wanted = `${process.platform}-${process.arch} ${fingerprint('package-lock.json')}`
  if (read(stamp) === wanted && existsSync(tool('node'))) return
  if (!isInStep()) await saying('Installing packages', install)
  await ensureRuntime()
  writeFileSync(stamp, wanted)
}

async function install() {
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  await runOrThrow('Installing packages', 'npm', args, { env: outerEnv() })
  if (existsSync(tool('node'))) return
  throw new Error(
    'npm installed the packages without running their install scripts: set ignore-scripts=false and start again.',
  )
}

/** True after a manual `npm install`: npm records the contents of node_modules in a hidden lock file. */
function isInStep() {
  const wanted = packagesIn('package-lock.json')
  const installed = packagesIn('node_modules/.package-lock.json')
  if (!wanted || !installed || !existsSync(tool('node'))) return false
  return Object.entries(wanted)
    .filter(([path, entry]) => path.startsWith('node_modules/') && !entry.optional)
    .every(([path, entry]) =>
      entry.link ? existsSync(join(root, path)) : installed[path]?.version === entry.version,
    )
}

function packagesIn(name) {
  const text = read(join(root, name))
  return text && JSON.parse(text).packages
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
