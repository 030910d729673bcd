import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { run } from './run.js'

test('a missing command fails with a reason', async () => {
  expect(await run('/nobody/has/this', [])).toEqual({
    ok: false,
    output: 'spawn /nobody/has/this ENOENT\n',
  })
})

test('a missing command does not keep its caller running', () => {
  const script = `import(${JSON.stringify(new URL('./run.js', import.meta.url).href)})
    .then(({ run }) => run('/nobody/has/this', []))`
  const ended = spawnSync(process.execPath, ['-e', script], { timeout: 20_000 })
  expect(ended.status).toBe(0)
})

test('a command is over when it exits, even if its children still run', async () => {
  const { ok, output } = await run('sh', ['-c', 'echo done; sleep 25 & exit 3'])
  expect({ ok, output }).toEqual({ ok: false, output: 'done\n' })
})

test('a command that takes too long is stopped', async () => {
  expect(await run('sleep', ['25'], { timeout: 200 })).toEqual({ ok: false, output: '' })
})
