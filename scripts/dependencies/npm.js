import { spawnSync } from 'node:child_process'
import { root } from '../paths.js'

const largest = 64 * 1024 * 1024

/** Runs the npm that runs us, or the installed one, and returns what it writes. */
export function npm(...args) {
  const own = process.env.npm_execpath
  const [command, first] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []]
  const options = { cwd: root, encoding: 'utf8', maxBuffer: largest }
  const { status, stdout, stderr, error } = spawnSync(command, [...first, ...args], options)
  return { status, stdout: stdout ?? '', stderr: stderr ?? error?.message ?? '' }
}
