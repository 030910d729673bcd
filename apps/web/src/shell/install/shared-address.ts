const maxWords = 80

/** Our page whose link was shared, or a search for the words; links of other sites are never opened. */
export function sharedAddress(shared: URLSearchParams, publicUrl: string): string {
  const { origin } = new URL(publicUrl)
  const texts = ['url', 'text', 'title'].map((name) => shared.get(name) ?? '')
  const links = texts.flatMap((text) => text.match(/https?:\/\/\S+/g) ?? [])
  const ours = links.map((link) => URL.parse(link)).find((url) => url?.origin === origin)
  if (ours) return ours.href
  const words = texts
    .map((text) =>
      text
        .replace(/https?:\/\/\S+/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .find(Boolean)
  const home = new URL('/', origin)
  if (words) home.searchParams.set('where', words.slice(0, maxWords))
  return home.href
}
