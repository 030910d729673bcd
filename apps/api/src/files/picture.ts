import sharp, { type Sharp } from 'sharp'
import { Problem } from '#platform/problem.ts'

const mostBytes = 5 * 1024 * 1024
const mostPixels = 40_000_000

const signatures = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  gif: Buffer.from('GIF8'),
}

/** Drawn anew by the given work, so nothing that came with the picture (place, camera, code) stays. */
export async function redraw(
  upload: Buffer,
  draw: (picture: Sharp) => Promise<Buffer>,
): Promise<Buffer> {
  if (upload.length > mostBytes) throw new Problem('files.too_large')
  const format = formatOf(upload)
  if (!format) throw new Problem('files.not_an_image')
  const picture = sharp(upload, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
  try {
    const { format: decoded, width, height } = await picture.metadata()
    if (decoded !== format || width * height > mostPixels) throw new Problem('files.not_an_image')
    return await draw(picture.autoOrient().timeout({ seconds: 20 }))
  } catch {
    throw new Problem('files.not_an_image')
  }
}

/** By the first bytes: whatever else sharp could read is never handed to its parsers. */
function formatOf(upload: Buffer): string | undefined {
  return Object.entries(signatures).find(([, signature]) =>
    upload.subarray(0, signature.length).equals(signature),
  )?.[0]
}
