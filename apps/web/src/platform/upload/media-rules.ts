import { maxVideoBytes } from '@marea/contract/files/video-rules.ts'
import type { ProblemCode } from '@marea/contract/problems.ts'

const photoTypes = ['image/jpeg', 'image/png', 'image/gif']

type ChosenFile = Pick<File, 'type' | 'size' | 'name'>

/** iPhones and iPads convert photos to JPEG if a page does not accept HEIC. */
export function acceptedPhotos(): string {
  const isTouchedApple =
    /iP(hone|ad|od)|Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1
  return [...photoTypes, ...(isTouchedApple ? [] : ['.heic', '.heif'])].join()
}

/** Some systems do not know the type of a HEIC file. */
export function isHeic({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
}

/** What needs no look into the file: large photos are made smaller before they are sent. */
export function photoProblem(file: Pick<File, 'type' | 'name'>): ProblemCode | undefined {
  return isHeic(file) || photoTypes.includes(file.type) ? undefined : 'files.not_an_image'
}

/** An iPhone's videos are QuickTime files, which play like MP4 when they hold H.264. */
const videoTypes = ['video/mp4', 'video/webm', 'video/quicktime']
export const acceptedVideos = videoTypes.join()

export function videoProblem({ type, size }: ChosenFile): ProblemCode | undefined {
  if (!videoTypes.includes(type)) return 'files.not_a_video'
  return size > maxVideoBytes ? 'files.video_too_large' : undefined
}
