/** Where guests review homes, as the platforms write their names; others are shown as they are entered. */
const platforms = ['Airbnb', 'Vrbo', 'Booking.com', 'Expedia', 'Google', 'Tripadvisor', 'Facebook']

const aliases: Readonly<Record<string, string>> = {
  bdc: 'Booking.com',
  abnb: 'Airbnb',
  homeaway: 'Vrbo',
}

export function platformNamed(text: string): string {
  const plain = plainName(text)
  const known = platforms.find((name) =>
    [name, name.replace('.com', '')].map(plainName).includes(plain),
  )
  return known ?? aliases[plain] ?? text
}

function plainName(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
