import type { Appearance } from './appearance.ts'
import { type Html, html } from './html.ts'

/** Where the product serves the stand-in's pages. */
export const standInPath = '/card-stand-in'

type Parts = { title: string; body: Html; script: string; answer?: string }

export function renderPage(
  { language, theme }: Appearance,
  { title, body, script, answer = '' }: Parts,
): string {
  return html`<!doctype html>
<html lang="${language}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="${standInPath}/pages.css">
</head>
<body data-answer="${answer}">
${body}
<script src="${standInPath}/${script}"></script>
</body>
</html>
`.markup
}
