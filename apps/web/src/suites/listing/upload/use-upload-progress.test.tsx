import { textTables } from '@marea/contract/texts/tables.ts'
import { expect, test } from 'vitest'
import type { Upload } from '#platform/upload/upload-queue.ts'
import { renderInPage } from '../../../../test/page.tsx'
import { useUploadProgress } from './use-upload-progress.ts'

const { en } = textTables

function Progress({ share, phase = 'sending' }: { share: number; phase?: Upload['phase'] }) {
  return useUploadProgress({ phase, share })
}

test('a file that has arrived is being processed, never uploading 100%', () => {
  expect(renderInPage(<Progress share={0.999} />).container.textContent).toBe('Uploading 99%')
  expect(renderInPage(<Progress share={1} />).container.textContent).toBe(en['listing.processing'])
})

test('a photo that is made smaller is being prepared, not uploaded', () => {
  const { container } = renderInPage(<Progress phase='preparing' share={0} />)
  expect(container.textContent).toBe(en['listing.upload_preparing'])
})
