const wordsPerMinute = 220

export function readingMinutes(body: string): number {
  const words = body.match(/\p{L}[\p{L}\p{M}\p{N}’'-]*/gu) ?? []
  return Math.max(1, Math.ceil(words.length / wordsPerMinute))
}
