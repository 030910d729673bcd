import { ensureInstalled } from './install.js'
import { prepare } from './prepare.js'
import { serve } from './serve.js'

if (await prepare(ensureInstalled)) {
  serve(['--watch', '--watch-preserve-output'], { NODE_ENV: 'development' })
}
