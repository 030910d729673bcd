import type { EditedFaqGroup } from '@marea/contract/articles/faq-editor.ts'
import { useState } from 'react'
import { useEditor } from '#operations/article-editor/editor-context.ts'
import { shownTitle } from '#operations/article-editor/shown-title.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Select } from '#ui/form/select.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

/** The group of a question; it moves at once, to the end of the chosen one. */
export function GroupField({ groups }: { groups: EditedFaqGroup[] }) {
  const t = useText()
  const language = useLanguage()
  const { draft } = useEditor().view
  const [chosen, setChosen] = useState(draft.groupId)
  const { isBusy, error, attempt } = useAttempt()
  const options = groups.map((group) => ({ id: group.id, label: shownTitle(group, language) }))

  function move(groupId: string) {
    if (groupId === chosen) return
    attempt(async () => {
      const params = { id: draft.id }
      await call('PUT /admin/articles/:id/group', { params, body: { groupId } })
      setChosen(groupId)
      const name = options.find(({ id }) => id === groupId)?.label ?? ''
      toast.success(t('admin_faqs.group_changed', { name }))
    })
  }

  return (
    <>
      <Select
        label={t('admin_faqs.group')}
        options={options}
        value={chosen}
        isDisabled={isBusy}
        onChange={move}
      />
      <ActionError title={t('admin_faqs.failed')} error={error} />
    </>
  )
}
