export const fileProblemTexts = {
  'problem.files.not_an_image': 'Solo JPEG, PNG o GIF',
  'problem.files.too_small':
    'Esta foto es demasiado pequeña. El lado más largo necesita al menos 1,600 px.',
  'problem.files.too_large': 'La imagen es demasiado grande (máximo 5 MB)',
  'problem.files.heic':
    'No pudimos leer esta foto HEIC. Guárdela como JPEG, o agréguela con Safari en una Mac, un iPhone o un iPad.',
  'problem.files.not_a_video': 'No pudimos leer este video. Agregue un archivo MP4 o WebM.',
  'problem.files.video_codec':
    'Algunos navegadores no reproducen este video. Expórtelo como MP4 con H.264 y agréguelo de nuevo.',
  'problem.files.video_too_large': 'El video es demasiado grande (máximo 40 MB).',
  'problem.files.video_too_long': 'El video es demasiado largo (máximo 3 minutos).',
}
