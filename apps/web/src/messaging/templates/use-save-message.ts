import type {
  AutomaticMessage,
  SampleBooking,
  Templates,
} from '@marea/contract/messaging/automatic-messages.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'

export type MessageDraft = { isOn: boolean; texts: Templates }

export type MessageEditorProps = {
  slug: string
  sample: SampleBooking | null
  saved: AutomaticMessage
  draft: MessageDraft
  isDirty: boolean
  onChange: (draft: MessageDraft) => void
  onSaved: (saved: AutomaticMessage) => void
}

export type MessageSaving = ReturnType<typeof useSaveMessage>

/** Saves a message; if someone else saved it in the meantime, the owner chooses a version. */
export function useSaveMessage({ slug, saved, draft, onSaved }: MessageEditorProps) {
  const [theirs, setTheirs] = useState<AutomaticMessage | null>(null)
  const [isDone, setDone] = useState(false)
  const { isBusy, error, attempt, clearError } = useAttempt()

  function take(next: AutomaticMessage) {
    setTheirs(null)
    clearError()
    onSaved(next)
  }

  async function readSaved(): Promise<AutomaticMessage> {
    const { chosen } = await call('GET /owner/automatic-messages', { query: { home: slug } })
    return chosen?.messages.find(({ occasion }) => occasion === saved.occasion) ?? saved
  }

  function save(version: number) {
    return attempt(async () => {
      setDone(false)
      const { isOn, texts } = draft
      const params = { slug, occasion: saved.occasion }
      const request = call('PUT /owner/automatic-messages/:slug/:occasion', {
        params,
        body: { version, isOn, texts },
      })
      const next = await request.catch(async (thrown) => {
        if (!isOutdated(thrown)) throw thrown
        setTheirs(await readSaved())
        return null
      })
      if (!next) return
      take(next)
      setDone(true)
    })
  }

  return {
    theirs,
    isBusy,
    error,
    isDone,
    save: () => save(saved.version),
    keepMine: () => theirs && save(theirs.version),
    takeTheirs: () => theirs && take(theirs),
  }
}

function isOutdated(error: unknown): boolean {
  return error instanceof ProblemError && error.code === 'messaging.template_outdated'
}
