import { Problem } from '#platform/problem.ts'

/** The bytes of a video, and how much more work it may make: parts to read, samples to erase. */
export type VideoFile = { bytes: Buffer; partsLeft: number; sampleBytesLeft: number }

/** Far above what a camera or recorder writes in three minutes. */
const maxParts = 50_000

export function videoFile(bytes: Buffer): VideoFile {
  return { bytes, partsLeft: maxParts, sampleBytesLeft: bytes.length }
}

/** A made-up file could otherwise keep us busy for minutes with parts inside parts. */
export function spendParts(file: VideoFile, count: number): void {
  file.partsLeft -= count
  if (file.partsLeft < 0) throw new Problem('files.not_a_video')
}

/** Samples of all tracks together cannot be longer than the file, unless they overlap. */
export function spendSamples(file: VideoFile, length: number): void {
  file.sampleBytesLeft -= length
  if (file.sampleBytesLeft < 0) throw new Problem('files.not_a_video')
}
