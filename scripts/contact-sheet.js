import { spawn } from 'node:child_process'
import { ensureBuilt } from './build-web.js'
import { findChromium } from './chromium.js'
import { ensureInstalled } from './install.js'
import { root, tool, toolEnv } from './paths.js'
import { prepare } from './prepare.js'

if (await prepare(ensureInstalled, ensureBuilt)) {
  const args = ['e2e/contact-sheet/run.ts', ...process.argv.slice(2)]
  const env = toolEnv({ CHROMIUM_PATH: await findChromium() })
  const photographing = spawn(tool('node'), args, { cwd: root, env, stdio: 'inherit' })
  // A terminal sends Ctrl-C to both; only a signal to this process alone is passed on.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => photographing.kill('SIGTERM'))
  photographing.on('exit', (code) => process.exit(code ?? 1))
}
