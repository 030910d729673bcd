import type { Suite } from '@marea/contract/suites.ts'
import { useLanguage, useText } from '#platform/texts.tsx'
import { classes } from '#ui/classes.ts'
import { Heading } from '#ui/heading.tsx'
import { Chart, pinClass, place } from './chart.tsx'
import { project } from './coast.ts'
import styles from './place.module.css'

/** Where the home is; without the street until the stay is confirmed. */
export function Place({ suite }: { suite: Suite }) {
  const t = useText()
  const language = useLanguage()
  const { neighborhood, address, latitude, longitude, texts } = suite
  const at = project(longitude, latitude)
  return (
    <section className={styles.place}>
      <div className={styles.words}>
        <Heading level={2}>{t('suite.place')}</Heading>
        <p>{texts[language].neighborhoodNote}</p>
        <p className='soft small'>{address.street ?? t('suite.address_later')}</p>
      </div>
      <Chart
        view={{ ...at, width: 360, height: 200 }}
        label={t('suite.place_chart', { place: neighborhood.name })}
        className={styles.chart}
      >
        <i className={classes(pinClass, styles.dot)} style={place(at)} />
      </Chart>
    </section>
  )
}
