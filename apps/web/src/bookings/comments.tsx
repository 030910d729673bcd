import type { Booking } from '@marea/contract/bookings.ts'
import { type FormEvent, useState } from 'react'
import { useAttempt } from '#identity/use-attempt.ts'
import { call } from '#platform/api.ts'
import { useText } from '#platform/texts.tsx'
import { toast } from '#platform/toast.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { Heading } from '#ui/heading.tsx'
import { Refused } from '#ui/refused.tsx'
import styles from './stay.module.css'

type CommentsProps = { booking: Booking; onChange: () => Promise<void> }

/** What the guest tells the owner, which may change until the stay ends. */
export function Comments({ booking: { id, comments, owner }, onChange }: CommentsProps) {
  const t = useText()
  const [typed, setTyped] = useState(comments)
  const { isBusy, error, attempt } = useAttempt()
  const title = t('checkout.comments', { owner: owner.firstName })

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    attempt(async () => {
      await call('PUT /bookings/:id/comments', { params: { id }, body: { comments: typed } })
      toast.success(t('bookings.comments_saved'))
      await onChange()
    })
  }

  return (
    <section className={styles.part} aria-label={title}>
      <Heading level={2}>{title}</Heading>
      <form className={styles.form} method='post' noValidate onSubmit={save}>
        <TextArea
          label={t('bookings.comments_label')}
          maxLength={2000}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {error !== null && <Refused title={t('bookings.comments_not_saved')} error={error} />}
        <div>
          <Button type='submit' kind='quiet' busy={isBusy} disabled={typed.trim() === comments}>
            {t('bookings.comments_save')}
          </Button>
        </div>
      </form>
    </section>
  )
}
