import type { Trip } from '@marea/contract/bookings/trip.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Icon } from '#ui/media/icon.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { CopyButton } from './copy-button.tsx'
import styles from './trip.module.css'

export function AccessCodes({ access }: { access: NonNullable<Trip['access']> }) {
  const t = useText()
  const { door, wifi } = access
  if (!door && !wifi) return null
  return (
    <section className={styles.part} aria-label={t('trip.access')}>
      <Heading level={2}>{t('trip.access')}</Heading>
      <dl className={styles.codes}>
        {door?.code && <Code name={t('trip.door_code')} code={door.code} />}
        {door && !door.code && <LockedCode name={t('trip.door_code')} from={door.from} />}
        {wifi && <Code name={t('trip.wifi_network')} code={wifi.network} />}
        {wifi?.password && <Code name={t('trip.wifi_password')} code={wifi.password} />}
        {wifi?.password === null && <LockedCode name={t('trip.wifi_password')} from={wifi.from} />}
      </dl>
    </section>
  )
}

function Code({ name, code }: { name: string; code: string }) {
  const t = useText()
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.code} translate='no'>
        {code}
      </dd>
      <dd>
        <CopyButton text={code} label={t('trip.copy')} name={t('trip.copy_what', { what: name })} />
      </dd>
    </div>
  )
}

function LockedCode({ name, from }: { name: string; from: string }) {
  const t = useText()
  const time = useTimeFormat()
  const when = { day: time.miamiDay(from, 'shortWeekday'), time: time.miamiTime(from) }
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.locked}>
        <Icon name='lock' small />
        {t('trip.code_from', when)}
      </dd>
    </div>
  )
}
