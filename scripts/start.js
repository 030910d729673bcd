import { ensureBuilt } from './build-web.js'
import { ensureInstalled } from './installation/install.js'
import { prepare } from './prepare.js'
import { serve } from './serve.js'

/** The server prepares its database while the pages are built, and waits for them before it opens. */
if (await prepare(ensureInstalled)) {
  const server = serve([], { NODE_ENV: 'production' }, ['--await-pages'])
  const open = () => server.send('built')
  if (!(await prepare(() => ensureBuilt(open)))) server.kill()
}
