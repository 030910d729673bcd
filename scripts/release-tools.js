import { run } from './run.js'
import { saying } from './say.js'
import { installBySystem } from './system-packages.js'

/** What tests of the release run start beside the product; where it cannot be installed, they say so. */
const tools = {
  nginx: (manager) => (manager === 'apt-get' ? 'nginx-light' : 'nginx'),
  bwrap: () => 'bubblewrap',
  minisign: () => 'minisign',
}

export async function ensureReleaseTools() {
  for (const [name, packageFor] of Object.entries(tools)) {
    const find = `PATH=$PATH:/usr/sbin:/usr/local/sbin command -v ${name}`
    if ((await run('sh', ['-c', find])).ok) continue
    await saying(`Installing ${name}`, () => installBySystem(packageFor))
  }
}
