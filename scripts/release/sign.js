import { spawnSync } from 'node:child_process'
import { run } from '../run.js'

const missing =
  'Signing needs minisign, in the package of that name of Debian, Ubuntu, Fedora, Arch, Alpine and Homebrew.'

export async function ensureMinisign() {
  if (!(await run('minisign', ['-v'])).ok) throw new Error(missing)
}

/** minisign asks for the key's password at the terminal. */
export function sign(path, { key, comment }) {
  const args = ['-S', '-s', key, '-m', path, '-t', comment, '-c', 'Signature of a release of Marea']
  const { status } = spawnSync('minisign', args, { stdio: 'inherit' })
  if (status !== 0) throw new Error('The release is not signed.')
}
