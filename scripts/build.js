import { ensureBuilt } from './build-web.js'
import { ensureInstalled } from './install.js'
import { prepare } from './prepare.js'

await prepare(ensureInstalled, ensureBuilt)
