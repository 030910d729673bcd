import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'

const module = JSON.stringify(new URL('./await-pages.ts', import.meta.url).href)
const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

test('a process that awaits its pages goes on when its parent says that they are built', async () => {
  const { child, said } = open(['--await-pages'])
  expect(await said()).toBe('prepared')
  const opened = said()
  const early = new Promise((resolve) => setTimeout(resolve, 300, 'waiting'))
  expect(await Promise.race([opened, early])).toBe('waiting')
  child.send('built')
  expect(await opened).toBe('open')
})

test('the word of the parent counts although it comes before the process asks', async () => {
  const { child, said } = open(['--await-pages'])
  child.send('built')
  expect(await said()).toBe('prepared')
  expect(await said()).toBe('open')
})

test('other processes wait for nobody', async () => {
  const { said } = open([])
  expect(await said()).toBe('prepared')
  expect(await said()).toBe('open')
})

/** As the server: prepares, awaits the pages, opens. */
function open(args: string[]) {
  const script = `import { awaitPages } from ${module}
    await new Promise((resolve) => setTimeout(resolve, 100))
    process.send('prepared')
    await awaitPages()
    process.send('open')
    process.disconnect()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, '--', ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  children.push(child)
  const words: unknown[] = []
  child.on('message', (word) => words.push(word))
  async function said(): Promise<unknown> {
    if (words.length === 0) await once(child, 'message')
    return words.shift()
  }
  return { child, said }
}
