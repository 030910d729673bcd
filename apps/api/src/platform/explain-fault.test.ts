import { mkdir, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { explainFault } from './explain-fault.ts'
import { requireSpace } from './storage/free-space.ts'

async function faultOf(work: Promise<unknown>): Promise<string> {
  return work.then(() => 'nothing failed', explainFault)
}

test('a data folder below a file is named, with the setting that changes it', async () => {
  expect(await faultOf(mkdir('/dev/null/data'))).toBe(
    '/dev/null/data is not a folder (ENOTDIR): set DATA_DIR to another one.',
  )
})

test.runIf(process.platform === 'linux')('a full disk is a sentence', async () => {
  expect(await faultOf(writeFile('/dev/full', 'x'))).toBe(
    'The disk is full: free some space and start again.',
  )
})

test('a folder that this user cannot write to is named', () => {
  const denied = Object.assign(new Error('EACCES: permission denied'), {
    code: 'EACCES',
    path: '/srv/marea',
  })
  expect(explainFault(denied)).toMatch(/^This user cannot write to \/srv\/marea \(EACCES\): /)
})

test('what PostgreSQL says about a full disk is the same sentence', () => {
  const line = 'initdb: error: could not write to file "x": No space left on device'
  expect(explainFault(new Error(line))).toMatch(/^The disk is full/)
})

test('a disk with too little space for a new database is refused before one is made', async () => {
  expect(await faultOf(requireSpace(import.meta.dirname, 2 ** 60))).toMatch(
    /^The disk of .+ has \d+ MB left, and a new database needs \d+ MB: free some space/,
  )
  expect(await faultOf(requireSpace(import.meta.dirname, 1))).toBe('nothing failed')
})
