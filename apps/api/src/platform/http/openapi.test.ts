import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishedHome } from '../../../test/homes.ts'
import { password, signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { operationIdOf } from './openapi-operation.ts'

const client = new URL('../../../test/openapi-client/', import.meta.url)
const root = new URL('../../../../../', import.meta.url)

let marea: TestApp
let document: string

beforeAll(async () => {
  marea = await openTestApp()
  document = (await marea.app.inject('/api/openapi.json')).body
})

afterAll(() => marea.close())

test('the document meets every recommended rule of the Redocly linter', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const findings = await lintFromString({ source: document, config })
  expect(findings.map(({ message, location }) => `${message} ${location[0]?.pointer}`)).toEqual([])
})

test('an operation id consists of letters and digits and names method and path', () => {
  expect(operationIdOf('GET /bookings/:id/receipt.pdf')).toBe('getBookingsByIdReceiptPdf')
  expect(operationIdOf('POST /user/login/email')).toBe('postUserLoginEmail')
})

test('an operation describes who may call it, its non-JSON input, and its errors', () => {
  const { paths, servers } = JSON.parse(document)
  expect(servers).toEqual([{ url: '/api' }])
  expect(paths['/suites'].get.security).toEqual([{}, { token: [] }])
  const hold = paths['/bookings'].post
  expect(hold.security).toEqual([{ token: [] }])
  expect(hold.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header', required: true }])
  expect(hold.responses[401].content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/Error',
  })
  const upload = paths['/user/photo'].put.requestBody.content['multipart/form-data']
  expect(upload.schema.properties.photo).toEqual({ type: 'string', format: 'binary' })
  const receipt = paths['/bookings/{id}/receipt.pdf'].get.responses[200]
  expect(Object.keys(receipt.content)).toEqual(['application/pdf'])
})

test('a client generated from the document signs in, searches, quotes and holds a home', async () => {
  await writeSchema()
  const checked = spawnSync(process.execPath, [
    fileURLToPath(new URL('node_modules/typescript/lib/tsc.js', root)),
    '-p',
    fileURLToPath(client),
  ])
  expect(checked.stdout.toString()).toBe('')

  const ines = await signedIn(marea, 'Ines', { profile: 'OWNER' })
  await publishedHome(marea, { ownerId: ines.id })
  const laura = await signedIn(marea, 'Laura')
  const address = await marea.app.listen({ port: 0, host: '127.0.0.1' })
  const { holdFirstHome } = await import(new URL('hold-a-home.ts', client).href)
  const stay = { checkIn: '2027-03-07', checkOut: '2027-03-12', guests: 2 }
  const held = await holdFirstHome(`${address}/api`, { email: laura.email, password, stay })
  expect(held).toMatchObject({ slug: 'casa-almendro', booking: { status: 'held' } })
  expect(held.booking.total.amount).toBe(held.total)
})

async function writeSchema() {
  const folder = new URL('generated/', client)
  await mkdir(folder, { recursive: true })
  await writeFile(new URL('schema.ts', folder), astToString(await openapiTS(document)))
}
