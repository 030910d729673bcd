import { maxVideoBytes } from '@marea/contract/files/video-rules.ts'
import type { ProblemCode } from '@marea/contract/platform/problems.ts'

const photoTypes = ['image/jpeg', 'image/png', 'image/gif']
const maxBytes = 5 * 1024 * 1024

/** HEIC is left out, so that an iPhone converts its photos to JPEG before it sends them. */
export const acceptedPhotos = photoTypes.join()

type ChosenFile = Pick<File, 'type' | 'size' | 'name'>

/** Checks that need no upload; the API inspects the content itself. */
export function photoProblem({ type, size, name }: ChosenFile): ProblemCode | undefined {
  // Some systems do not know the type of a HEIC file.
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return 'files.heic'
  if (!photoTypes.includes(type)) return 'files.not_an_image'
  return size > maxBytes ? 'files.too_large' : undefined
}

/** An iPhone's videos are QuickTime files, which play like MP4 when they hold H.264. */
const videoTypes = ['video/mp4', 'video/webm', 'video/quicktime']
export const acceptedVideos = videoTypes.join()

export function videoProblem({ type, size }: ChosenFile): ProblemCode | undefined {
  if (!videoTypes.includes(type)) return 'files.not_a_video'
  return size > maxVideoBytes ? 'files.video_too_large' : undefined
}
