import { spawn } from 'node:child_process'
import { root, toolEnv } from './paths.js'

/** Runs a command in this terminal, and ends as it ends. */
export function runInTerminal(command, args, env) {
  const running = spawn(command, args, { cwd: root, env: toolEnv(env), stdio: 'inherit' })
  // A terminal sends Ctrl-C to both; only a signal to this process alone is passed on.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => running.kill('SIGTERM'))
  running.on('exit', (code) => process.exit(code ?? 1))
}
