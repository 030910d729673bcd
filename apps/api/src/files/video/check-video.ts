import { maxVideoBytes } from '@marea/contract/files/video-rules.ts'
import type { Ports } from '#platform/ports.ts'
import { Problem } from '#platform/problem.ts'
import type { ThreadTask } from '#platform/threads/threads.ts'
import type { CheckedVideo, InspectedVideo } from './inspect-video.ts'

const inspecting: ThreadTask<Uint8Array, InspectedVideo> = {
  module: new URL('./inspect-video.ts', import.meta.url),
  name: 'inspectVideo',
  maxMs: 10_000,
  // Each waiting upload holds up to 40 MB.
  maxQueued: 5,
}

/** Accepts only what browsers play as it is, because nothing here converts videos. */
export async function checkVideo(
  { threads }: Pick<Ports, 'threads'>,
  upload: Buffer,
): Promise<CheckedVideo> {
  if (upload.length > maxVideoBytes) throw new Problem('files.video_too_large')
  const inspected = await threads.run(inspecting, upload)
  if (!inspected) throw new Problem('files.not_a_video')
  if ('refusal' in inspected) throw new Problem(inspected.refusal)
  return inspected
}
