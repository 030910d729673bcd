import { ensureBuilt } from './build-web.js'
import { ensureInstalled } from './installation/install.js'
import { prepare } from './prepare.js'

await prepare(ensureInstalled, ensureBuilt)
