import type { ListingSection } from '@marea/contract/suites/listing/section-names.ts'
import type { ListingContents, SectionDraft } from '@marea/contract/suites/listing/sections.ts'

export function sectionBody(
  section: ListingSection,
  version: number,
  contents: ListingContents,
): SectionDraft {
  const bodies: { [Section in ListingSection]: () => SectionDraft } = {
    basics: () => ({ section: 'basics', version, content: contents.basics }),
    photos: () => ({ section: 'photos', version, content: contents.photos }),
    rooms: () => ({ section: 'rooms', version, content: contents.rooms }),
    amenities: () => ({ section: 'amenities', version, content: contents.amenities }),
    safety: () => ({ section: 'safety', version, content: contents.safety }),
    texts: () => ({ section: 'texts', version, content: contents.texts }),
    rules: () => ({ section: 'rules', version, content: contents.rules }),
    guide: () => ({ section: 'guide', version, content: contents.guide }),
    prices: () => ({ section: 'prices', version, content: contents.prices }),
    extras: () => ({ section: 'extras', version, content: contents.extras }),
    cancellation: () => ({ section: 'cancellation', version, content: contents.cancellation }),
    location: () => ({ section: 'location', version, content: contents.location }),
    licenses: () => ({ section: 'licenses', version, content: contents.licenses }),
  }
  return bodies[section]()
}
