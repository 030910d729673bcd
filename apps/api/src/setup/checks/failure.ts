/** A code of the system that failed, because its sentences may hold names and addresses. */
export function failureOf(error: unknown): string {
  const { code, name } = Object(error)
  return String(code ?? name ?? 'unknown')
}
