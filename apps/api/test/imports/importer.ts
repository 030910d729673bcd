import type { ImportKind } from '@marea/contract/operations/imports/imports.ts'
import { multipart } from '../access/upload.ts'
import type { TestApp } from '../test-app.ts'
import type { Someone } from '../user-data.ts'

type Choice = { dateOrder?: 'mdy' | 'dmy' }

/** What an administrator does with files of a kind. */
export function importerOf(marea: TestApp, { call }: Pick<Someone, 'call'>, kind: ImportKind) {
  async function upload(text: string | Buffer) {
    const file = multipart({ field: 'file', bytes: Buffer.from(text) })
    const { status, body } = await call('POST', `/admin/import-files/${kind}`, file)
    return { status, file: body.result, code: body.error?.code }
  }

  async function act(id: string, step: 'check' | 'run' | 'undo', body?: object) {
    const answer = await call('POST', `/admin/imports/${id}/${step}`, body ? { body } : {})
    await marea.runJobs()
    return answer
  }

  async function show(id: string) {
    return (await call('GET', `/admin/imports/${id}`)).body.result
  }

  async function rowsOf(id: string, query = '') {
    return (await call('GET', `/admin/imports/${id}/rows${query}`)).body.result.rows
  }

  /** Uploads a file, takes the guessed columns and checks the rows. */
  async function checked(text: string | Buffer, choice: Choice = {}) {
    const { file } = await upload(text)
    await act(file.id, 'check', { mapping: file.mapping, ...choice })
    return show(file.id)
  }

  async function imported(text: string | Buffer, choice: Choice = {}) {
    const { id } = await checked(text, choice)
    await act(id, 'run')
    return show(id)
  }

  /** By the number of their row. */
  async function problemsOf(id: string) {
    const rows: { number: number; problems: object[] }[] = await rowsOf(id, '?show=problems')
    return Object.fromEntries(rows.map(({ number, problems }) => [number, problems]))
  }

  return { upload, act, show, rowsOf, checked, imported, problemsOf }
}
