import { lazy, type ReactNode, type Ref, Suspense } from 'react'
import { loadWhenOnline } from '#platform/page/connection.ts'
import { useText } from '#platform/texts/texts.tsx'
import { classes } from '#ui/style/classes.ts'
import { Heading } from '#ui/text/heading.tsx'
import styles from './cover.module.css'
import { crops, fallback, srcSet } from './cover-photo.ts'
import { useFilmAllowed } from './use-film-allowed.ts'

/** Its two labels come with the page, so it need not wait for all texts. */
const CoverFilm = lazy(() => loadWhenOnline(() => import('./cover-film.tsx')))

type CoverProps = {
  ref: Ref<HTMLElement>
  /** An open panel covers the headline. */
  isOpen: boolean
  children: ReactNode
}

/** The full-bleed photo with a headline; the layout's top bar overlaps it. */
export function Cover({ ref, isOpen, children }: CoverProps) {
  const t = useText()
  const isFilmAllowed = useFilmAllowed()
  const filmLabels = { play: t('home.film_play'), pause: t('home.film_pause') }
  return (
    <section ref={ref} className={classes(styles.cover, isOpen && styles.isOpen)}>
      <picture>
        {crops.flatMap((cut) =>
          (['avif', 'webp'] as const).map((format) => (
            <source
              key={cut.name + format}
              media={cut.media}
              type={`image/${format}`}
              srcSet={srcSet(cut, format)}
              sizes='100vw'
            />
          )),
        )}
        <img
          src={fallback}
          alt={t('home.photo')}
          width={2400}
          height={1200}
          fetchPriority='high'
          className={styles.photo}
        />
      </picture>
      {isFilmAllowed && (
        <Suspense>
          <CoverFilm labels={filmLabels} />
        </Suspense>
      )}
      <div className={`measure ${styles.text}`}>
        <Heading level={1} size='display' className={styles.line}>
          {t('home.headline')}
        </Heading>
        {children}
      </div>
    </section>
  )
}
