import type { SearchFacets } from '@marea/contract/search/endpoints.ts'
import type { TextKey } from '@marea/contract/texts/en.ts'
import { Link } from '#platform/page/link.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { readFlexible, withChange } from '#search/query.ts'
import { useSearch } from '#search/use-search.ts'
import { hasDates, parseStay } from '#suites/stay-params.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import { Photo, type PhotoSet } from '#ui/media/photo.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './neighborhoods.module.css'

const places: readonly { slug: string; name: string; description: TextKey }[] = [
  { slug: 'brickell', name: 'Brickell', description: 'home.place.brickell' },
  { slug: 'coconut-grove', name: 'Coconut Grove', description: 'home.place.grove' },
  { slug: 'coral-gables', name: 'Coral Gables', description: 'home.place.gables' },
  { slug: 'key-biscayne', name: 'Key Biscayne', description: 'home.place.key' },
  { slug: 'south-beach', name: 'South Beach', description: 'home.place.beach' },
  { slug: 'wynwood', name: 'Wynwood', description: 'home.place.wynwood' },
]

type NeighborhoodsProps = { photo: PhotoSet; counts: SearchFacets['neighborhoods'] | undefined }

/** Neighborhoods with homes and their lowest prices; all of them where the search failed. */
export function Neighborhoods({ photo, counts }: NeighborhoodsProps) {
  const t = useText()
  const { params } = useSearch()
  const found = counts && new Map(counts.map((each) => [each.slug, each]))
  const shown = found ? places.filter(({ slug }) => found.has(slug)) : places
  if (shown.length === 0) return null
  return (
    <section className={`measure far ${styles.places}`}>
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
          {shown.map(({ slug, name, description }) => (
            <li key={slug}>
              <Link to={`?${withChange(params, { where: slug, bbox: null })}#results`}>
                <Heading level={3} size='heading' className={styles.name}>
                  {name}
                </Heading>
                <Figures place={found?.get(slug)} />
                <span className='soft'>{t(description)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type Place = SearchFacets['neighborhoods'][number]

/** How many homes, and what the cheapest costs: for the stay, or without dates for a night. */
function Figures({ place }: { place: Place | undefined }) {
  const t = useText()
  const language = useLanguage()
  const { params } = useSearch()
  if (!place) return null
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
