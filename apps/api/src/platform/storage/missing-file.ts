const codes = new Set<unknown>(['ENOENT', 'ENOTDIR', 'EISDIR'])

/** Whether a file operation failed because the file does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(error.code)
}
