import { expect, test } from 'vitest'
import { cleanSvg } from './clean-svg.ts'

const svg = (content: string, attributes = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${content}</svg>`,
  )

const codeOf = (upload: Buffer) => {
  try {
    return cleanSvg(upload)
  } catch (error) {
    return Object(error).code
  }
}

test('a drawing stays as it is, without what its editor noted', () => {
  const drawn =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>' +
    '<style>.b{fill:url(#a)}</style><path class="b" d="M0 0h9v9z"></path><text>A &amp; B</text>'
  const editor = ' xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:version="1"'
  const noted = `<!-- hello --><metadata><x/></metadata><i:grid><i:line/></i:grid>${drawn}`
  expect(cleanSvg(svg(noted, editor))).toBe(cleanSvg(svg(drawn)))
  expect(cleanSvg(svg(drawn))).toBe(String(svg(drawn)))
})

test('the head of older editors and their links within the drawing are understood', () => {
  const doctype = '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">'
  const linked = svg('<use x:href="#a"/>', ' xmlns:x="http://www.w3.org/1999/xlink"')
  expect(cleanSvg(Buffer.concat([Buffer.from(doctype), linked]))).toBe(
    String(svg('<use href="#a"></use>')),
  )
})

test.each([
  '<script>alert(1)</script>',
  '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">A</p></foreignObject>',
  '<p xmlns="http://www.w3.org/1999/xhtml">A</p>',
  '<path onload="alert(1)"/>',
  '<a href="https://evil.test/"><path/></a>',
  '<image href="#a"/>',
  '<animate attributeName="href"/>',
  '<use href="https://evil.test/a.svg#b"/>',
  '<use href="data:image/svg+xml,a"/>',
  '<path fill="url(https://evil.test/a)"/>',
  '<path style="fill:url(&quot;//evil.test&quot;)"/>',
  '<style>@import "a.css"</style>',
  '<style>@im<![CDATA[port "a.css"]]></style>',
  '<style>path{fill:\\75rl(a)}</style>',
  '<g xml:base="https://evil.test/"/>',
])('%s is refused', (content) => {
  expect(codeOf(svg(content))).toBe('brand.svg_unsafe')
})

test.each([
  '<svg',
  '<html></html>',
  '<svg viewBox="0 0 9 9"></svg>',
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>',
  Buffer.from([0x3c, 0xff, 0xfe]),
])('%j cannot be read', (upload) => {
  expect(codeOf(Buffer.from(upload))).toBe('brand.svg_unreadable')
})

test('a drawing that would slow down every page is refused', () => {
  expect(codeOf(svg(`<desc>${'a'.repeat(110_000)}</desc>`))).toBe('brand.svg_too_large')
})
