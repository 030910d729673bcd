import { en } from '@marea/contract/texts/en.ts'
import { expect, test } from 'vitest'
import { renderInPage } from '../../../../test/page.tsx'
import { useUploadProgress } from './use-upload-progress.ts'

function Progress({ share }: { share: number }) {
  return useUploadProgress({ phase: 'sending', share })
}

test('a file that has arrived is being processed, never uploading 100%', () => {
  expect(renderInPage(<Progress share={0.999} />).container.textContent).toBe('Uploading 99%')
  expect(renderInPage(<Progress share={1} />).container.textContent).toBe(en['listing.processing'])
})
