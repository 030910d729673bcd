/** The host of a URL, or the text itself if it is not a URL. */
export function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url
}
