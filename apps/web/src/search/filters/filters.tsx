import type { SearchResult } from '@marea/contract/search/endpoints.ts'
import type { Amenity } from '@marea/contract/suites/amenities.ts'
import { loadEarly } from '#platform/texts/lazy-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { countFilters, readAmenities, withAmenity } from '#search/query.ts'
import { useSearch } from '#search/use-search.ts'
import { Pill } from '#ui/button/pill.tsx'
import type { IconName } from '#ui/media/icon.tsx'
import styles from './filters.module.css'

export type OpenFilters = 'price' | 'all' | null

export const loadFilters = () => import('./filters-dialog.tsx')

const amenityPills: readonly { amenity: Amenity; icon: IconName }[] = [
  { amenity: 'pool', icon: 'pool' },
  { amenity: 'bayView', icon: 'wave' },
  { amenity: 'oceanView', icon: 'sun' },
]

type FiltersProps = Pick<SearchResult, 'facets'> & {
  open: OpenFilters
  onOpen: (open: OpenFilters) => void
}

export function Filters({ facets, open, onOpen }: FiltersProps) {
  const t = useText()
  const { params, go, change } = useSearch()
  const chosen = readAmenities(params)
  const bedrooms = facets?.bedrooms.find(({ atLeast }) => atLeast === 2)
  const hasPrice = params.has('minTotal') || params.has('maxTotal')
  const count = countFilters(params)
  return (
    <fieldset className={styles.filters}>
      <legend className='hidden-label'>{t('search.filters')}</legend>
      <Pill
        icon='sliders'
        {...(count > 0 && { count })}
        onPointerEnter={() => loadEarly(loadFilters)}
        onClick={() => onOpen('all')}
      >
        {t('search.all_filters')}
      </Pill>
      <Pill
        pressed={Number(params.get('bedrooms')) >= 2}
        {...countOf(bedrooms)}
        onClick={() => change({ bedrooms: params.has('bedrooms') ? null : 2 })}
      >
        {t('search.bedrooms_pill', { count: Number(params.get('bedrooms')) || 2 })}
      </Pill>
      <Pill
        expanded={open === 'price'}
        className={hasPrice ? styles.chosen : undefined}
        onPointerEnter={() => loadEarly(loadFilters)}
        onClick={() => onOpen('price')}
      >
        {t('search.price')}
      </Pill>
      {amenityPills.map(({ amenity, icon }) => (
        <Pill
          key={amenity}
          icon={icon}
          pressed={chosen.includes(amenity)}
          {...countOf(facets?.amenities.find((each) => each.amenity === amenity))}
          onClick={() => go(withAmenity(params, amenity))}
        >
          {t(`amenity.${amenity}`)}
        </Pill>
      ))}
      <Pill
        icon='paw'
        pressed={params.has('pets')}
        onClick={() => change({ pets: params.has('pets') ? null : 1 })}
      >
        {t('search.pets')}
      </Pill>
    </fieldset>
  )
}

function countOf(facet: { count: number } | undefined) {
  return facet ? { count: facet.count } : {}
}
