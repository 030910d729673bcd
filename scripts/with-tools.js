import { ensureBuilt } from './build-web.js'
import { ensureAllInstalled } from './installation/install.js'
import { prepare } from './prepare.js'
import { runInTerminal } from './run-in-terminal.js'

/** Runs a command that needs the tools of tests and benches, after `--built` with the pages too. */
const args = process.argv.slice(2)
const steps = args[0] === '--built' ? [ensureAllInstalled, ensureBuilt] : [ensureAllInstalled]
const [command, ...rest] = args.slice(steps.length - 1)

if (await prepare(...steps)) runInTerminal(command, rest)
