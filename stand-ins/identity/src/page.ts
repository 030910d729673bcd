import type { Look } from './browser.ts'
import { type Html, html } from './html.ts'

/** Where the product serves the stand-in's pages. */
export const standInPath = '/identity-stand-in'

type Parts = {
  look: Look
  title: string
  body: Html
  script: string
  kind: 'button' | 'prompt' | 'compact' | 'page'
  /** The data for the page's script. */
  data?: Record<string, string>
}

export function pageOf({ look, title, body, script, kind, data = {} }: Parts): string {
  const given = Object.entries(data).map(
    ([name, value]) => html` data-${{ markup: name }}="${value}"`,
  )
  return html`<!doctype html>
<html lang="${look.language}" data-theme="${look.theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${standInPath}/files/pages.css">
</head>
<body class="${kind}"${given}>
${body}
<script src="${standInPath}/files/${script}"></script>
</body>
</html>
`.markup
}
