import type { VideoFormat } from '@marea/contract/files/video-rules.ts'
import { maxVideoSeconds } from '@marea/contract/files/video-rules.ts'
import { Problem } from '#platform/problem.ts'
import { cleanMp4, isMp4 } from './mp4.ts'
import { type VideoFile, videoFile } from './video-file.ts'
import { cleanWebm, isWebm } from './webm.ts'

export type CheckedVideo = { bytes: Uint8Array; format: VideoFormat; seconds: number }

export type InspectedVideo = CheckedVideo | { refusal: Problem['code'] }

/**
 * What a video is, with its notes about place and camera erased. Runs in a thread, whose errors
 * would arrive without their code.
 */
export function inspectVideo(upload: Uint8Array): InspectedVideo {
  const bytes = Buffer.from(upload)
  try {
    const { format, length } = cleaned(videoFile(bytes))
    if (!Number.isFinite(length) || length <= 0) return { refusal: 'files.not_a_video' }
    if (length > maxVideoSeconds) return { refusal: 'files.video_too_long' }
    return { bytes, format, seconds: Math.max(1, Math.round(length)) }
  } catch (error) {
    if (error instanceof Problem) return { refusal: error.code }
    // A number read beyond the end means that the file is cut off.
    if (error instanceof RangeError) return { refusal: 'files.not_a_video' }
    throw error
  }
}

function cleaned(file: VideoFile): { format: VideoFormat; length: number } {
  if (isMp4(file.bytes)) return { format: 'mp4', length: cleanMp4(file) }
  if (isWebm(file.bytes)) return { format: 'webm', length: cleanWebm(file) }
  throw new Problem('files.not_a_video')
}
