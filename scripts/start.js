import { ensureBuilt } from './build-web.js'
import { ensureInstalled } from './install.js'
import { prepare } from './prepare.js'
import { serve } from './serve.js'

if (await prepare(ensureInstalled, ensureBuilt)) serve([], { NODE_ENV: 'production' })
