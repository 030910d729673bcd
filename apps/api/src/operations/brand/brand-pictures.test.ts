import { iconUrl, type PictureKind, pictureUrl } from '@marea/contract/platform/brand/look.ts'
import { defaultBrand } from '@marea/contract/platform/brand.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { multipart } from '../../../test/access/upload.ts'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ana: Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
  marea = await openTestApp()
  ana = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
})
afterAll(() => marea.close())

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#7a1f4b' } })
    .png()
    .toBuffer()

const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100">${content}</svg>`)

const wave = svg('<rect width="300" height="100" fill="#7a1f4b"/>')

const upload = (kind: PictureKind, bytes: Buffer) =>
  ana.call('POST', `/admin/brand/pictures/${kind}`, multipart({ field: 'picture', bytes }))

const look = (url: string) => marea.app.inject({ url })

const save = (pictures: object, changes: number) => {
  const value = {
    ...defaultBrand,
    ...marea.config.support,
    pictures: { ...defaultBrand.pictures, ...pictures },
  }
  return ana.call('PUT', '/admin/brand', { body: { value, changes, reason: 'A new logo' } })
}

test('a drawn logo is served as it is, and as a picture for emails and documents', async () => {
  const { status, body } = await upload('logo', wave)
  expect(status).toBe(200)
  const { result: logo } = body
  expect(logo).toMatchObject({ format: 'svg', width: 600, height: 200 })
  const drawn = await look(pictureUrl(logo))
  expect(drawn.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  const drawnAgain = await look(pictureUrl({ ...logo, format: 'png' }))
  expect(await sharp(drawnAgain.rawPayload).metadata()).toMatchObject({ width: 600, format: 'png' })
  expect((await save({ logo }, 0)).status).toBe(200)
  await marea.brand.refresh()
  expect(marea.ctx().brand.logoImage).toEqual(drawnAgain.rawPayload)
})

test('an icon is made for tabs and phones, and a picture for shared links is cut to their size', async () => {
  const icon = (await upload('icon', await png(700, 700))).body.result
  const sizes = [
    [undefined, 512],
    ['180', 180],
    ['192', 192],
    ['maskable', 512],
  ] as const
  for (const [variant, width] of sizes) {
    const { rawPayload } = await look(iconUrl(icon, variant) ?? '')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width, height: width })
  }
  const social = (await upload('social', await png(1400, 1000))).body.result
  const { headers, rawPayload } = await look(pictureUrl(social))
  expect(headers['content-type']).toBe('image/jpeg')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test('what cannot be a picture of the brand is refused with a sentence', async () => {
  const refused = async (kind: PictureKind, bytes: Buffer) =>
    (await upload(kind, bytes)).body.error.code
  expect(await refused('logo', svg('<script>alert(1)</script>'))).toBe('brand.svg_unsafe')
  expect(await refused('logo', svg('<rect'))).toBe('brand.svg_unreadable')
  expect(await refused('logo', Buffer.from('GIF, they said'))).toBe('brand.picture_type')
  expect(await refused('icon', wave)).toBe('brand.picture_type')
  expect(await refused('icon', await png(600, 512))).toBe('brand.icon_shape')
  expect(await refused('icon', await png(256, 256))).toBe('brand.icon_shape')
  expect(await refused('social', await png(800, 800))).toBe('brand.social_too_small')
  const large = Buffer.concat([await png(512, 512), Buffer.alloc(50 * 1024 * 1024)])
  expect(await refused('icon', large)).toBe('files.too_large')
})

test('a picture that is no longer stored is not saved, and an unknown address shows nothing', async () => {
  const logo = { key: 'x'.repeat(22), format: 'png', width: 9, height: 9 }
  expect((await save({ logo }, 1)).body.error.code).toBe('brand.picture_missing')
  expect((await look('/brand/x.png')).statusCode).toBe(404)
  expect((await look(`/brand/${'x'.repeat(22)}.png`)).statusCode).toBe(404)
})

test('colors that are hard to read are refused with the pair and its ratio', async () => {
  const colors = {
    ...defaultBrand.colors,
    accent: { ...defaultBrand.colors.accent, light: '#9fd3cc' },
  }
  const value = { ...defaultBrand, ...marea.config.support, colors }
  const { status, body } = await ana.call('PUT', '/admin/brand', {
    body: { value, changes: 1, reason: 'A test' },
  })
  expect(status).toBe(400)
  expect(JSON.stringify(body.error)).toContain(
    'accent on panel (light) has a contrast of 1.37:1, and texts need 4.5:1',
  )
})
