import type { Trip } from '@marea/contract/bookings/trip.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Icon } from '#ui/media/icon.tsx'
import { Section } from '#ui/page/section.tsx'
import { CopyButton } from './copy-button.tsx'
import styles from './trip.module.css'

type AccessCodesProps = Pick<Trip, 'timeZone'> & { access: NonNullable<Trip['access']> }

export function AccessCodes({ access, timeZone }: AccessCodesProps) {
  const t = useText()
  const { door, wifi } = access
  if (!door && !wifi) return null
  return (
    <Section title={t('trip.access')} size='heading' aria-label={t('trip.access')}>
      <dl className={styles.codes}>
        {door?.code && <Code name={t('trip.door_code')} code={door.code} />}
        {door && !door.code && (
          <LockedCode name={t('trip.door_code')} from={door.from} zone={timeZone} />
        )}
        {wifi && <Code name={t('trip.wifi_network')} code={wifi.network} />}
        {wifi?.password && <Code name={t('trip.wifi_password')} code={wifi.password} />}
        {wifi?.password === null && (
          <LockedCode name={t('trip.wifi_password')} from={wifi.from} zone={timeZone} />
        )}
      </dl>
    </Section>
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

type LockedCodeProps = { name: string; from: string; zone: string }

function LockedCode({ name, from, zone }: LockedCodeProps) {
  const t = useText()
  const time = useTimeFormat()
  const when = { day: time.dayIn(zone, from, 'shortWeekday'), time: time.timeIn(zone, from) }
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
