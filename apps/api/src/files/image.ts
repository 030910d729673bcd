import sharp, { type Metadata, type Sharp } from 'sharp'
import { createConcurrencyLimit } from '#platform/concurrency-limit.ts'
import { Problem } from '#platform/problem.ts'

const maxUploadBytes = 5 * 1024 * 1024
const maxPixels = 40_000_000

/** 40 megapixels of ordinary 8-bit color; a few hundred kilobytes can decode to far more. */
const maxDecodedBytes = 3 * maxPixels

const limitDecoding = createConcurrencyLimit({ maxRunning: 2, maxQueued: 20 })

// No upload is decoded twice, and a cached operation would keep its decoder's memory (118 MB
// measured).
sharp.cache(false)

const signatures = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  gif: Buffer.from('GIF8'),
}

/** Re-encodes the picture, so that no metadata (location, camera, code) remains. */
export async function reencode(
  upload: Buffer,
  draw: (picture: Sharp) => Promise<Buffer>,
): Promise<Buffer> {
  if (upload.length > maxUploadBytes) throw new Problem('files.too_large')
  const format = formatOf(upload)
  if (!format) throw new Problem('files.not_an_image')
  return limitDecoding(() => reencodeAs(format, upload, draw))
}

async function reencodeAs(
  format: string,
  upload: Buffer,
  draw: (picture: Sharp) => Promise<Buffer>,
): Promise<Buffer> {
  const picture = sharp(upload, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
  try {
    const metadata = await picture.metadata()
    if (metadata.format !== format || decodedBytes(metadata) > maxDecodedBytes) {
      throw new Problem('files.not_an_image')
    }
    return await draw(picture.autoOrient().timeout({ seconds: 20 }))
  } catch {
    throw new Problem('files.not_an_image')
  }
}

function decodedBytes(metadata: Metadata): number {
  const { width, height, channels, depth, format, isProgressive, chromaSubsampling } = metadata
  if (format === 'jpeg' && isProgressive) {
    // A progressive JPEG is decoded as two-byte coefficients; 4:2:0 halves color in both
    // directions.
    const samples = chromaSubsampling === '4:2:0' ? channels / 2 : channels
    return width * height * samples * 2
  }
  return width * height * channels * bytesPerSample(depth)
}

function bytesPerSample(depth: Metadata['depth']): number {
  if (depth === 'uchar') return 1
  return depth === 'ushort' ? 2 : 8
}

/** Detected by the first bytes: other formats are never handed to sharp's parsers. */
function formatOf(upload: Buffer): string | undefined {
  return Object.entries(signatures).find(([, signature]) =>
    upload.subarray(0, signature.length).equals(signature),
  )?.[0]
}
