import { spawn } from 'node:child_process'
import { root, toolEnv } from './paths.js'

const LONGEST = 30 * 60_000
const LAST_WORDS = 2_000

/** Runs a command to its end and returns its output; never throws. */
export function run(command, args, { timeout = LONGEST, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: toolEnv(),
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    })
    const endWithCaller = () => child.kill()
    process.once('exit', endWithCaller)
    const chunks = []
    // A timeout given to spawn would keep this process alive for its whole length when the command is missing.
    const limit = setTimeout(() => child.kill(), timeout)
    const end = (ok, more = '') => {
      clearTimeout(limit)
      process.off('exit', endWithCaller)
      resolve({ ok, output: Buffer.concat(chunks).toString() + more })
    }
    child.stdout.on('data', (chunk) => chunks.push(chunk))
    child.stderr.on('data', (chunk) => chunks.push(chunk))
    child.on('error', (error) => end(false, `${error.message}\n`))
    child.on('close', (code) => end(code === 0))
    child.on('exit', (code) => {
      // Children that the command left running may hold its pipes open forever.
      setTimeout(() => {
        child.stdout.destroy()
        child.stderr.destroy()
        end(code === 0)
      }, LAST_WORDS).unref()
    })
  })
}

export async function runOrThrow(what, command, args, options) {
  const ran = await run(command, args, options)
  if (!ran.ok) throw new Error(`${ran.output.trimEnd()}\n${what} failed.`)
}
