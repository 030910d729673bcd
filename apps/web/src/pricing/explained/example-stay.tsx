import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import type { PriceExample } from '@marea/contract/pricing/endpoints.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { photoSet } from '#suites/photo-set.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Photo } from '#ui/media/photo.tsx'
import styles from './explained.module.css'

export function ExampleStay({ example }: { example: PriceExample }) {
  const t = useText()
  const language = useLanguage()
  const { suite, checkIn, checkOut, guests } = example
  const query = new URLSearchParams({ checkIn, checkOut, guests: String(guests) })
  return (
    <div className={styles.stay}>
      {suite.photo && <Photo photo={photoSet(suite.photo)} alt='' sizes='120px' ratio='4 / 3' />}
      <div>
        <p>
          {t('how.example', {
            home: suite.name,
            dates: formatDayRange(checkIn, checkOut, language),
            guests: t('suite.guests', { count: guests }),
          })}
        </p>
        <TextLink to={`/suite-details/${suite.slug}?${query}`}>{t('how.view_home')}</TextLink>
      </div>
    </div>
  )
}
