import { spawn } from 'node:child_process'

export type ServerUser = { uid: number; gid: number }

type RunOptions = { user?: ServerUser | undefined; input?: string }
type RunResult = { code: number | null; output: string }

/** A fixed environment, so that no PGPORT or LANG of the caller's shell reaches the server. */
export const serverEnv = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' }

export function run(command: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options.user, cwd: '/', env: serverEnv })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', (error) => resolve({ code: null, output: error.message }))
    child.on('close', (code) => resolve({ code, output }))
    child.stdin.on('error', () => undefined)
    child.stdin.end(options.input ?? '')
  })
}
