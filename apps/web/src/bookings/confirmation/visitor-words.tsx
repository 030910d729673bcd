import type { BookingConfirmation } from '@marea/contract/bookings/endpoints.ts'
import { Facts } from '#bookings/stay/facts.tsx'
import { usePage } from '#platform/page/page.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Inline } from '#ui/page/stack.tsx'
import styles from './visitor-words.module.css'

type VisitorWordsProps = {
  suite: BookingConfirmation['suite']
  signInPath: string
  /** The signed-in user is not the guest who booked. */
  isStranger: boolean
}

export function VisitorWords({ suite, signInPath, isStranger }: VisitorWordsProps) {
  const placeName = usePlaceName()
  const t = useText()
  const { phone } = usePage().config.brand
  const about = { home: suite.name, place: placeName(suite.neighborhood) }
  return (
    <>
      <p className={styles.say}>
        {t(isStranger ? 'confirmed.stranger' : 'confirmed.visitor', about)}
      </p>
      <Inline className={styles.actions}>
        {isStranger ? (
          <LinkButton to='/my-bookings'>{t('confirmed.bookings')}</LinkButton>
        ) : (
          <LinkButton to={signInPath}>{t('confirmed.sign_in')}</LinkButton>
        )}
        {suite.isListed && (
          <LinkButton kind='quiet' to={`/suite-details/${suite.slug}`}>
            {t('confirmed.view_home', { home: suite.name })}
          </LinkButton>
        )}
      </Inline>
      <div className={styles.facts}>
        <Facts
          facts={[
            {
              name: t('confirmed.not_yours'),
              value: [
                t('confirmed.not_yours_description'),
                ...(phone ? [t('confirmed.not_yours_contact', { phone })] : []),
              ].join(' '),
            },
          ]}
        />
      </div>
    </>
  )
}
