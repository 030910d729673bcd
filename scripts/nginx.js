import { run } from './run.js'
import { saying } from './say.js'
import { installBySystem } from './system-packages.js'

/** Tests restart the product behind nginx; where it cannot be installed, they say so. */
export async function ensureNginx() {
  const { ok } = await run('sh', ['-c', 'PATH=$PATH:/usr/sbin:/usr/local/sbin nginx -v'])
  if (ok) return
  await saying('Installing nginx', () =>
    installBySystem((manager) => (manager === 'apt-get' ? 'nginx-light' : 'nginx')),
  )
}
