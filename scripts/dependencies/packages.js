import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.js'

/** Every package of the lock file that npm installs from outside, on any platform. */
export function lockedPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { name, version, license, dev = false }]) => ({
      name: name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license,
      isDevelopment: dev,
    }))
}
