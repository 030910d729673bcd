import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fitPhoto } from './fit-photo.ts'
import { acceptedPhotos, photoProblem } from './media-rules.ts'

const megabyte = 1024 * 1024

/** Sizes that were drawn, and how many bytes a pixel takes when it is encoded. */
let drawn: string[]
let bytesPerPixel: number
let decode: () => Promise<{ width: number; height: number; close: () => void }>

beforeEach(() => {
  drawn = []
  bytesPerPixel = 0.1
  decode = async () => ({ width: 8064, height: 6048, close: () => undefined })
  vi.stubGlobal('createImageBitmap', () => decode())
  HTMLCanvasElement.prototype.getContext = (() => ({
    fillRect: () => undefined,
    drawImage: () => undefined,
  })) as never
  HTMLCanvasElement.prototype.toBlob = function (done, type = '') {
    drawn.push(`${this.width}×${this.height}`)
    done(new Blob([new Uint8Array(this.width * this.height * bytesPerPixel)], { type }))
  }
})
afterEach(() => vi.unstubAllGlobals())

function photo(megabytes: number, name = 'pool.jpg', type = 'image/jpeg') {
  return new File([new Uint8Array(megabytes * megabyte)], name, { type })
}

test('a photo of 3 MB or less is sent as it is', async () => {
  const small = photo(3)
  expect(await fitPhoto(small)).toBe(small)
  expect(drawn).toEqual([])
})

test('a photo of 12 MB and 48 megapixels is made smaller and stays sharp', async () => {
  expect(await fitPhoto(photo(12))).toMatchObject({ type: 'image/jpeg', size: 1_258_291 })
  expect(drawn).toEqual(['4096×3072'])
})

test('a detailed photo is drawn in smaller sizes until it has 5 MB at most', async () => {
  bytesPerPixel = 0.7
  expect(await fitPhoto(photo(30))).toMatchObject({ size: 2400 * 1800 * bytesPerPixel })
  expect(drawn).toEqual(['4096×3072', '3200×2400', '2400×1800'])
  bytesPerPixel = 3
  expect(await fitPhoto(photo(30))).toBe('files.too_large')
})

test('a photo that would not get smaller is sent as it is', async () => {
  decode = async () => ({ width: 2000, height: 1500, close: () => undefined })
  bytesPerPixel = 1.6
  const dense = photo(4)
  expect(await fitPhoto(dense)).toBe(dense)
})

test('HEIC becomes JPEG where the browser decodes it, whatever its size and type', async () => {
  expect(await fitPhoto(photo(1, 'IMG_1.HEIC', ''))).toMatchObject({ type: 'image/jpeg' })
  decode = () => Promise.reject(new DOMException('no decoder', 'InvalidStateError'))
  expect(await fitPhoto(photo(1, 'IMG_1.HEIC', ''))).toBe('files.heic')
  expect(await fitPhoto(photo(6))).toBe('files.too_large')
  const unknown = photo(4)
  expect(await fitPhoto(unknown)).toBe(unknown)
})

test('HEIC can be chosen, except on iPhones and iPads, which convert it', () => {
  expect(photoProblem({ name: 'IMG_1.HEIC', type: '' })).toBe(undefined)
  expect(photoProblem({ name: 'notes.txt', type: 'text/plain' })).toBe('files.not_an_image')
  expect(acceptedPhotos()).toContain('.heic')
  vi.stubGlobal('navigator', { userAgent: 'iPhone; CPU iPhone OS 18_0', maxTouchPoints: 5 })
  expect(acceptedPhotos()).not.toContain('.heic')
})
