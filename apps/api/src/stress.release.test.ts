import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const build = fileURLToPath(new URL('../../../scripts/build.js', import.meta.url))
const stress = fileURLToPath(new URL('../../../bench/stress/run.ts', import.meta.url))

test('a short day with a restarted database, stopped services and a wrong clock loses nothing', async () => {
  await run(process.execPath, [build])
  const { stdout } = await run(process.execPath, [stress, '--short'])
  expect(stdout).toContain('Failures that no fault explains: none.')
  expect(stdout).toContain('Failures other than 503 and cut connections: none.')
  expect(stdout).toMatch(/^0 differences/m)
}, 240_000)
