import type { AdminBooking } from '@marea/contract/bookings/admin-bookings.ts'
import type { OpenedMessage } from '@marea/contract/messaging/admin-messages.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ReasonDialog } from '#operations/frame/reason-dialog.tsx'
import { call } from '#platform/api/api.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline } from '#ui/page/stack.tsx'

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
    <Section title={t('admin_bookings.messages')}>
      {messages?.length === 0 && <p className='soft'>{t('admin_bookings.messages_none')}</p>}
      <RowList isDense>
        {messages?.map(({ id, by, text, at }) => (
          <Row key={id}>
            <b>{names[by]}</b>
            <small>
              {time.companyDay(at, 'short')}, {time.companyTime(at)}
            </small>
            <p className='typed'>{text || t('admin_bookings.photo')}</p>
          </Row>
        ))}
      </RowList>
      <p className='tiny soft'>{t('admin_bookings.messages_note')}</p>
      {!messages && (
        <Inline gap={2}>
          <Button small kind='quiet' onClick={() => setAsked(true)}>
            {t('admin_bookings.messages_open')}
          </Button>
        </Inline>
      )}
      {isAsked && (
        <ReasonDialog
          title={t('admin_bookings.messages_title')}
          effect={t('admin_bookings.messages_effect')}
          confirmLabel={t('admin_bookings.messages_open')}
          onClose={() => setAsked(false)}
          onConfirm={open}
        />
      )}
    </Section>
  )
}
