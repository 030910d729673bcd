import { Slug } from '@marea/contract/articles/slug.ts'
import { type FormEvent, useState } from 'react'
import { useEditor } from '#operations/article-editor/editor-context.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

/** The address of a post, which only changes when an editor changes it explicitly. */
export function AddressField() {
  const { slug } = useEditor().view.draft
  return <AddressForm key={slug} slug={slug} />
}

function AddressForm({ slug }: { slug: string }) {
  const t = useText()
  const { editor, view } = useEditor()
  const { id, publishedAt, formerSlugs } = view.draft
  const [value, setValue] = useState(slug)
  const [isAsked, setAsked] = useState(false)
  const { isBusy, error, attempt } = useAttempt()
  const isValid = Slug.safeParse(value).success

  function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (!isValid || value === slug) return
    attempt(async () => {
      await editor.flush()
      const params = { id }
      editor.replace(await call('PUT /admin/articles/:id/slug', { params, body: { slug: value } }))
      toast.success(t('article_editor.address_saved'))
    })
  }

  return (
    <Form isBusy={isBusy} kind='dialog' onSubmit={submit}>
      <Field
        label={t('article_editor.address')}
        before='/blog/'
        value={value}
        maxLength={80}
        autoCapitalize='none'
        autoComplete='off'
        spellCheck={false}
        hint={t(
          publishedAt === null ? 'article_editor.address_follows' : 'article_editor.address_hint',
        )}
        error={isAsked && !isValid ? t('article_editor.address_invalid') : undefined}
        onChange={({ target }) => setValue(target.value.trim().toLowerCase())}
      />
      {formerSlugs.length > 0 && (
        <p className='soft small'>
          {t('article_editor.address_former', { slugs: formerSlugs.join(', ') })}
        </p>
      )}
      <ActionError title={t('article_editor.address_failed')} error={error} />
      {value !== slug && (
        <div>
          <Button type='submit' kind='quiet' small busy={isBusy}>
            {t('article_editor.address_save')}
          </Button>
        </div>
      )}
    </Form>
  )
}
