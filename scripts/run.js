import { spawn } from 'node:child_process'
import { root, toolEnv } from './paths.js'

const LONGEST = 30 * 60_000
const LAST_WORDS = 2_000

/** Runs a command to its end and answers what it wrote; never throws. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: toolEnv(),
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LONGEST,
      ...options,
    })
    const chunks = []
    const output = () => Buffer.concat(chunks).toString()
    child.stdout.on('data', (chunk) => chunks.push(chunk))
    child.stderr.on('data', (chunk) => chunks.push(chunk))
    child.on('error', (error) => resolve({ ok: false, output: `${output()}${error.message}\n` }))
    child.on('exit', (code) => {
      const end = () => resolve({ ok: code === 0, output: output() })
      child.on('close', end)
      // What the command itself left running may hold its pipes open for ever.
      setTimeout(() => {
        child.stdout.destroy()
        child.stderr.destroy()
        end()
      }, LAST_WORDS).unref()
    })
  })
}

export async function runOrThrow(what, command, args, options) {
  const ran = await run(command, args, options)
  if (!ran.ok) throw new Error(`${ran.output.trimEnd()}\n${what} failed.`)
}
