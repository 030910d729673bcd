import type { AdminBooking } from '@marea/contract/bookings/admin-bookings.ts'
import type { OpenedMessage } from '@marea/contract/messaging/admin-messages.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import admin from '#operations/frame/admin-page.module.css'
import { ReasonDialog } from '#operations/frame/reason-dialog.tsx'
import { call } from '#platform/api/api.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './bookings.module.css'

/** What guest and owner wrote; reading it needs a reason that is recorded. */
export function Messages({ booking: { id, guest, owner } }: { booking: AdminBooking }) {
  const t = useText()
  const time = useTimeFormat()
  const { revalidate } = useRevalidator()
  const [messages, setMessages] = useState<OpenedMessage[]>()
  const [isAsked, setAsked] = useState(false)
  const names = { guest: guest.fullName, owner: owner.fullName }

  async function open(reason: string) {
    const given = { params: { id }, body: { reason } }
    setMessages(await call('POST /admin/bookings/:id/messages/opening', given))
    setAsked(false)
    await revalidate()
  }

  return (
    <section className={admin.form}>
      <Heading level={2} size='name'>
        {t('booking_desk.messages')}
      </Heading>
      {messages?.length === 0 && <p className='soft'>{t('booking_desk.messages_none')}</p>}
      <ul className={styles.messages}>
        {messages?.map(({ id, by, text, at }) => (
          <li key={id}>
            <b>{names[by]}</b>{' '}
            <span className='soft tiny'>
              {time.companyDay(at, 'short')}, {time.companyTime(at)}
            </span>
            <p>{text || t('booking_desk.photo')}</p>
          </li>
        ))}
      </ul>
      <p className='tiny soft'>{t('booking_desk.messages_note')}</p>
      {!messages && (
        <div className={admin.actions}>
          <Button small kind='quiet' onClick={() => setAsked(true)}>
            {t('booking_desk.messages_open')}
          </Button>
        </div>
      )}
      {isAsked && (
        <ReasonDialog
          title={t('booking_desk.messages_title')}
          effect={t('booking_desk.messages_effect')}
          confirmLabel={t('booking_desk.messages_open')}
          onClose={() => setAsked(false)}
          onConfirm={open}
        />
      )}
    </section>
  )
}
