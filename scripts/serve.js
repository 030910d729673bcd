import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { root, toolEnv } from './paths.js'

const endWithParent = join(root, 'scripts', 'end-with-parent.js')

/** Runs the server in its own process group, so that Ctrl-C reaches it only once, forwarded by this process. */
export function serve(flags, env, args = []) {
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
  const preload = ['--import', endWithParent, ...settings]
  const server = spawn('node', [...flags, ...preload, 'apps/api/src/server.ts', ...args], {
    cwd: root,
    env: toolEnv(env),
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  passSignalsTo(server)
  if (process.env.npm_lifecycle_event) endWithNpm(server)
  server.on('error', (error) => {
    process.stderr.write(`The server does not start: ${error.message}\n`)
    process.exit(1)
  })
  server.on('exit', (code, signal) => {
    process.exit(code || process.exitCode || (signal ? 128 + constants.signals[signal] : 0))
  })
  return server
}

/** npm repeats a Ctrl-C that the terminal has already sent, so signals close together count as one. */
function passSignalsTo(server) {
  let lastAt = 0
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (Date.now() - lastAt > 1000) server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
      lastAt = Date.now()
    })
  }
}

/** A killed npm cannot signal its child, so the child watches for a new parent. */
function endWithNpm(server) {
  const npm = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(watch)
    server.kill('SIGTERM')
  }, 250)
}
