import { thumbHashToRGBA } from 'thumbhash'
import { thumbhashBytes } from './thumbhash.ts'

export function paintThumbhash(canvas: HTMLCanvasElement, thumbhash: string): void {
  const { width, height, pixels } = decodeThumbhash(thumbhash)
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0)
}

export function decodeThumbhash(thumbhash: string) {
  const { w, h, rgba } = thumbHashToRGBA(thumbhashBytes(thumbhash))
  return { width: w, height: h, pixels: new Uint8ClampedArray(rgba) }
}
