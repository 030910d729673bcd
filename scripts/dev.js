import { ensureInstalled } from './installation/install.js'
import { prepare } from './prepare.js'
import { serve } from './serve.js'

/** Vite watches the web app itself and writes temporary files that must not restart the API. */
const watched = ['apps/api/src', 'packages/contract/src', 'stand-ins']

if (await prepare(ensureInstalled)) {
  const paths = watched.map((path) => `--watch-path=${path}`)
  serve(['--watch', '--watch-preserve-output', ...paths], { NODE_ENV: 'development' })
}
