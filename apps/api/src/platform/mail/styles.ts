import { defaultColors, type FontPair } from '@marea/contract/platform/brand/look.ts'

/** Email programs do not support custom properties, so the theme's colors are repeated here. */
const light = {
  ground: '#f0e9de',
  shell: '#faf7f2',
  paper: '#fffdfa',
  line: '#ddd3c4',
  edge: '#877f71',
  ink: '#13201e',
  soft: '#55635f',
  lagoon: defaultColors.accent.light,
  onLagoon: '#ffffff',
}

const dark: typeof light = {
  ground: '#070c0b',
  shell: '#0c1413',
  paper: '#14211f',
  line: '#263633',
  edge: '#6f837e',
  ink: '#efeae1',
  soft: '#a5b1ad',
  lagoon: defaultColors.accent.dark,
  onLagoon: '#0c1413',
}

const serif = "'Bodoni Moda','Bodoni 72',Didot,'Bodoni MT',Georgia,'Times New Roman',serif"
const sans = "'Hanken Grotesk',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** In place of the two above. */
export const mailFonts: Record<FontPair, { serif: string; sans: string }> = {
  bodoni: { serif, sans },
  hanken: { serif: sans, sans },
  system: {
    serif: "Georgia,'Times New Roman',serif",
    sans: "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  },
}

const dots = (colour: string) =>
  `background-image:linear-gradient(to right,${colour} 1px,transparent 1px)`

export const styles = {
  body: `margin:0;padding:0;background-color:${light.ground};-webkit-text-size-adjust:100%`,
  preview: 'display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px',
  frame: `width:100%;max-width:600px;background-color:${light.paper}`,
  wordmark: `font:500 28px/1 ${serif};letter-spacing:-0.03em;color:${light.ink}`,
  /** On paper in dark mode too, because the logo is made for a light ground. */
  logo: `display:block;border:0;background-color:${light.paper}`,
  reference: `font:400 14px/1.6 ${sans};font-variant-numeric:tabular-nums;color:${light.soft}`,
  photo: `display:block;width:100%;height:auto;border:0;background-color:${light.shell};font:400 16px/1.6 ${sans};color:${light.ink}`,
  rule: `border-top:1px solid ${light.line};font-size:0;line-height:0`,
  heading: `margin:0 0 20px;font:500 34px/1.14 ${serif};letter-spacing:-0.02em;text-wrap:balance;color:${light.ink}`,
  title: `margin:0 0 8px;font:600 17px/1.35 ${sans};color:${light.ink}`,
  paragraph: `margin:0 0 16px;font:400 16px/1.6 ${sans};color:${light.ink}`,
  dates: `margin:8px 0 16px;border-top:1px solid ${light.line};border-bottom:1px solid ${light.line}`,
  day: `margin:0;font:500 28px/1.2 ${serif};letter-spacing:-0.02em;color:${light.ink}`,
  time: `margin:0;font:400 14px/1.6 ${sans};color:${light.ink}`,
  leader: `padding:5px 0;${dots(light.edge)};background-repeat:repeat-x;background-size:5px 1px`,
  figure: `background-color:${light.paper};font:400 15px/1.5 ${sans};font-variant-numeric:tabular-nums;color:${light.ink}`,
  total: 'font-weight:600',
  button: `background-color:${light.lagoon};border-radius:999px`,
  buttonText: `display:block;padding:15px 24px;font:600 16px/20px ${sans};color:${light.onLagoon};text-decoration:none`,
  soft: `margin:0;font:400 14px/1.6 ${sans};color:${light.soft}`,
  strong: `margin:0;font:600 14px/1.6 ${sans};color:${light.ink}`,
  link: `color:${light.lagoon};text-decoration:underline`,
  footer: `padding:24px 32px 28px;background-color:${light.shell}`,
}

export const headStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
.time::first-letter { text-transform: uppercase; }
@media (max-width: 480px) {
  .outer { padding: 0 !important; }
  .pad { padding-left: 20px !important; padding-right: 20px !important; }
  .day { font-size: 21px !important; }
}
@media (prefers-color-scheme: dark) {
  .ground { background-color: ${dark.ground} !important; }
  .shell { background-color: ${dark.shell} !important; }
  .paper { background-color: ${dark.paper} !important; }
  .line { border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .soft { color: ${dark.soft} !important; }
  .link { color: ${dark.lagoon} !important; }
  .dots { ${dots(dark.edge)} !important; }
  .button { background-color: ${dark.lagoon} !important; }
  .button a { color: ${dark.onLagoon} !important; }
}
`
