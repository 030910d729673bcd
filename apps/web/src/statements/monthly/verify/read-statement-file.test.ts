import { expect, test } from 'vitest'
import { readStatementFile } from './read-statement-file.ts'

test('a file is known by its SHA-256 and by the statement number in it', async () => {
  const file = new Blob(['/Subject (ST-2026-10-0A1B)'])
  expect(await readStatementFile(file)).toEqual({
    digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    month: '2026-10',
  })
  expect((await readStatementFile(new Blob(['abc'])))?.digest).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})

test('a file without a number names no month, and an empty one is no statement', async () => {
  expect(await readStatementFile(new Blob(['ST-2026-13-0A1B']))).toMatchObject({ month: null })
  expect(await readStatementFile(new Blob([]))).toBeNull()
})
