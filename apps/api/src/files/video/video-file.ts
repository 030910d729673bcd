import { Problem } from '#platform/problem.ts'

/** The bytes of a video, and the budget that is left for reading parts and erasing samples. */
export type VideoFile = { bytes: Buffer; partsLeft: number; sampleBytesLeft: number }

/** Far above what a camera or recorder writes in three minutes. */
const maxParts = 50_000

export function videoFile(bytes: Buffer): VideoFile {
  return { bytes, partsLeft: maxParts, sampleBytesLeft: bytes.length }
}

/** A crafted file with nested parts could otherwise keep the server busy for minutes. */
export function spendParts(file: VideoFile, count: number): void {
  file.partsLeft -= count
  if (file.partsLeft < 0) throw new Problem('files.not_a_video')
}

/** Samples of all tracks together cannot be longer than the file, unless they overlap. */
export function spendSamples(file: VideoFile, length: number): void {
  file.sampleBytesLeft -= length
  if (file.sampleBytesLeft < 0) throw new Problem('files.not_a_video')
}
