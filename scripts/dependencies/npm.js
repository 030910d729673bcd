import { spawnSync } from 'node:child_process'
import { root } from '../paths.js'

const largest = 64 * 1024 * 1024

/** Uses the npm that started this process, or else the installed one, and returns its output. */
export function npm(...args) {
  const own = process.env.npm_execpath
  const [command, first] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []]
  const options = { cwd: root, encoding: 'utf8', maxBuffer: largest }
  const { status, stdout, stderr, error } = spawnSync(command, [...first, ...args], options)
  return { status, stdout: stdout ?? '', stderr: stderr ?? error?.message ?? '' }
}
