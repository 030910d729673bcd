import type {
  AutomaticMessage,
  HomeMessages,
} from '@marea/contract/messaging/automatic-messages.ts'
import { languages } from '@marea/contract/platform/language.ts'
import { useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { LeaveDialog } from '#ui/overlay/leave-dialog.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { MessageEditor } from './message-editor.tsx'
import type { MessageDraft } from './use-save-message.ts'

type Edit = { saved: AutomaticMessage; draft: MessageDraft }

export function AutomaticMessages({ shown }: { shown: HomeMessages }) {
  const t = useText()
  const [edits, setEdits] = useState<Edit[]>(() =>
    shown.messages.map((saved) => ({ saved, draft: saved })),
  )

  function update(occasion: AutomaticMessage['occasion'], change: Partial<Edit>) {
    setEdits((known) =>
      known.map((edit) => (edit.saved.occasion === occasion ? { ...edit, ...change } : edit)),
    )
  }

  return (
    <Stack gap={7}>
      {edits.map(({ saved, draft }) => (
        <MessageEditor
          key={saved.occasion}
          slug={shown.home.slug}
          sample={shown.sample}
          saved={saved}
          draft={draft}
          isDirty={isDirty({ saved, draft })}
          onChange={(draft) => update(saved.occasion, { draft })}
          onSaved={(next) => update(saved.occasion, { saved: next, draft: next })}
        />
      ))}
      <LeaveDialog isDirty={edits.some(isDirty)}>{t('templates.leave_description')}</LeaveDialog>
    </Stack>
  )
}

function isDirty({ saved, draft }: Edit): boolean {
  const isChanged = languages.some((language) => saved.texts[language] !== draft.texts[language])
  return isChanged || saved.isOn !== draft.isOn
}
