const codes = new Set<unknown>(['ENOENT', 'ENOTDIR', 'EISDIR'])

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(error.code)
}
