type Texts = { title: string; summary: string; body: readonly string[]; coverAlt: string }

/** A published post of the demo; `body` is one paragraph, heading or list per entry. */
export type DemoPost = {
  author: string
  /** The first photo of a home, which also has a crop for social previews. */
  cover: string
  daysAgo: number
  en: Texts
  es: Texts
}
