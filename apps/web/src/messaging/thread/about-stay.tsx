import type { Conversation } from '@marea/contract/messaging/endpoints.ts'
import type { ReactNode } from 'react'
import { useLanguage, useNamedText, useText } from '#platform/texts/texts.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { photoSet } from '#suites/photo-set.ts'
import { ActionLink } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Photo } from '#ui/media/photo.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './about-stay.module.css'

type AboutStayProps = {
  conversation: Conversation
  suite: NonNullable<Conversation['suite']>
  /** How soon the stay begins. */
  when?: string
  facts?: ReactNode
  receipt?: ReactNode
}

export function AboutStay({ conversation, suite, when, facts, receipt }: AboutStayProps) {
  const placeName = usePlaceName()
  const t = useText()
  const { stay, side } = conversation
  return (
    <Stack className={styles.about}>
      {suite.photo && (
        <Photo
          photo={photoSet(suite.photo)}
          alt=''
          ratio='3 / 2'
          sizes='(max-width: 1100px) 90vw, 300px'
        />
      )}
      <div>
        <Heading level={2} size='name'>
          {suite.name}
        </Heading>
        <p className='soft'>{[placeName(suite.neighborhood), when].filter(Boolean).join('. ')}</p>
      </div>
      {facts}
      <div className={styles.actions}>
        {stay && side === 'guest' && (
          <ActionLink icon='suitcase' to={`/my-bookings?booking=${stay.id}`}>
            {t('messaging.see_booking')}
          </ActionLink>
        )}
        {side === 'guest' && receipt}
        {suite.isListed && (
          <ActionLink icon='home' to={`/suite-details/${suite.slug}`}>
            {t('messaging.see_home')}
          </ActionLink>
        )}
      </div>
    </Stack>
  )
}

export function useAgreedFacts(): (
  stay: NonNullable<Conversation['stay']>,
) => { name: string; value: string }[] {
  const t = useText()
  const named = useNamedText()
  const language = useLanguage()
  return ({ extras, total }) => [
    ...(extras.length
      ? [
          {
            name: t('messaging.extras'),
            value: extras.map((code) => named(`price.extra_${code}`)).join(', '),
          },
        ]
      : []),
    { name: t('price.total'), value: formatMoney(total.amount, language) },
  ]
}
