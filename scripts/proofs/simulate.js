import { parseArgs } from 'node:util'
import { ensureAllInstalled } from '../installation/install.js'
import { prepare } from '../prepare.js'
import { runInTerminal } from '../run-in-terminal.js'

const help = `npm run simulate                  1,000 random bookings, checked after every step
npm run simulate -- --count 50    as many as you like
npm run simulate -- --seed 17     one of them, step by step
`

const names = { seed: 'SIMULATION_SEED', count: 'SIMULATION_SEEDS' }
const env = readEnv()
if (!env) {
  process.stderr.write(help)
  process.exitCode = 1
} else if (await prepare(ensureAllInstalled)) {
  runInTerminal('vitest', ['run', '--project=release', 'bookings/simulation'], env)
}

/** Nothing where an option is not known or not a whole number. */
function readEnv() {
  const options = { seed: { type: 'string' }, count: { type: 'string' } }
  const { values, positionals } = parseArgs({ options, strict: false })
  const entries = Object.entries(values)
  const isValid = entries.every(([name, value]) => name in names && /^\d{1,9}$/.test(value))
  if (isValid && positionals.length === 0)
    return Object.fromEntries(entries.map(([name, value]) => [names[name], value]))
}
