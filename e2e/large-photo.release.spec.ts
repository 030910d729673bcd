import { launchWith } from './support/browser.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import { callApi, createOwner, storeSession } from './support/people.ts'
import { readAs } from './support/reader.ts'

test.use({ launchOptions: launchWith('photos') })

test('a large photo is made smaller and stays upright, and a HEIC photo says what to do @desktop', async ({
  page,
}, info) => {
  const say = await readAs(page, info)
  const owner = await createOwner()
  await storeSession(page, owner)
  const body = { name: 'Casa Grande', kind: 'house', neighborhood: 'south-beach' }
  const { slug } = await callApi('/owner/homes', { token: owner.token, body })
  await page.goto(`/property-management/homes/${slug}?section=photos`)
  const input = page.locator('input[type=file][multiple]')
  const sending = page.waitForRequest(/\/owner\/homes\/.*\/photos$/)
  expect(await input.evaluate(addLargePhoto)).toBeGreaterThan(2 * maxBytes)
  const request = await sending
  // Noise is the slowest photo to draw smaller, here and on the server.
  const arrived = page.getByRole('button', { name: say('listing.photo_move', { number: 1 }) })
  await expect(arrived).toBeVisible({ timeout: 60_000 })
  expect((await request.sizes()).requestBodySize).toBeLessThan(maxBytes)
  const { photos } = await callApi(`/owner/homes/${slug}`, { method: 'GET', token: owner.token })
  expect(photos).toMatchObject([{ width: 1600, height: 2133 }])

  const heic = Buffer.from('\0\0\0\x18ftypheic')
  await input.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic })
  await expect(page.getByText(say('problem.files.heic'))).toBeVisible()
  await expectAccessible(page)
})

const maxBytes = 5 * 1024 * 1024

/** Runs in the page: a noisy photo of 12 megapixels that a phone took upright, and its size. */
async function addLargePhoto(input: HTMLElement | SVGElement): Promise<number> {
  const canvas = document.createElement('canvas')
  canvas.width = 4000
  canvas.height = 3000
  const drawing = canvas.getContext('2d')
  if (!drawing || !(input instanceof HTMLInputElement)) throw new Error('nothing to draw on')
  const pixels = drawing.createImageData(4000, 3000)
  for (let at = 0; at < pixels.data.length; at += 65_536) {
    crypto.getRandomValues(pixels.data.subarray(at, at + 65_536))
  }
  drawing.putImageData(pixels, 0, 0)
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 1))
  if (!drawn) throw new Error('no photo')
  // The start of a JPEG, with metadata to rotate it by 90 degrees.
  const exif = 'Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0'
  const head = `\xff\xd8\xff\xe1\0${String.fromCharCode(exif.length + 2)}${exif}`
  const start = Uint8Array.from(head, (letter) => letter.charCodeAt(0))
  const photo = new File([start, drawn.slice(2)], 'pool.jpg', { type: 'image/jpeg' })
  const chosen = new DataTransfer()
  chosen.items.add(photo)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  return photo.size
}
