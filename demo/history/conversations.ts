/**
 * When a message was sent: in hours after booking, before check-in, after check-out, or before
 * today.
 */
export type MessageTime =
  | { booked: number }
  | { arriving: number }
  | { left: number }
  | { ago: number }

type DemoMessage = { by: 'guest' | 'owner'; when: MessageTime; text: string }

/** The last messages of one side may still be unread by the other. */
export type DemoConversation = { messages: readonly DemoMessage[]; unread?: number }

const guest = (when: MessageTime, text: string): DemoMessage => ({ by: 'guest', when, text })
const owner = (when: MessageTime, text: string): DemoMessage => ({ by: 'owner', when, text })

/** Before a stay; messages that would be sent after today are omitted. */
export const upcomingStays: Record<'en' | 'es', readonly DemoConversation[]> = {
  en: [
    {
      unread: 1,
      messages: [
        owner(
          { booked: 3.3 },
          'Hi, and welcome! Check-in time is on your booking. If you land earlier, you can leave your bags with Rosa. She’s there from noon.',
        ),
        guest(
          { booked: 4.1 },
          'That helps, thank you! It’s my dad’s birthday on our second day. Is there a good bakery nearby?',
        ),
        owner(
          { booked: 21 },
          'The one on the corner makes a great almond cake. Want me to order one?',
        ),
        guest({ ago: 31.3 }, 'Yes please, for 8. No writing on it.'),
        owner({ ago: 4.4 }, 'Done! Should I have them add candles?'),
      ],
    },
    {
      messages: [
        guest({ booked: 2 }, 'We’ll get in late, around 11 PM. Will that be a problem?'),
        owner(
          { booked: 3.3 },
          'Not at all. The code works 24/7, and I’ll leave the hall light on for you.',
        ),
        guest({ booked: 3.5 }, 'Perfect, thanks!'),
      ],
    },
    {
      unread: 2,
      messages: [
        owner({ booked: 1 }, 'Thanks for booking! Let me know if you need anything at the house.'),
        guest(
          { ago: 26.4 },
          'Could you set up the crib before we arrive? Our daughter is 9 months old.',
        ),
        guest({ ago: 26.3 }, 'And is there a grocery store nearby that’s open on Sundays?'),
      ],
    },
    {
      messages: [
        guest({ booked: 5 }, 'Is there parking for two cars, or should we leave one at home?'),
        owner(
          { booked: 6 },
          'Yes, two fit, one behind the other. You can open the gate from your phone.',
        ),
        guest({ booked: 6.5 }, 'Great, we’ll bring both. Thanks for the quick reply!'),
        owner({ booked: 6.6 }, 'Anytime! I’ll check in again two days before.'),
      ],
    },
    {
      messages: [
        guest(
          { booked: 8 },
          'My mother uses a cane. How many steps are there from the street to her room?',
        ),
        owner(
          { booked: 9 },
          'Three at the front door, with a handrail, and none after that if she takes the ground-floor bedroom.',
        ),
        guest({ booked: 10 }, 'That’s a relief. She’ll take that room.'),
      ],
    },
    {
      messages: [
        owner(
          { booked: 2 },
          'Quick tip before you pack: evenings can get chilly this time of year. Bring a sweater!',
        ),
        guest({ booked: 12 }, 'Good to know, thanks!'),
      ],
    },
  ],
  es: [
    {
      unread: 1,
      messages: [
        owner(
          { booked: 2 },
          '¡Bienvenidos! Pueden entrar a partir de la hora indicada en la reserva. Si llegan antes, pueden dejar las maletas con Rosa.',
        ),
        guest(
          { booked: 4.1 },
          '¡Gracias! Viajamos con dos niños. ¿La escalera tiene reja de seguridad?',
        ),
        owner({ booked: 5 }, 'Sí, arriba y abajo. Se las dejo puestas para cuando lleguen.'),
        guest(
          { ago: 7.3 },
          'Una pregunta más: ¿podríamos entrar una hora antes? Nos adelantaron el vuelo.',
        ),
      ],
    },
    {
      messages: [
        guest({ booked: 3.3 }, 'Hola, ¿hay estacionamiento para dos autos?'),
        owner(
          { booked: 4.1 },
          'Hola. Sí, caben dos, uno detrás del otro. El portón lo abren desde el teléfono.',
        ),
        guest({ booked: 4.3 }, 'Perfecto, ¡muchas gracias!'),
      ],
    },
    {
      unread: 1,
      messages: [
        guest(
          { booked: 6 },
          '¡Hola! Vamos por nuestro aniversario. ¿Nos recomienda algún lugar para cenar cerca?',
        ),
        owner(
          { ago: 5.7 },
          '¡Felicidades! A cinco minutos a pie hay un restaurante con patio que es muy rico. ¿Les reservo para las 8:30?',
        ),
      ],
    },
    {
      messages: [
        owner({ booked: 1 }, 'Gracias por reservar. Cualquier cosa que necesiten, aquí estoy.'),
        guest({ booked: 20 }, 'Llegaremos tarde, como a las once de la noche.'),
        owner(
          { booked: 21 },
          'Sin problema. El código funciona a cualquier hora y les dejo la luz prendida.',
        ),
      ],
    },
  ],
}

export const pastStays: Record<'en' | 'es', readonly DemoConversation[]> = {
  en: [
    {
      messages: [
        owner(
          { arriving: 26 },
          'Everything’s ready for tomorrow. Your check-in instructions are in your booking.',
        ),
        guest({ arriving: 24 }, 'Thanks! We’re packing now.'),
        guest(
          { left: 5 },
          'We left the keys where you said. Mornings on the terrace were our favorite part.',
        ),
        owner({ left: 8 }, 'Thank you for taking such good care of the place. Come back anytime!'),
        guest({ left: 9 }, 'We will, thank you!'),
      ],
    },
    {
      messages: [
        guest({ arriving: -20 }, 'The Wi-Fi doesn’t reach the back bedroom. Any tips?'),
        owner(
          { arriving: -21 },
          'Yes! There’s a second router in the hall closet. Press the button and give it 30 seconds.',
        ),
        guest({ arriving: -21.5 }, 'That worked. You saved my meeting!'),
      ],
    },
    {
      messages: [
        guest({ left: 20 }, 'I think I left a green scarf on the chair by the window.'),
        owner({ left: 23 }, 'Found it! Where should I send it?'),
        guest({ left: 24 }, 'I’ll message you my address. Thank you so much!'),
        owner({ left: 48 }, 'It’s in the mail today.'),
      ],
    },
    {
      messages: [
        guest({ arriving: 50 }, 'Could we check out an hour later on the last day?'),
        owner({ arriving: 49 }, 'Sure, noon is fine. The next guests don’t arrive until 5.'),
        guest({ left: 3 }, 'Thanks for the extra hour. We got one last swim in!'),
      ],
    },
  ],
  es: [
    {
      messages: [
        owner(
          { arriving: 25 },
          'Todo está listo para mañana. Las instrucciones de llegada están en su reserva.',
        ),
        guest({ arriving: 23 }, '¡Gracias! Ya estamos haciendo maletas.'),
        guest({ left: 4 }, 'Ya salimos. Dejamos las llaves donde nos dijo. Nos encantó la casa.'),
        owner({ left: 6 }, 'Gracias a ustedes por cuidarla. ¡Vuelvan cuando quieran!'),
      ],
    },
    {
      messages: [
        guest({ left: 18 }, 'Hola, creo que dejé un libro en la mesa de noche. ¿Lo vio?'),
        owner({ left: 20 }, 'Sí, aquí está. ¿A dónde se lo mando?'),
        guest({ left: 21 }, 'Ahorita le paso mi dirección. ¡Mil gracias!'),
      ],
    },
    {
      messages: [
        guest({ arriving: -18 }, 'Disculpe, ¿cómo le bajo al aire de la sala?'),
        owner(
          { arriving: -18.5 },
          'Con el control blanco que está junto a la puerta. El negro es de las persianas.',
        ),
        guest({ arriving: -19 }, 'Ah, estábamos usando el negro, jaja. ¡Gracias!'),
      ],
    },
  ],
}

/** Inquiries before a booking. */
export const inquiries: Record<
  string,
  { slugs: readonly string[]; conversation: DemoConversation }
> = {
  'guest@marea.test': {
    slugs: ['casa-malva', 'casa-duna', 'casa-lienzo'],
    conversation: {
      unread: 1,
      messages: [
        guest(
          { ago: 75 },
          'Hi! We’re three sisters with four kids. Is the house as quiet as it looks in the photos?',
        ),
        owner(
          { ago: 54 },
          'Even quieter, once the kids are asleep! It’s a dead-end street, so there’s no traffic.',
        ),
        guest({ ago: 53 }, 'One last question: is the week after New Year’s busy there?'),
        owner(
          { ago: 9.2 },
          'It’s a great week. The crowds are gone and the water’s still warm. Here’s the tide table: https://tidesandcurrents.noaa.gov/',
        ),
      ],
    },
  },
  'diego@marea.test': {
    slugs: ['casa-almendro', 'casa-horizonte', 'casa-farol'],
    conversation: {
      unread: 1,
      messages: [
        guest(
          { ago: 30 },
          'Buenas tardes. ¿Aceptan perros? La nuestra es chiquita y muy tranquila.',
        ),
        owner({ ago: 28 }, 'Buenas tardes. Claro que sí. ¿Cómo se llama?'),
        guest({ ago: 6.6 }, 'Canela 😊 ¿Hay algún parque cerca para sacarla en la mañana?'),
      ],
    },
  },
}

/** From a guest who has no booking with the owner yet, so that sharing a phone number causes a warning. */
export const riskyInquiry: DemoConversation = {
  unread: 1,
  messages: [
    guest({ ago: 22 }, 'Hi. Is the house available the last week of May, for eight of us?'),
    owner(
      { ago: 20.5 },
      'Good morning! Yes, it is. You’ll see the price for your dates on its page.',
    ),
    guest({ ago: 5.2 }, 'Could we pay you by Zelle instead? Text me on WhatsApp: 305 555 0142.'),
  ],
}
