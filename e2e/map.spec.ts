import type { Locator } from '@playwright/test'
import { launchWith } from './support/browser.ts'
import { expect, test } from './support/marea.ts'
import { openMap } from './support/open-map.ts'
import { readAs } from './support/reader.ts'

// Other tests use the static map that pages show without WebGL.
test.use({ launchOptions: launchWith('webGl', 'photos') })

test('the map draws land, sea and price markers', async ({ page, complaints }, info) => {
  const say = await readAs(page, info)
  await openMap(page, say, info)
  const map = page.locator('canvas.maplibregl-canvas')
  await expect(map).toBeVisible({ timeout: 60_000 })
  await expect.poll(async () => (await inksOf(map)).length).toBeGreaterThanOrEqual(2)
  await expect(page.getByRole('button', { name: /^Casa Arena, / })).toBeVisible()
  expect(complaints).toEqual([])
})

/** The colors that each cover at least a tenth of a picture. */
async function inksOf(picture: Locator): Promise<string[]> {
  const png = (await picture.screenshot()).toString('base64')
  return picture.page().evaluate(async (png) => {
    const image = new Image()
    image.src = `data:image/png;base64,${png}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const pen = canvas.getContext('2d')
    pen?.drawImage(image, 0, 0)
    const pixels = pen?.getImageData(0, 0, image.width, image.height).data ?? []
    const counts = new Map<string, number>()
    for (let at = 0; at < pixels.length; at += 4) {
      const ink = [pixels[at], pixels[at + 1], pixels[at + 2]].join()
      counts.set(ink, (counts.get(ink) ?? 0) + 1)
    }
    return [...counts].filter(([, count]) => count > pixels.length / 40).map(([ink]) => ink)
  }, png)
}
