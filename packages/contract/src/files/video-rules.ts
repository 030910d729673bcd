/** What browsers play without conversion: MP4 with H.264, and WebM. */
export const videoFormats = ['mp4', 'webm'] as const
export type VideoFormat = (typeof videoFormats)[number]

export const maxVideoBytes = 40 * 1024 * 1024
export const maxVideoSeconds = 180
