import { expect, test } from 'vitest'
import { findContactHints } from './contact-hints.ts'

test.each([
  'My number is 305 555 0142',
  'Call me: (305) 555-0142',
  '+1 305.555.0142',
  '+52 55 1234 5678',
  'Mi celular es 55 1234 5678',
  'Llámeme al 612 345 678',
  'Text 555-0142 when you land',
  '3 0 5 5 5 5 0 1 4 2',
  'three oh five five five five zero one four two',
  'tres cero cinco cinco cinco cinco cero uno cuatro dos',
  'Write to laura.p@gmail.com',
  'laura @ gmail . com',
  'laura (at) gmail (dot) com',
  'laura arroba gmail punto com',
  'laura at gmail dot com',
  'https://wa.me/13055550142',
  'Escríbame por WhatsApp',
  'w h a t s a p p me',
  'Mándeme un wasap',
  'what’s app?',
  'I am on Telegram',
  't.me/inesalmendro',
  'Find me on Instagram',
  'My insta has more photos',
  'It is @casa_almendro there',
])('contact details: %s', (text) => {
  expect(findContactHints(text)).toContain('contact')
})

test.each([
  'Can I pay by Zelle?',
  'z e l l e works too',
  'Z3LLE',
  'ze-lle please',
  'Venmo me half',
  'P a y P a l is fine',
  'Cash App or CashApp',
  'We could pay you in cash on arrival',
  'There is a discount if you pay cash',
  'A cash discount of 10%',
  'Send it by wire transfer',
  'Wire me the rest',
  'A bank transfer would be easier',
  'Le hago una transferencia',
  '¿Puedo pagar en efectivo?',
  'Pago en efectivo al llegar',
  'Let’s book outside of Marea',
  'We can pay you directly and save the fee',
  'Podemos reservar por fuera',
  'Mejor fuera de la plataforma',
  'Le paso mi CLABE',
  'I only have bitcoin',
  'Western Union',
])('payment elsewhere: %s', (text) => {
  expect(findContactHints(text)).toContain('payment')
})

test.each([
  'Is the pool heated in January?',
  'The total is $6,630.72, is that right?',
  'So 12,000 USD for 14 nights, 1,234,567 in all',
  'From 2026-12-11 to 2026-12-16',
  'Del 11/12/2026 al 16/12/2026',
  'We land at 18:40 and leave at 11:30',
  'Joe’s Stone Crab, 11 Washington Ave, Miami Beach, FL 33139',
  'Versailles is at 3555 SW 8th St, Miami, FL 33135',
  'La Mar está en 500 Brickell Key Dr, 33131',
  'Booking MAR-7KQ2M9XA',
  'Flight AA 1234 on December 11',
  'We are 2 adults and 4 children: 3, 5, 7 and 9 years old',
  'Rooms 1 2 3 4 5 6 have views',
  'The gate code is 4821',
  'The wifi password is Marea2026',
  'Between 2026 and 2027',
  'Here is the tide table: https://tidesandcurrents.noaa.gov/',
  'We saw the house on Instagram and loved it',
  'Is there a cash machine nearby?',
  '¿Los vendedores de la playa aceptan efectivo?',
  'Can you arrange an airport transfer?',
  'A gazelle by the wire fence, and wireless inside',
  'Look at the dot on the map',
  'We pay the rest on Marea',
  'El patio tiene 3,900 pies y 362 m²',
  'Can I call you Inés?',
  'one or two nights, three at most',
  'Dos o tres noches, cuatro huéspedes',
])('nothing to warn about: %s', (text) => {
  expect(findContactHints(text)).toEqual([])
})

test('a text as long as allowed is searched quickly', () => {
  const long = ['1 ', 'a.', '@', 'z e l ', 'pay ', '(', '1-'].map((part) =>
    part.repeat(4000 / part.length),
  )
  const begun = performance.now()
  for (const text of long) findContactHints(text)
  expect(performance.now() - begun).toBeLessThan(1000)
})
