import type { Photo } from './photograph.ts'

/** A page with the photos in rows by screen, each labeled with its view and linked to its file. */
export function contactSheet(photos: readonly Photo[]): string {
  const screens = Map.groupBy(photos, ({ screen }) => screen)
  const sections = [...screens].map(
    ([screen, own]) =>
      `<section><h2>${escapeHtml(screen)}</h2><div>${own.map(figure).join('')}</div></section>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Contact sheet of the guest screens</title>
<style>
body { margin: 2rem; font: 14px/1.5 system-ui, sans-serif; color: #222; background: #eee }
section > div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start }
figure { margin: 0 }
img { display: block; block-size: 20rem; border: 1px solid #999 }
strong { display: block; inline-size: 14rem; color: #a00 }
</style>
<h1>Guest screens</h1>
${sections.join('\n')}
</html>
`
}

function figure({ file, language, theme, window, fault }: Photo): string {
  const label = `${language}, ${theme}, ${window.width} × ${window.height}`
  const shown = fault
    ? `<strong>${escapeHtml(fault)}</strong>`
    : `<a href="${file}"><img src="${file}" alt="" loading="lazy"></a>`
  return `<figure>${shown}<figcaption>${label}</figcaption></figure>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
