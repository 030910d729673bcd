import type { CancellationPolicy } from '@marea/contract/suites/endpoints.ts'
import type { ListingSection } from '@marea/contract/suites/listing/section-names.ts'
import type { ReactNode } from 'react'
import { ExtrasSection } from '#suites/listing/extras/extras-section.tsx'
import { PlainFields } from '#suites/listing/fields/plain-fields.tsx'
import { GuideSection } from '#suites/listing/guide/guide-section.tsx'
import { SafetySection } from '#suites/listing/safety/safety-section.tsx'
import { AmenitiesSection } from './amenities-section.tsx'
import { BasicsSection } from './basics-section.tsx'
import { CancellationSection } from './cancellation-section.tsx'
import { LicensesSection } from './licenses-section.tsx'
import { LocationSection } from './location-section.tsx'
import { PhotosSection } from './photos-section.tsx'
import { PricesSection } from './prices-section.tsx'
import { RoomsSection } from './rooms-section.tsx'
import { RulesSection } from './rules-section.tsx'

type SectionContentProps = {
  section: ListingSection
  /** The refund curve belongs to another slice, so the page passes it in. */
  drawCurve: (policy: CancellationPolicy) => ReactNode
}

export function SectionContent({ section, drawCurve }: SectionContentProps) {
  const contents: Record<ListingSection, () => ReactNode> = {
    basics: () => <BasicsSection />,
    photos: () => <PhotosSection />,
    rooms: () => <RoomsSection />,
    amenities: () => <AmenitiesSection />,
    safety: () => <SafetySection />,
    texts: () => (
      <div>
        <PlainFields section='texts' />
      </div>
    ),
    rules: () => <RulesSection />,
    guide: () => <GuideSection />,
    prices: () => <PricesSection />,
    extras: () => <ExtrasSection />,
    cancellation: () => <CancellationSection drawCurve={drawCurve} />,
    location: () => <LocationSection />,
    licenses: () => <LicensesSection />,
  }
  return contents[section]()
}
