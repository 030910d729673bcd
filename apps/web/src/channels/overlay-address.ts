const overlays = ['add', 'replace', 'release', 'disconnect', 'regenerate'] as const

export type ChannelsOverlay = { open: (typeof overlays)[number]; of: string }

/** The address of the page with an overlay open; `of` is a feed or a home. */
export function overlayAddress({ open, of }: ChannelsOverlay): string {
  const query = new URLSearchParams({ open, ...(of ? { of } : {}) })
  return `?${query}`
}

export function parseOverlay(search: string): ChannelsOverlay | undefined {
  const query = new URLSearchParams(search)
  const open = overlays.find((each) => each === query.get('open'))
  return open && { open, of: query.get('of') ?? '' }
}
