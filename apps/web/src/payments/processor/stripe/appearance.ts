import type { Appearance } from '@stripe/stripe-js'

/** Our colors and corner radii for Stripe's fields. */
export function appearance(): Appearance {
  const tokens = getComputedStyle(document.documentElement)
  const probe = document.createElement('i')
  document.body.append(probe)
  const color = (name: string) => {
    probe.style.color = `var(--${name})`
    return getComputedStyle(probe).color
  }
  const variables = {
    colorPrimary: color('lagoon'),
    colorBackground: color('paper'),
    colorText: color('ink'),
    colorTextSecondary: color('ink-soft'),
    colorDanger: color('bad'),
    fontFamily: tokens.getPropertyValue('--sans'),
    borderRadius: tokens.getPropertyValue('--field'),
  }
  probe.remove()
  return { theme: 'flat', variables }
}
