import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const script = fileURLToPath(new URL('./simulate.js', import.meta.url))

test.each([['--seed', 'x'], ['--seed'], ['--sed', '4'], ['17'], ['--count', '-1']])(
  '%s %s is answered with what the command takes',
  (...args) => {
    const { status, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^npm run simulate .*\n.*--count 50.*\n.*--seed 17/)
  },
)
