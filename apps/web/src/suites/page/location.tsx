import type { Suite } from '@marea/contract/suites/endpoints.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { HomeMap } from '#suites/map/home-map.tsx'
import { Beside } from '#ui/page/columns.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './location.module.css'

/** Where the home is; the street is hidden until the stay is confirmed. */
export function Location({ suite }: { suite: Suite }) {
  const placeName = usePlaceName()
  const t = useText()
  const language = useLanguage()
  const { neighborhood, address, latitude, longitude, texts } = suite
  const label = t('suite.location_drawing', { place: placeName(neighborhood) })
  return (
    <Beside>
      <Stack gap={3}>
        <Heading level={2}>{t('suite.location')}</Heading>
        <p>{texts[language].neighborhoodNote}</p>
        <p className='soft small'>{address.street ?? t('suite.address_later')}</p>
      </Stack>
      <HomeMap {...{ latitude, longitude, label }} className={styles.mapFrame} />
    </Beside>
  )
}
