import type { SearchFacets } from '@marea/contract/search/endpoints.ts'
import { Link } from '#platform/page/link.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { readFlexible, withChange } from '#search/query.ts'
import { useSearch } from '#search/use-search.ts'
import { hasDates, parseStay } from '#suites/stay-params.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import { Photo, type PhotoSet } from '#ui/media/photo.tsx'
import { Columns } from '#ui/page/columns.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './neighborhoods.module.css'

type NeighborhoodsProps = { photo: PhotoSet; counts: SearchFacets['neighborhoods'] }

export function Neighborhoods({ photo, counts }: NeighborhoodsProps) {
  const t = useText()
  const { params } = useSearch()
  const language = useLanguage()
  const placeName = usePlaceName()
  const shown = counts.filter(({ line }) => line)
  if (shown.length === 0) return null
  return (
    <Columns as='section' shares={[5, 6]} isCentered className={`measure far ${styles.places}`}>
      <figure>
        <Photo
          photo={photo}
          alt={t('home.places_photo')}
          sizes='(max-width: 860px) 100vw, 45vw'
          ratio='var(--ratio)'
          className={styles.photo ?? ''}
        />
        <figcaption className='soft small'>{t('home.places_caption')}</figcaption>
      </figure>
      <div>
        <Heading level={2}>{t('home.places')}</Heading>
        <ul className={styles.list}>
          {shown.map((place) => (
            <li key={place.slug}>
              <Link to={`?${withChange(params, { where: place.slug, bbox: null })}#results`}>
                <Heading level={3} size='heading' className={styles.name}>
                  {placeName(place)}
                </Heading>
                <Figures place={place} />
                <span className='soft'>{place.line?.[language]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Columns>
  )
}

type Place = SearchFacets['neighborhoods'][number]

/** The number of homes and the lowest price, for the stay or without dates for a night. */
function Figures({ place }: { place: Place }) {
  const t = useText()
  const language = useLanguage()
  const { params } = useSearch()
  const isPriced = hasDates(parseStay(params)) || readFlexible(params) !== null
  const price = formatMoney(place.from.amount, language, { cents: 'whole' })
  return (
    <span className={`figures small ${styles.figures}`}>
      {t('search.homes', { count: place.count })}
      <span className='soft'>
        {t(isPriced ? 'search.from_total' : 'search.from_night', { price })}
      </span>
    </span>
  )
}
