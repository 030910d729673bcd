import type { ListingContents } from '@marea/contract/suites/listing/sections.ts'
import { useRef } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { acceptedVideos } from '#platform/upload/media-rules.ts'
import type { Upload } from '#platform/upload/upload-queue.ts'
import { Video } from '#suites/gallery/video.tsx'
import { useEditor, useSection } from '#suites/listing/editor/editor-context.ts'
import { PhotoChoice } from '#suites/listing/editor/photo-choice.tsx'
import { BilingualField } from '#suites/listing/fields/bilingual-field.tsx'
import { useUploadProgress } from '#suites/listing/upload/use-upload-progress.ts'
import { Button } from '#ui/button/button.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import styles from './photos.module.css'

type DraftVideo = ListingContents['photos']['videos'][number]

export function VideoField() {
  const t = useText()
  const { uploads, listing } = useEditor()
  const { content, change } = useSection('photos')
  const [video] = content.videos
  const { item } = uploads.video
  return (
    <Section
      isRuled
      aria-labelledby='video-title'
      title={t('listing.video')}
      level={3}
      size='plain'
      lead={t('listing.video_note')}
    >
      {item && <VideoUpload item={item} />}
      {video && (
        <>
          <VideoFacts
            video={video}
            onChange={(fields) => change({ videos: [{ ...video, ...fields }] })}
          />
          <Inline gap={2}>
            {video.caption.en + video.caption.es !== '' && <Video video={video} />}
            {listing.canEdit && (
              <>
                <ChooseVideo label={t('listing.video_replace')} icon='reload' />
                <Button icon='trash' kind='quiet' small onClick={() => change({ videos: [] })}>
                  {t('listing.video_remove')}
                </Button>
              </>
            )}
          </Inline>
        </>
      )}
      {!video && !item && listing.canEdit && (
        <p>
          <ChooseVideo label={t('listing.video_add')} icon='plus' />
        </p>
      )}
    </Section>
  )
}

type VideoFactsProps = { video: DraftVideo; onChange: (fields: Partial<DraftVideo>) => void }

function VideoFacts({ video, onChange }: VideoFactsProps) {
  const t = useText()
  return (
    <>
      <BilingualField
        label={t('listing.video_caption')}
        texts={video.caption}
        onChange={(caption) => onChange({ caption })}
        maxLength={200}
      />
      <PhotoChoice
        label={t('listing.video_poster')}
        photo={video.poster}
        onChange={(poster) => onChange({ poster })}
      />
    </>
  )
}

function ChooseVideo({ label, icon }: { label: string; icon: 'plus' | 'reload' }) {
  const { uploads } = useEditor()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={icon} kind='quiet' small onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type='file'
        hidden
        accept={acceptedVideos}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) uploads.video.add(file)
          target.value = ''
        }}
      />
    </>
  )
}

function VideoUpload({ item: { id, file, phase, share, problem } }: { item: Upload }) {
  const t = useText()
  const { video } = useEditor().uploads
  const isOver = phase === 'failed' || phase === 'lost'
  const reason =
    phase === 'lost' ? t('listing.video_lost') : t(`problem.${problem ?? 'server.failed'}`)
  const progress = useUploadProgress({ phase, share })
  return (
    <Stack gap={2}>
      <p className='small'>{file.name}</p>
      {isOver ? (
        <p role='alert'>
          <b className='bad'>{t('listing.upload_failed')}</b>{' '}
          <span className='small'>{reason}</span>
        </p>
      ) : (
        <Stack gap={2}>
          <span className='small'>{progress}</span>
          <progress className={styles.sending} max={1} value={share} aria-label={file.name} />
        </Stack>
      )}
      <Inline gap={2}>
        {(phase === 'lost' || (isOver && !problem?.startsWith('files.'))) && (
          <Button icon='reload' kind='quiet' small onClick={() => video.retry(id)}>
            {t('listing.upload_retry')}
          </Button>
        )}
        {isOver && <ChooseVideo label={t('listing.video_other')} icon='plus' />}
        <Button icon='close' kind='quiet' small onClick={() => video.cancel(id)}>
          {t('listing.upload_cancel', { file: file.name })}
        </Button>
      </Inline>
    </Stack>
  )
}
