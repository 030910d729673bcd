import type { QuickReply } from '@marea/contract/messaging/quick-replies.ts'
import { languages } from '@marea/contract/platform/language.ts'
import { useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Item, ItemList, ItemListPage } from '#ui/item-list.tsx'
import { ConfirmAction } from '#ui/overlay/confirm-action.tsx'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { QuickReplySheet } from './quick-reply-sheet.tsx'

const tab = '?tab=replies'

export function QuickReplies({ replies }: { replies: QuickReply[] }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const { error, attempt } = useAttempt()

  function move(from: number, to: number) {
    const ids = replies.map(({ id }) => id)
    ids.splice(to, 0, ...ids.splice(from, 1))
    attempt(async () => {
      await call('PUT /owner/quick-reply-order', { body: { ids } })
      await revalidate()
    })
  }

  return (
    <Stack gap={5}>
      <p className='soft'>{t('quick_replies.description')}</p>
      <ActionError title={t('quick_replies.not_changed')} error={error} />
      <ItemListPage
        isEmpty={replies.length === 0}
        empty={{
          title: t('quick_replies.none'),
          description: t('quick_replies.none_description'),
        }}
        add={<AddLink />}
      >
        <ItemList>
          {replies.map((reply, index) => (
            <ReplyItem
              key={reply.id}
              reply={reply}
              onMove={(by) => move(index, index + by)}
              isFirst={index === 0}
              isLast={index === replies.length - 1}
            />
          ))}
        </ItemList>
      </ItemListPage>
      <OpenSheet replies={replies} />
    </Stack>
  )
}

function AddLink() {
  const t = useText()
  return (
    <LinkButton icon='plus' to={`${tab}&open=new`} isOverlay>
      {t('quick_replies.add')}
    </LinkButton>
  )
}

function OpenSheet({ replies }: { replies: QuickReply[] }) {
  const open = new URLSearchParams(useLocation().search).get('open')
  const { revalidate } = useRevalidator()
  const close = useCloseTo(tab)
  const reply = replies.find(({ id }) => id === open)
  if (open !== 'new' && !reply) return null
  return <QuickReplySheet key={open} reply={reply} onClose={close} onChange={revalidate} />
}

type ReplyItemProps = {
  reply: QuickReply
  onMove: (by: 1 | -1) => void
  isFirst: boolean
  isLast: boolean
}

function ReplyItem({ reply, onMove, isFirst, isLast }: ReplyItemProps) {
  const t = useText()
  const reader = useLanguage()
  const [isAsked, setAsked] = useState(false)
  const language = [reader, ...languages].find((each) => reply.texts[each] !== '') ?? reader
  const isPartial = languages.some((each) => reply.texts[each] === '')
  return (
    <Item
      icon='message'
      name={reply.title}
      menu={{
        label: t('quick_replies.actions', { title: reply.title }),
        entries: [
          {
            id: 'edit',
            icon: 'edit',
            label: t('quick_replies.edit'),
            to: `${tab}&open=${reply.id}`,
          },
          {
            id: 'up',
            icon: 'up',
            label: t('quick_replies.move_up'),
            isDisabled: isFirst,
            onSelect: () => onMove(-1),
          },
          {
            id: 'down',
            icon: 'down',
            label: t('quick_replies.move_down'),
            isDisabled: isLast,
            onSelect: () => onMove(1),
          },
          {
            id: 'delete',
            icon: 'trash',
            label: t('quick_replies.delete'),
            isDangerous: true,
            opensGroup: true,
            onSelect: () => setAsked(true),
          },
        ],
      }}
      dialog={isAsked && <DeleteDialog reply={reply} onClose={() => setAsked(false)} />}
    >
      <p className='soft clamped' lang={language}>
        {reply.texts[language]}
      </p>
      {isPartial && <p className='tiny soft'>{t('templates.untranslated')}</p>}
    </Item>
  )
}

function DeleteDialog({ reply, onClose }: { reply: QuickReply; onClose: () => void }) {
  const t = useText()
  const { revalidate } = useRevalidator()

  async function remove() {
    await call('DELETE /owner/quick-replies/:id', { params: { id: reply.id } })
    onClose()
    await revalidate()
  }

  return (
    <ConfirmAction
      title={t('quick_replies.delete_title', { title: reply.title })}
      cancelLabel={t('quick_replies.keep')}
      onClose={onClose}
      confirmLabel={t('quick_replies.delete')}
      isDangerous
      failed={t('quick_replies.not_changed')}
      onConfirm={remove}
    >
      <p>{t('quick_replies.delete_description')}</p>
    </ConfirmAction>
  )
}
