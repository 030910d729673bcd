import { ensureBuilt } from './build-web.js'
import { findChromium } from './chromium.js'
import { ensureAllInstalled } from './installation/install.js'
import { prepare } from './prepare.js'
import { runInTerminal } from './run-in-terminal.js'

if (await prepare(ensureAllInstalled, ensureBuilt)) {
  const args = ['e2e/contact-sheet/run.ts', ...process.argv.slice(2)]
  runInTerminal('node', args, { CHROMIUM_PATH: await findChromium() })
}
