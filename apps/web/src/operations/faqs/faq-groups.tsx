import type { EditedArticle } from '@marea/contract/articles/editor.ts'
import type { EditedFaqGroup } from '@marea/contract/articles/faq-editor.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ArticleState, MissingLanguages } from '#operations/article-editor/article-state.tsx'
import { shownTitle } from '#operations/article-editor/shown-title.ts'
import { call } from '#platform/api/api.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { useFaqChange } from './use-faq-change.ts'

type FaqGroupsProps = { groups: EditedFaqGroup[]; onChanged: () => Promise<void> }

export function FaqGroups({ groups, onChanged }: FaqGroupsProps) {
  const t = useText()
  const { error, said, change } = useFaqChange(onChanged)
  return (
    <>
      <p role='status' className='hidden-label'>
        {said}
      </p>
      <ActionError title={t('admin_faqs.failed')} error={error} />
      {groups.map((group, at) => (
        <Group
          key={group.id}
          group={group}
          place={{ at, count: groups.length }}
          onChange={change}
          onRenamed={onChanged}
        />
      ))}
    </>
  )
}

type Change = ReturnType<typeof useFaqChange>['change']
type Place = { at: number; count: number }
type GroupProps = {
  group: EditedFaqGroup
  place: Place
  onChange: Change
  onRenamed: () => Promise<void>
}

function Group({ group, place, onChange, onRenamed }: GroupProps) {
  const t = useText()
  const name = shownTitle(group, useLanguage())
  const [isRenaming, setRenaming] = useState(false)
  const params = { id: group.id }
  return (
    <Section
      aria-labelledby={`group-${group.id}`}
      title={name}
      actions={
        <>
          <MoveButtons
            name={name}
            place={place}
            onMove={(direction, said) =>
              onChange(said, () =>
                call('POST /admin/faq-groups/:id/move', { params, body: { direction } }),
              )
            }
          />
          <IconButton
            small
            icon='edit'
            label={t('admin_faqs.rename', { name })}
            onClick={() => setRenaming(true)}
          />
          {group.questions.length === 0 && (
            <IconButton
              small
              icon='trash'
              label={t('admin_faqs.delete', { name })}
              onClick={() => onChange('', () => call('DELETE /admin/faq-groups/:id', { params }))}
            />
          )}
        </>
      }
    >
      <RowList isDense none={t('admin_faqs.group_none')}>
        {group.questions.map((question, at) => (
          <Question
            key={question.id}
            question={question}
            place={{ at, count: group.questions.length }}
            onChange={onChange}
          />
        ))}
      </RowList>
      <NewQuestion groupId={group.id} onChange={onChange} />
      {isRenaming && (
        <GroupDialog group={group} onClose={() => setRenaming(false)} onDone={onRenamed} />
      )}
    </Section>
  )
}

type QuestionProps = { question: EditedArticle; place: Place; onChange: Change }

function Question({ question, place, onChange }: QuestionProps) {
  const t = useText()
  const name = shownTitle(question, useLanguage()) || t('admin_blog.untitled')
  const params = { id: question.id }
  return (
    <Row
      actions={
        <MoveButtons
          name={name}
          place={place}
          onMove={(direction, said) =>
            onChange(said, () =>
              call('POST /admin/articles/:id/move', { params, body: { direction } }),
            )
          }
        />
      }
    >
      <TextLink to={`/admin/faqs/${question.id}`}>{name}</TextLink>
      <Inline gap={4}>
        <ArticleState article={question} />
        <MissingLanguages article={question} />
      </Inline>
    </Row>
  )
}

function NewQuestion({ groupId, onChange }: { groupId: string; onChange: Change }) {
  const t = useText()
  const navigate = useNavigate()
  return (
    <div>
      <Button
        icon='plus'
        kind='quiet'
        small
        onClick={() =>
          onChange('', async () => {
            const { id } = await call('POST /admin/articles', { body: { groupId } })
            await navigate(`/admin/faqs/${id}`)
          })
        }
      >
        {t('admin_faqs.new_question')}
      </Button>
    </div>
  )
}
