import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../apps/api/test/server/free-port.ts'
import { cache, root } from './paths.js'

/** The two commands of whoever tries the product, as npm runs them. */
mkdirSync(cache, { recursive: true })
const place = mkdtempSync(join(cache, 'start-test-'))
const running: ChildProcess[] = []

afterAll(() => {
  for (const each of running) each.kill('SIGKILL')
  rmSync(place, { recursive: true, force: true, maxRetries: 5 })
})

async function launch(file: string, settings: Record<string, string> = {}) {
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, DATA_DIR: join(place, 'data'), ...settings }
  const child = spawn(process.execPath, [join(root, file)], { cwd: root, env })
  running.push(child)
  return { child, said: text(child.stdout) }
}

test('npm start opens the demo, ends at Ctrl-C, and npm run demo:reset makes it anew', async () => {
  const port = String(await freePort())
  const started = await launch('scripts/start.js', { PORT: port })
  const ended = once(started.child, 'exit')
  await untilOpen(`http://localhost:${port}/`, started.child)
  started.child.kill('SIGINT')
  expect(await ended).toEqual([0, null])
  expect(await started.said).toContain(`Marea is open on http://localhost:${port}`)

  const reset = await launch('demo/reset.ts')
  expect(await reset.said).toMatch(/^Rebuilt the demo world in /m)
  if (reset.child.exitCode === null) await once(reset.child, 'exit')
  expect(reset.child.exitCode).toBe(0)
}, 600_000)

async function untilOpen(address: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const page = await fetch(address).catch(() => undefined)
    if (page?.ok) {
      expect(await page.text()).toContain('Casa Almendro')
      return
    }
    await wait(250)
  }
  throw new Error(`npm start ended with ${child.exitCode}`)
}
