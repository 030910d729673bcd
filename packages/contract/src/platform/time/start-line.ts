/** Spanish months and weekdays are lower case unless they begin a line. */
export function startLine(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
