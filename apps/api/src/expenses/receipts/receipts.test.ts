import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { multipart } from '../../../test/access/upload.ts'
import { signedIn } from '../../../test/people.ts'
import { type Guest, homeOf, move } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ines: Guest
let mateo: Guest
let admin: Guest
let home: { slug: string }

beforeAll(async () => {
  marea = await openTestApp()
  ines = await signedIn(marea, 'Ines', { profile: 'OWNER' })
  mateo = await signedIn(marea, 'Mateo', { profile: 'OWNER' })
  admin = await signedIn(marea, 'Admin', { profile: 'ADMIN' })
  home = await homeOf(marea, ines.id)
})
afterAll(() => marea.close())

const terms = { category: 'pool', concept: 'Pool service', amount: 90_00 }

async function expense(): Promise<string> {
  const body = { ...terms, suite: home.slug, spentOn: '2026-11-02' }
  return (await move(ines, '/owner/expenses', body)).body.result.id
}

async function request(): Promise<string> {
  const body = { ...terms, suite: home.slug }
  return (await move(admin, '/admin/expense-requests', body)).body.result.id
}

const attach = (path: string, bytes: Buffer, by: Guest) =>
  by.call('PUT', path, multipart({ field: 'image', bytes }))

const put = (id: string, bytes: Buffer, by = ines) =>
  attach(`/owner/expenses/${id}/receipt`, bytes, by)

function read(path: string, by = ines) {
  return marea.app.inject({ url: `/api${path}`, headers: { authorization: by.token } })
}

const picture = () =>
  sharp({ create: { width: 2400, height: 900, channels: 3, background: '#fff' } })

const pdf = (content = '') =>
  Buffer.from(`%PDF-1.7\n1 0 obj <</Type /Catalog ${content}>> endobj\ntrailer <<>>\n%%EOF\n`)

test('a photo is stored without the camera’s data, and another replaces it', async () => {
  const id = await expense()
  const exif = { IFD0: { Model: 'SpyCam' } }
  const first = await put(id, await picture().withExif(exif).jpeg().toBuffer())
  expect(first.body.result).toEqual({ receipt: 'image' })
  expect((await put(id, await picture().png().toBuffer())).status).toBe(200)
  const [shown] = (await ines.call('GET', '/owner/expenses')).body.result.items
  expect(shown).toMatchObject({ id, receipt: 'image' })
  const { rawPayload, headers } = await read(`/owner/expenses/${id}/receipt`)
  expect(headers['cache-control']).toBe('no-store')
  expect(rawPayload.includes('SpyCam')).toBe(false)
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1800 })
})

test('a PDF is stored as it is, and a stranger finds nothing', async () => {
  const id = await expense()
  expect((await put(id, pdf())).body.result).toEqual({ receipt: 'pdf' })
  const shown = await read(`/owner/expenses/${id}/receipt`)
  expect(shown.headers['content-type']).toBe('application/pdf')
  expect(shown.rawPayload).toEqual(pdf())
  expect((await put(id, pdf(), mateo)).body.error.code).toBe('resource.not_found')
  const stranger = await read(`/owner/expenses/${id}/receipt`, mateo)
  expect(stranger.json().error.code).toBe('resource.not_found')
  const visitor = await marea.app.inject({ url: `/api/owner/expenses/${id}/receipt` })
  expect(visitor.json().error.code).toBe('identity.sign_in_required')
})

test('bytes of a compressed page that happen to spell a forbidden name are no reason to refuse', async () => {
  const page = pdf('>> endobj 2 0 obj <</Length 9>> stream\n/Encrypt \nendstream endobj 3 0 obj <<')
  expect((await put(await expense(), page)).body.result).toEqual({ receipt: 'pdf' })
})

test.each([
  ['a program', Buffer.from('MZ no picture'), 'files.not_an_image'],
  ['a picture in name only', Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2]), 'files.not_an_image'],
  [
    'a PDF with code',
    pdf('/OpenAction <</S /JavaScript /JS (app.alert(1))>>'),
    'owners.pdf_refused',
  ],
  ['a PDF with hidden code', pdf('/OpenAction <</S /J#61vaScript>>'), 'owners.pdf_refused'],
  ['a PDF with an attachment', pdf('/Names <</EmbeddedFiles 2 0 R>>'), 'owners.pdf_refused'],
  ['a PDF with a password', pdf('/Encrypt 3 0 R'), 'owners.pdf_refused'],
  ['half a PDF', pdf().subarray(0, 40), 'owners.pdf_refused'],
  ['a huge PDF', Buffer.concat([pdf(), Buffer.alloc(5 * 1024 * 1024), pdf()]), 'files.too_large'],
])('%s is refused as a receipt', async (_, bytes, code) => {
  const id = await expense()
  expect((await put(id, bytes)).body.error.code).toBe(code)
  expect((await read(`/owner/expenses/${id}/receipt`)).statusCode).toBe(404)
})

test('the owner sees the quote before deciding, and it becomes the receipt', async () => {
  const id = await request()
  const path = `/admin/expense-requests/${id}/receipt`
  expect((await attach(path, pdf(), admin)).body.result).toEqual({ receipt: 'pdf' })
  expect((await attach(path, pdf(), ines)).body.error.code).toBe('resource.not_found')
  const quote = `/owner/expense-requests/${id}/receipt`
  expect((await read(quote)).rawPayload).toEqual(pdf())
  expect((await read(quote, mateo)).json().error.code).toBe('resource.not_found')
  const approved = await ines.call('POST', `/owner/expense-requests/${id}/approval`)
  const { expenseId } = approved.body.result
  expect((await read(`/owner/expenses/${expenseId}/receipt`)).rawPayload).toEqual(pdf())
  const late = await attach(path, pdf(), admin)
  expect(late.body.error.code).toBe('owners.expense_request_decided')
})
