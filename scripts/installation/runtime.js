import { existsSync, rmSync } from 'node:fs'
import { tool } from '../paths.js'
import { run } from '../run.js'
import { saying } from '../say.js'
import { installBySystem } from '../system-packages.js'

/** True when this Node runs the product: the newest that it needs is Temporal, which Node has from 26 on. */
export const canRun = 'Temporal' in globalThis

/** The pinned Node is a prebuilt binary that needs a system library some machines lack. */
export async function ensureRuntime() {
  if (!existsSync(tool('node'))) return requireOwnNode()
  if (await runs()) return
  await saying('Installing a library that Node needs', () =>
    installBySystem((manager) =>
      ['apt-get', 'zypper'].includes(manager) ? 'libatomic1' : 'libatomic',
    ),
  )
  if (await runs()) return
  const { output } = await run(tool('node'), ['--version'])
  // Left in place it would also keep npm from running these scripts on the system Node.
  rmSync(tool('node'), { force: true })
  throw new Error(`The pinned Node does not run here: install what it misses and start again.
${output.trimEnd()}`)
}

function requireOwnNode() {
  if (canRun) return
  throw new Error('npm has no Node for this machine: install Node 26 or later and start again.')
}

async function runs() {
  return (await run(tool('node'), ['--version'])).ok
}
