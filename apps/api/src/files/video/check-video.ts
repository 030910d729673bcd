import {
  maxVideoBytes,
  maxVideoSeconds,
  type VideoFormat,
} from '@marea/contract/files/video-rules.ts'
import { Problem } from '#platform/problem.ts'
import { cleanMp4, isMp4 } from './mp4.ts'
import { cleanWebm, isWebm } from './webm.ts'

export type CheckedVideo = { bytes: Buffer; format: VideoFormat; seconds: number }

/**
 * An uploaded video that browsers play as it is, because nothing here can convert it. Notes about
 * its place and camera are erased.
 */
export function checkVideo(upload: Buffer): CheckedVideo {
  if (upload.length > maxVideoBytes) throw new Problem('files.video_too_large')
  const bytes = Buffer.from(upload)
  const { format, length } = cleaned(bytes)
  if (!Number.isFinite(length) || length <= 0) throw new Problem('files.not_a_video')
  if (length > maxVideoSeconds) throw new Problem('files.video_too_long')
  return { bytes, format, seconds: Math.max(1, Math.round(length)) }
}

function cleaned(bytes: Buffer): { format: VideoFormat; length: number } {
  try {
    if (isMp4(bytes)) return { format: 'mp4', length: cleanMp4(bytes) }
    if (isWebm(bytes)) return { format: 'webm', length: cleanWebm(bytes) }
  } catch (error) {
    // A number read beyond the end means that the file is cut off.
    if (!(error instanceof RangeError)) throw error
  }
  throw new Problem('files.not_a_video')
}
