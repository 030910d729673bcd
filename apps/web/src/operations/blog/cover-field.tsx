import type { CoverPhoto } from '@marea/contract/articles/endpoints.ts'
import { type ChangeEvent, useRef, useState } from 'react'
import { useEditor } from '#operations/article-editor/editor-context.ts'
import { upload } from '#platform/api/upload.ts'
import { useText } from '#platform/texts/texts.tsx'
import { fitPhoto } from '#platform/upload/fit-photo.ts'
import { acceptedPhotos, photoProblem } from '#platform/upload/media-rules.ts'
import type { Upload } from '#platform/upload/upload-queue.ts'
import { useUploadQueue } from '#platform/upload/use-upload-queue.ts'
import { photoSet } from '#suites/photo-set.ts'
import { Button } from '#ui/button/button.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { formatPercent } from '#ui/format/format-percent.ts'
import { Photo } from '#ui/media/photo.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { Notice } from '#ui/state/notice.tsx'

/** The cover of a post; its description is written with the texts of each language. */
export function CoverField() {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const { cover, item, choose, retry, remove } = useCover()
  return (
    <Section isRuled size='plain' title={t('article_editor.cover')}>
      {cover && <Photo photo={photoSet(cover)} alt='' sizes='340px' ratio='16 / 10' />}
      <input
        ref={input}
        type='file'
        hidden
        accept={acceptedPhotos()}
        aria-label={t('article_editor.cover')}
        onChange={choose}
      />
      <Inline gap={2}>
        <Button kind='quiet' small onClick={() => input.current?.click()}>
          {t(cover ? 'article_editor.cover_replace' : 'article_editor.cover_add')}
        </Button>
        {cover && <TextButton onClick={remove}>{t('article_editor.cover_remove')}</TextButton>}
      </Inline>
      {item ? (
        <CoverProgress item={item} onRetry={retry} />
      ) : (
        <p className='soft small'>{t('article_editor.cover_hint')}</p>
      )}
    </Section>
  )
}

function useCover() {
  const { editor, view } = useEditor()
  const { id, photos } = view.draft
  const [added, setAdded] = useState<readonly CoverPhoto[]>([])
  const { items, queue } = useUploadQueue<CoverPhoto>({
    check: photoProblem,
    prepare: fitPhoto,
    send: ({ content: photo, signal }, onProgress) =>
      upload(
        'POST /admin/articles/:id/cover',
        { params: { id }, upload: { photo } },
        { onProgress, signal },
      ),
    onArrived(photo) {
      setAdded((before) => [...before, photo])
      editor.change({ ...editor.read().content, coverKey: photo.key })
    },
  })
  const [item] = items
  const cover = [...photos, ...added].find(({ key }) => key === view.content.coverKey)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    for (const { id } of queue.read()) queue.cancel(id)
    queue.add([file])
    target.value = ''
  }

  return {
    cover,
    item,
    choose,
    retry: () => item && queue.retry(item.id),
    remove: () => editor.change({ ...view.content, coverKey: null }),
  }
}

function CoverProgress({ item, onRetry }: { item: Upload; onRetry: () => void }) {
  const t = useText()
  const { phase, share, problem, file } = item
  if (phase !== 'failed' && phase !== 'lost') {
    const percent = formatPercent(Math.floor(share * 100) / 100)
    return (
      <p className='small' role='status'>
        {share < 1
          ? t('article_editor.cover_sending', { share: percent })
          : t('article_editor.cover_processing')}
        <progress max={1} value={share} aria-label={file.name} />
      </p>
    )
  }
  const isOfFile = phase === 'failed' && problem?.startsWith('files.')
  return (
    <Notice
      tone='bad'
      isAnnounced
      title={t('article_editor.cover_failed')}
      actions={
        !isOfFile && (
          <Button kind='quiet' small onClick={onRetry}>
            {t('article_editor.retry')}
          </Button>
        )
      }
    >
      {t(problem ? `problem.${problem}` : 'error.unreachable')}
    </Notice>
  )
}
