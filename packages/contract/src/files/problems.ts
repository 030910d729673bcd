/** The error codes of uploaded photos and videos. */
export const filesProblems = {
  'files.not_an_image': { status: 400, message: 'JPEG, PNG or GIF only' },
  'files.too_large': { status: 413, message: 'The image is too large (maximum 5MB)' },
  'files.too_small': {
    status: 400,
    message: 'This photo is too small. Its longer side needs at least 1,600 px.',
  },
  'files.heic': {
    status: 400,
    message:
      'We couldn’t read this HEIC photo. Save it as JPEG, or add it in Safari on a Mac, iPhone or iPad.',
  },
  'files.not_a_video': {
    status: 400,
    message: 'We couldn’t read this video. Add an MP4 or WebM file.',
  },
  'files.video_codec': {
    status: 400,
    message: 'Some browsers can’t play this video. Export it as MP4 with H.264 and add it again.',
  },
  'files.video_too_large': { status: 413, message: 'The video is too large (maximum 40 MB).' },
  'files.video_too_long': { status: 400, message: 'The video is too long (maximum 3 minutes).' },
} as const
