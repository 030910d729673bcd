import type { Suite } from '@marea/contract/suites/endpoints.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { photoSet } from '#suites/photo-set.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Photo } from '#ui/media/photo.tsx'
import { Beside } from '#ui/page/columns.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './about-neighborhood.module.css'

type AboutNeighborhoodProps = Pick<Suite, 'neighborhood'> & {
  /** Whether the neighborhood's page is linked. */
  isLinked?: boolean
}

/** The same for every home of the neighborhood. */
export function AboutNeighborhood({ neighborhood, isLinked }: AboutNeighborhoodProps) {
  const t = useText()
  const language = useLanguage()
  const { about, photos } = neighborhood
  const name = usePlaceName()(neighborhood)
  if (about[language].length === 0) return null
  return (
    <Beside>
      <Stack gap={3}>
        <Heading level={2}>{t('neighborhood.about', { place: name })}</Heading>
        {about[language].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {isLinked && (
          <p>
            <TextLink to={`/neighborhoods/${neighborhood.slug}`}>
              {t('neighborhood.photos', { place: name })}
            </TextLink>
          </p>
        )}
      </Stack>
      {photos.length > 0 && (
        <figure>
          <div className={styles.photos}>
            {photos.map((photo) => (
              <Photo
                key={photo.key}
                photo={photoSet(photo)}
                alt={photo.alt[language]}
                sizes='(max-width: 860px) 50vw, 420px'
                ratio='3 / 2'
              />
            ))}
          </div>
          <figcaption className='soft small'>
            {t('neighborhood.photos', { place: name })}
          </figcaption>
        </figure>
      )}
    </Beside>
  )
}
