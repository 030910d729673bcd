export const filesProblems = {
  'files.not_an_image': { status: 400, en: 'JPEG, PNG or GIF only', es: 'Solo JPEG, PNG o GIF' },
  'files.too_large': {
    status: 413,
    en: 'The image is too large (maximum 5MB)',
    es: 'La imagen es demasiado grande (máximo 5 MB)',
  },
  'files.too_small': {
    status: 400,
    en: 'This photo is too small. Its longer side needs at least 1,600 px.',
    es: 'Esta foto es demasiado pequeña. El lado más largo necesita al menos 1,600 px.',
  },
  'files.heic': {
    status: 400,
    en: 'We couldn’t read this HEIC photo. Save it as JPEG, or add it in Safari on a Mac, iPhone or iPad.',
    es: 'No pudimos leer esta foto HEIC. Guárdela como JPEG, o agréguela con Safari en una Mac, un iPhone o un iPad.',
  },
  'files.not_a_video': {
    status: 400,
    en: 'We couldn’t read this video. Add an MP4 or WebM file.',
    es: 'No pudimos leer este video. Agregue un archivo MP4 o WebM.',
  },
  'files.video_codec': {
    status: 400,
    en: 'Some browsers can’t play this video. Export it as MP4 with H.264 and add it again.',
    es: 'Algunos navegadores no reproducen este video. Expórtelo como MP4 con H.264 y agréguelo de nuevo.',
  },
  'files.video_too_large': {
    status: 413,
    en: 'The video is too large (maximum 40 MB).',
    es: 'El video es demasiado grande (máximo 40 MB).',
  },
  'files.video_too_long': {
    status: 400,
    en: 'The video is too long (maximum 3 minutes).',
    es: 'El video es demasiado largo (máximo 3 minutos).',
  },
} as const
