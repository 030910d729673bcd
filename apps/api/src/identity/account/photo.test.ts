import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAs, register, signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let laura: Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
  marea = await openTestApp()
  laura = await signedIn(marea, 'Laura')
})
afterAll(() => marea.close())

function upload(bytes: Buffer, { field = 'photo', call = laura.call } = {}) {
  const payload = Buffer.concat([
    Buffer.from(
      `--edge\r\ncontent-disposition: form-data; name="${field}"; filename="me.jpg"\r\n` +
        'content-type: image/jpeg\r\n\r\n',
    ),
    bytes,
    Buffer.from('\r\n--edge--\r\n'),
  ])
  return call('PUT', '/user/photo', {
    payload,
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  })
}

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#0d4b46' } })

async function fetchPhoto(address: string) {
  const response = await marea.app.inject(address)
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload }
}

describe('a photo', () => {
  test.each(['jpeg', 'png', 'gif'] as const)('may be a %s', async (format) => {
    const { status, body } = await upload(await picture().toFormat(format).toBuffer())
    expect(status).toBe(200)
    const { headers, bytes } = await fetchPhoto(body.result.photo)
    expect(headers['content-type']).toBe('image/webp')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
  })

  test('loses the camera’s metadata', async () => {
    const exif = { IFD0: { Copyright: 'Laura', Model: 'SpyCam' } }
    const { body } = await upload(await picture().withExif(exif).jpeg().toBuffer())
    const { bytes } = await fetchPhoto(body.result.photo)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(bytes.includes('SpyCam')).toBe(false)
  })

  test('requires a confirmed email', async () => {
    const { token } = (await register(marea, { email: 'new@marea.test' })).body.result
    const call = callAs(marea, token)
    const { status, body } = await upload(await picture().png().toBuffer(), { call })
    expect([status, body.error.code]).toEqual([403, 'identity.email_unconfirmed'])
    expect((await call('DELETE', '/user/photo')).status).toBe(200)
  })

  test('is no longer served at its old URL once it is replaced or removed', async () => {
    const first = (await upload(await picture().png().toBuffer())).body.result.photo
    const second = (await upload(await picture().png().toBuffer())).body.result.photo
    await marea.runJobs()
    expect((await fetchPhoto(first)).status).toBe(404)
    expect((await fetchPhoto(second)).status).toBe(200)
    expect((await laura.call('DELETE', '/user/photo')).body.result.photo).toBeNull()
    await marea.runJobs()
    expect((await fetchPhoto(second)).status).toBe(404)
  })
})

describe('what is not a photo is refused', () => {
  test.each([
    ['a text named as a picture', Buffer.from('<script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['the first bytes of a JPEG and then nothing of it', Buffer.from('ffd8ffe000104a46', 'hex')],
    ['a small file that unfolds to 400 megapixels', bomb(20_000, 20_000)],
    ['nothing', Buffer.alloc(0)],
  ])('%s', async (_, bytes) => {
    const { status, body } = await upload(bytes)
    expect(status).toBe(400)
    expect(body.error).toMatchObject({
      code: 'files.not_an_image',
      message: 'JPEG, PNG or GIF only',
    })
  })

  test('a WebP, which is a picture but not one of the three', async () => {
    const { body } = await upload(await picture().webp().toBuffer())
    expect(body.error.code).toBe('files.not_an_image')
  })

  test('six megabytes', async () => {
    const { status, body } = await upload(Buffer.alloc(6 * 1024 * 1024, 0xff))
    expect(status).toBe(413)
    expect(body.error.code).toBe('files.too_large')
  })

  test('another field, or no form at all', async () => {
    const png = await picture().png().toBuffer()
    expect((await upload(png, { field: 'avatar' })).status).toBe(400)
    expect((await laura.call('PUT', '/user/photo', { body: { photo: 'x' } })).status).toBe(415)
  })
})

/** A valid PNG of one color, whose rows compress to almost nothing. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((width / 8 + 1) * height))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
