import type { TextKey } from '@marea/contract/texts/en.ts'
import { cacheable } from '#platform/caching.ts'
import { useText } from '#platform/texts.tsx'
import { PageHead } from '#shell/page-head.tsx'
import { breakfast } from '#shell/photos.ts'
import { Heading } from '#ui/heading.tsx'
import { Photo } from '#ui/photo.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Cover } from './cover.tsx'
import { cuts, srcSet } from './cover-photo.ts'
import styles from './home-page.module.css'

const neighborhoods: readonly { name: string; says: TextKey }[] = [
  { name: 'Brickell', says: 'home.place.brickell' },
  { name: 'Coconut Grove', says: 'home.place.grove' },
  { name: 'Coral Gables', says: 'home.place.gables' },
  { name: 'Key Biscayne', says: 'home.place.key' },
  { name: 'South Beach', says: 'home.place.beach' },
  { name: 'Wynwood', says: 'home.place.wynwood' },
]

export const headers = cacheable

export function links() {
  return cuts.map((cut) => ({
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(cut, 'avif'),
    imageSizes: '100vw',
    media: cut.media,
    fetchPriority: 'high' as const,
  }))
}

export default function HomePage() {
  const t = useText()
  return (
    <>
      <PageHead title={t('home.title')} />
      <Cover>
        <p className={styles.soon}>
          {t('home.soon')} <TextLink to='/faqs'>{t('home.soon_link')}</TextLink>
        </p>
      </Cover>
      <Neighborhoods />
      <section className={`measure ${styles.promise}`}>
        <Heading level={2} className={styles.quote}>
          {t('home.promise')}
        </Heading>
        <p className='soft'>{t('home.promise_by')}</p>
      </section>
    </>
  )
}

function Neighborhoods() {
  const t = useText()
  return (
    <section className={`measure ${styles.places}`}>
      <figure>
        <Photo
          photo={breakfast}
          alt={t('home.places_photo')}
          sizes='(max-width: 860px) 100vw, 45vw'
          ratio='var(--ratio)'
          className={styles.plate ?? ''}
        />
        <figcaption className='soft small'>{t('home.places_caption')}</figcaption>
      </figure>
      <div>
        <Heading level={2}>{t('home.places')}</Heading>
        <ul className={styles.list}>
          {neighborhoods.map(({ name, says }) => (
            <li key={name}>
              <Heading level={3} size='heading' className={styles.name}>
                {name}
              </Heading>
              <p className='soft'>{t(says)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
