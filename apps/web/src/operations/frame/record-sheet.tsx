import { type ReactNode, useState } from 'react'
import type { TypedForm } from '#platform/form/bind-typed.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { Button } from '#ui/button/button.tsx'
import { Form, FormFooter } from '#ui/form/form.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

/** What a form sends, or which of its fields are wrong. */
export type Read<Body, Name extends string = string> = { body?: Body; wrong: ReadonlySet<Name> }

type RecordSheetProps<Typed, Body> = {
  title: string
  initial: Typed
  read: (typed: Typed) => Read<Body>
  save: (body: Body) => Promise<unknown>
  labels: { save: string; saved: string; failed: string }
  onClose: () => void
  onSaved: () => Promise<void>
  children: (form: TypedForm<Typed> & { isAsked: boolean }) => ReactNode
}

/** The form of a record of the console, new or known, in a sheet. */
export function RecordSheet<Typed, Body>(props: RecordSheetProps<Typed, Body>) {
  return (
    <Sheet isOpen onClose={props.onClose} title={props.title}>
      <RecordForm {...props} />
    </Sheet>
  )
}

const none: ReadonlySet<string> = new Set()

function RecordForm<Typed, Body>(props: RecordSheetProps<Typed, Body>) {
  const { initial, read, save, labels, onClose, onSaved, children } = props
  const [typed, setTyped] = useState(initial)
  const { body, wrong } = read(typed)
  const { isAsked, isBusy, error, form } = useSubmission(body, async (body) => {
    await save(body)
    toast.success(labels.saved)
    onClose()
    await onSaved()
  })
  return (
    <Form kind='sheet' {...form}>
      {children({ typed, wrong: isAsked ? wrong : none, isAsked, onChange: setTyped })}
      <FormFooter>
        <ActionError title={labels.failed} error={error} />
        <Button type='submit' wide busy={isBusy}>
          {labels.save}
        </Button>
      </FormFooter>
    </Form>
  )
}
