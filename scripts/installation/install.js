import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from '../fingerprint.js'
import { outerEnv, root, tool } from '../paths.js'
import { run, runOrThrow } from '../run.js'
import { saying } from '../say.js'
import { planInstall } from './plan-install.js'
import { canRun, ensureRuntime } from './runtime.js'

const stamp = join(root, 'node_modules', '.marea-installed')
const platform = `${process.platform}-${process.arch}`

/** Installs what `npm start` needs, unless that or more is installed already. */
export function ensureInstalled() {
  return ensure('running')
}

/** Installs all that the lock file lists, for tests and benches too. */
export function ensureAllInstalled() {
  return ensure('all')
}

async function ensure(wanted) {
  const lock = fingerprint('package-lock.json')
  const isStamped = existsSync(stamp)
  const installed = isStamped ? readStamp() : isInStep() && { extent: 'all', lock }
  const hasPinnedNode = existsSync(tool('node'))
  const plan = planInstall({ wanted, lock, installed, hasPinnedNode, canRun })
  if (!plan && isStamped) return
  if (plan) await install(plan.args)
  await ensureRuntime()
  writeFileSync(stamp, `${plan?.extent ?? installed.extent} ${platform} ${lock}`)
}

async function install(args) {
  // Without its stamp an installation that is interrupted is not taken for a whole one.
  rmSync(stamp, { force: true })
  await saying('Installing packages', () =>
    runOrThrow('Installing packages', 'npm', args, { env: outerEnv() }),
  )
  // The npm that came with Node 20 leaves this command out.
  const rebuild = ['rebuild', '--ignore-scripts']
  if (!existsSync(tool('node')) && !canRun) await run('npm', rebuild, { env: outerEnv() })
}

function readStamp() {
  const [extent, madeFor, lock] = readFileSync(stamp, 'utf8').split(' ')
  return madeFor === platform ? { extent, lock } : undefined
}

/** True after a manual `npm install`: npm records the contents of node_modules in a hidden lock file. */
function isInStep() {
  const wanted = packagesIn('package-lock.json')
  const installed = packagesIn('node_modules/.package-lock.json')
  if (!wanted || !installed) return false
  return Object.entries(wanted)
    .filter(([path, entry]) => path.startsWith('node_modules/') && !entry.optional)
    .every(([path, entry]) =>
      entry.link ? existsSync(join(root, path)) : installed[path]?.version === entry.version,
    )
}

function packagesIn(name) {
  const path = join(root, name)
  return existsSync(path) && JSON.parse(readFileSync(path, 'utf8')).packages
}
