import { formatClock } from '@marea/contract/platform/time/format-clock.ts'
import { emptyGuide } from '@marea/contract/suites/home-guide.ts'
import type { ListingState } from '@marea/contract/suites/listing/endpoints.ts'
import { noExtras } from '@marea/contract/suites/listing/home-extras.ts'
import type { ListingSection } from '@marea/contract/suites/listing/section-names.ts'
import type { ListingContents } from '@marea/contract/suites/listing/sections.ts'
import { emptySafety } from '@marea/contract/suites/safety/home-safety.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { formatPercent } from '#ui/format/format-percent.ts'
import { isSame } from './is-same.ts'

const perUnit = 100_000

type Facts = { contents: ListingContents; city: ListingState['city'] }

/** A short summary of a complete section. */
export function useSectionFacts({ contents, city }: Facts): (section: ListingSection) => string {
  const t = useText()
  const language = useLanguage()
  const {
    basics,
    photos,
    rooms,
    amenities,
    safety,
    rules,
    guide,
    prices,
    extras,
    cancellation,
    location,
    licenses,
  } = contents
  const beds = rooms.areas.flatMap((area) => area.beds)
  const numbers = licenses.licenses.filter(({ number }) => number.trim() !== '')
  const tax = city?.taxes.reduce((sum, { rate }) => sum + rate, 0)
  const lowest = Math.min(prices.nightlyAmount ?? 0, prices.weekendAmount ?? 0)
  const facts: Record<ListingSection, () => string> = {
    basics: () =>
      `${t(`suite_kind.${basics.kind}`)}, ${t('suite.guests', { count: basics.guests ?? 0 })}`,
    photos: () => t('listing.fact.photos', { count: photos.photos.length }),
    rooms: () => {
      const count = beds.reduce((sum, bed) => sum + bed.count, 0)
      const bedrooms = t('suite.bedrooms', { count: basics.bedrooms ?? 0 })
      return `${bedrooms}, ${t('suite.beds', { count })}`
    },
    amenities: () => t('listing.fact.amenities', { count: amenities.amenities.length }),
    safety: () => t('listing.fact.safety', { count: safety.facts.length }),
    texts: () => t('listing.fact.texts'),
    rules: () => t('listing.fact.rules', { time: formatClock(rules.checkInFrom, language) }),
    guide: () => t('listing.fact.guide', { count: topicsOf(guide) }),
    prices: () =>
      t('listing.fact.prices', { price: formatMoney(lowest, language, { cents: 'whole' }) }),
    extras: () =>
      t('listing.fact.extras', {
        count: extras.extras.length + Number(extras.housekeepingAmount > 0),
      }),
    cancellation: () => (cancellation.code ? t(`cancellation.${cancellation.code}`) : ''),
    location: () =>
      tax === undefined
        ? location.city
        : t('listing.fact.location', { city: location.city, rate: formatPercent(tax / perUnit) }),
    licenses: () =>
      numbers.length > 0
        ? t('listing.fact.licenses', { count: numbers.length })
        : t('listing.fact.no_licenses'),
  }
  return (section) =>
    isEmptySection(contents, section) ? t('listing.fact.nothing') : facts[section]()
}

/**
 * Optional sections that are empty do not count as complete, because guests would see nothing
 * there.
 */
export function isEmptySection(contents: ListingContents, section: ListingSection): boolean {
  const { amenities, safety, guide, extras } = contents
  if (section === 'amenities') return amenities.amenities.length === 0
  if (section === 'safety') return isSame(safety, emptySafety())
  if (section === 'extras') return isSame(extras, noExtras())
  return section === 'guide' && isSame(guide, emptyGuide())
}

function topicsOf({ doorCode, wifiNetwork, steps, chapters }: ListingContents['guide']): number {
  return [doorCode, wifiNetwork].filter(Boolean).length + steps.length + chapters.length
}
