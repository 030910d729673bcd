import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Section } from '#ui/page/section.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

type CommentsProps = { booking: Booking; onChange: () => Promise<void> }

/** The guest's comments to the owner, editable until the stay ends. */
export function Comments({ booking: { id, comments, owner }, onChange }: CommentsProps) {
  const t = useText()
  const [typed, setTyped] = useState(comments)
  const title = t('checkout.comments', { owner: owner.firstName })

  const { isBusy, error, form } = useSubmission({ comments: typed }, async (body) => {
    await call('PUT /bookings/:id/comments', { params: { id }, body })
    toast.success(t('bookings.comments_saved'))
    await onChange()
  })

  return (
    <Section title={title} size='heading' aria-label={title}>
      <Form kind='page' {...form}>
        <TextArea
          label={t('bookings.comments_label')}
          maxLength={2000}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <ActionError title={t('bookings.comments_not_saved')} error={error} />
        <div>
          <Button type='submit' kind='quiet' busy={isBusy} disabled={typed.trim() === comments}>
            {t('bookings.comments_save')}
          </Button>
        </div>
      </Form>
    </Section>
  )
}
