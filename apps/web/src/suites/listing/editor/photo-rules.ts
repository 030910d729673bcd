import type { ProblemCode } from '@marea/contract/platform/problems.ts'

const photoTypes = ['image/jpeg', 'image/png', 'image/gif']
const maxBytes = 5 * 1024 * 1024

export const acceptedPhotos = photoTypes.join()

/** Checks that need no upload; the API inspects the content itself. */
export function photoProblem({ type, size }: Pick<File, 'type' | 'size'>): ProblemCode | undefined {
  if (!photoTypes.includes(type)) return 'files.not_an_image'
  return size > maxBytes ? 'files.too_large' : undefined
}
