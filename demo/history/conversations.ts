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
          'Welcome. The house is yours from the hour on your booking. If you land earlier, leave your bags with Rosa, she is there from noon.',
        ),
        guest(
          { booked: 4.1 },
          'That helps, thank you. It is my father’s birthday on the second day: is there a bakery you trust?',
        ),
        owner(
          { booked: 21 },
          'The one on the corner makes an almond cake that people cross the bay for. Shall I order one?',
        ),
        guest({ ago: 31.3 }, 'Please do. For eight, and nothing written on it.'),
        owner({ ago: 4.4 }, 'Almond it is. Does he like candles, or would he rather nobody sang?'),
      ],
    },
    {
      messages: [
        guest(
          { booked: 2 },
          'We arrive late, around eleven at night. Is that a problem for the door?',
        ),
        owner(
          { booked: 3.3 },
          'None at all. The code works day and night, and I leave the lamp in the hall on for you.',
        ),
        guest({ booked: 3.2 }, 'Perfect. See you in the morning, then.'),
      ],
    },
    {
      unread: 2,
      messages: [
        owner(
          { booked: 1 },
          'Thank you for choosing the house. Tell me if you need anything in it.',
        ),
        guest(
          { ago: 26.4 },
          'Could we have the crib made up before we arrive? Our daughter is nine months old.',
        ),
        guest({ ago: 26.3 }, 'And is there a shop nearby that is open on Sundays?'),
      ],
    },
    {
      messages: [
        guest({ booked: 5 }, 'Is there a place for two cars, or should we leave one at home?'),
        owner(
          { booked: 6 },
          'Two fit easily, one behind the other. The gate opens from the phone.',
        ),
        guest({ booked: 6.5 }, 'Then we bring both. Thank you for the quick answer.'),
        owner({ booked: 6.6 }, 'With pleasure. I will write again two days before.'),
      ],
    },
    {
      messages: [
        guest(
          { booked: 8 },
          'My mother walks with a stick. How many steps are there from the street to her room?',
        ),
        owner(
          { booked: 9 },
          'Three at the door and none after that if she takes the room on the ground floor. There is a rail.',
        ),
        guest({ booked: 10 }, 'That is a relief. She will take that room.'),
      ],
    },
    {
      messages: [
        owner(
          { booked: 2 },
          'A small thing before you pack: evenings are cooler than people think in these months. Bring one sweater.',
        ),
        guest({ booked: 12 }, 'Noted. One sweater, no more.'),
      ],
    },
  ],
  es: [
    {
      unread: 1,
      messages: [
        owner(
          { booked: 2 },
          'Bienvenidos. La casa es suya desde la hora de la reserva; si llegan antes, dejen las maletas con Rosa.',
        ),
        guest({ booked: 4.1 }, 'Gracias. Viajamos con dos niños: ¿la escalera tiene reja?'),
        owner({ booked: 5 }, 'Sí, arriba y abajo. Las dejo puestas para cuando lleguen.'),
        guest({ ago: 7.3 }, 'Una cosa más: ¿podemos entrar una hora antes? El vuelo se adelantó.'),
      ],
    },
    {
      messages: [
        guest({ booked: 3.3 }, '¿Hay dónde dejar dos autos?'),
        owner({ booked: 4.1 }, 'Sí, uno detrás del otro. El portón se abre desde el teléfono.'),
        guest({ booked: 4.3 }, 'Perfecto, muchas gracias.'),
      ],
    },
    {
      unread: 1,
      messages: [
        guest({ booked: 6 }, 'Es nuestro aniversario. ¿Nos recomienda dónde cenar cerca?'),
        owner(
          { ago: 5.7 },
          'Hay un patio con doce mesas a cinco minutos a pie. ¿Les reservo para las ocho y media?',
        ),
      ],
    },
    {
      messages: [
        owner({ booked: 1 }, 'Gracias por reservar. Cualquier cosa que necesiten, aquí estoy.'),
        guest({ booked: 20 }, 'Llegaremos tarde, sobre las once de la noche.'),
        owner({ booked: 21 }, 'Sin problema: la clave sirve a toda hora y dejo la luz encendida.'),
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
          'All is ready for tomorrow. The notes for the door are in your booking.',
        ),
        guest({ arriving: 24 }, 'Thank you. We are already packing.'),
        guest(
          { left: 5 },
          'We left the keys where you said. The mornings on the terrace were the best part.',
        ),
        owner(
          { left: 8 },
          'You left it as you found it, which is rare. Come back whenever you like.',
        ),
        guest({ left: 9 }, 'We will. Thank you for the kind words.'),
      ],
    },
    {
      messages: [
        guest({ arriving: -20 }, 'The Wi-Fi does not reach the far bedroom. Is there a trick?'),
        owner(
          { arriving: -21 },
          'There is: a second router in the cupboard of the hall. Press its one button and count to thirty.',
        ),
        guest({ arriving: -21.5 }, 'It works. You saved a meeting.'),
      ],
    },
    {
      messages: [
        guest({ left: 20 }, 'I think I left a green scarf on the chair by the window.'),
        owner({ left: 23 }, 'It is here, folded. Where may I send it?'),
        guest({ left: 24 }, 'To the address of the booking, please. You are very kind.'),
        owner({ left: 48 }, 'It is on its way.'),
      ],
    },
    {
      messages: [
        guest({ arriving: 50 }, 'Could we leave an hour later on the last day?'),
        owner({ arriving: 49 }, 'Until noon, gladly. Nobody arrives before five.'),
        guest({ left: 3 }, 'Thank you for that hour. We used it for one more swim.'),
      ],
    },
  ],
  es: [
    {
      messages: [
        owner({ arriving: 25 }, 'Todo está listo para mañana. Cómo entrar está en su reserva.'),
        guest({ arriving: 23 }, 'Gracias. Ya casi salimos.'),
        guest({ left: 4 }, 'Dejamos las llaves donde nos dijo. Qué casa tan tranquila.'),
        owner({ left: 6 }, 'Gracias por cuidarla tanto. Vuelvan cuando quieran.'),
      ],
    },
    {
      messages: [
        guest({ left: 18 }, 'Creo que olvidé un libro en la mesa de noche.'),
        owner({ left: 20 }, 'Aquí está, con su marca en la página 212. ¿A dónde se lo mando?'),
        guest({ left: 21 }, 'A la dirección de la reserva. Mil gracias.'),
      ],
    },
    {
      messages: [
        guest({ arriving: -18 }, '¿Cómo se baja la temperatura de la sala?'),
        owner(
          { arriving: -18.5 },
          'Con el control blanco junto a la puerta; el negro es de las persianas.',
        ),
        guest({ arriving: -19 }, 'Era el negro el que teníamos. Gracias.'),
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
          'Three sisters and four children: is the house as quiet as it looks in the photos?',
        ),
        owner(
          { ago: 54 },
          'Quieter, once the children sleep. The street ends at the gate, so nobody drives past.',
        ),
        guest({ ago: 53 }, 'Then one last question. Is the week after New Year very busy there?'),
        owner(
          { ago: 9.2 },
          'It is the best week of the year: everybody has left and the sea is still warm. Here is the tide table for those days: https://tidesandcurrents.noaa.gov/',
        ),
      ],
    },
  },
  'diego@marea.test': {
    slugs: ['casa-almendro', 'casa-horizonte', 'casa-farol'],
    conversation: {
      unread: 1,
      messages: [
        guest({ ago: 30 }, 'Buenas tardes. ¿Aceptan un perro pequeño, muy educado?'),
        owner({ ago: 28 }, 'Buenas tardes. Educado, sí. ¿Cómo se llama?'),
        guest({ ago: 6.6 }, 'Canela. ¿Hay un parque cerca para pasearla temprano?'),
      ],
    },
  },
}

/** Of a guest who has no booking with the owner yet, so that sharing a phone number is warned about. */
export const riskyInquiry: DemoConversation = {
  unread: 1,
  messages: [
    guest({ ago: 22 }, 'Hi. Is the house available the last week of May, for eight of us?'),
    owner({ ago: 20.5 }, 'Good morning. It is. You can see the price for your dates on its page.'),
    guest({ ago: 5.2 }, 'Could we pay you by Zelle instead? Text me on WhatsApp: 305 555 0142.'),
  ],
}
