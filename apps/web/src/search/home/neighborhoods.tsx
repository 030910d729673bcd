import type { SearchFacets } from '@marea/contract/search/endpoints.ts'
import type { TextKey } from '@marea/contract/texts/en.ts'
import { Link } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { withChange } from '#search/query.ts'
import { useSearch } from '#search/use-search.ts'
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

/** A list of neighborhoods, with the number of homes in each where the search succeeded. */
export function Neighborhoods({ photo, counts }: NeighborhoodsProps) {
  const t = useText()
  const { params } = useSearch()
  const countOf = counts && new Map(counts.map(({ slug, count }) => [slug, count]))
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
          {places.map(({ slug, name, description }) => (
            <li key={slug}>
              <Link to={`?${withChange(params, { where: slug, bbox: null })}#results`}>
                <Heading level={3} size='heading' className={styles.name}>
                  {name}
                </Heading>
                {countOf && (
                  <span className='figures small'>
                    {t('search.homes', { count: countOf.get(slug) ?? 0 })}
                  </span>
                )}
                <span className='soft'>{t(description)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
