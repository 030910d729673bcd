const photoTypes = ['image/jpeg', 'image/png', 'image/gif']
const maxBytes = 5 * 1024 * 1024

export const acceptedPhotos = photoTypes.join()

/** Checks that need no upload; the API inspects the content itself. */
export function photoError({ type, size }: Pick<File, 'type' | 'size'>) {
  if (!photoTypes.includes(type)) return 'problem.files.not_an_image'
  return size > maxBytes ? 'problem.files.too_large' : undefined
}
