import type { DemoPost } from './post.ts'

export const kingTides: DemoPost = {
  author: 'Tomás Rey',
  cover: 'sunny-isles-oceanview-residence/01-hero',
  daysAgo: 9,
  en: {
    title: 'The days the sea comes up to the street',
    summary: 'King tides return every fall. What they are, and what they change for your stay.',
    body: [
      'Marea means tide, so we get asked about this one. A few times each fall, usually between September and November, the moon comes closest to the earth while it is also full or new. The ocean has been warming all summer and takes up more room. Add the two and the water rises about a foot higher than on an ordinary day. People here call it a king tide.',
      '## What you will see',
      'For two or three days, twice a day, the sea comes up through the storm drains of the lowest streets, stays for an hour or two and leaves again. The sky is often blue. It is salt water on a dry day, and the first time you see it you will take a picture.',
      'Most of the city notices nothing. The streets that do are a short list: parts of the bay side of Miami Beach, a few blocks in Edgewater and Brickell near the water, and the marina roads in Coconut Grove.',
      '## What it changes',
      '- **Driving.** Never drive through it. Salt is hard on cars and you cannot see the curb. Wait an hour.\n- **Shoes.** Keep a pair you do not love.\n- **The beach.** At high water it is narrower, and walking is better two hours later.\n- **Kayaks.** This is the good part: the mangroves open, and you can paddle where you usually cannot.',
      '## What to do',
      'If you’re staying during a king tide, ask the owner about your street before you drive. They know how high the water usually gets and the best way in.',
      '> The tide table is public, exact and printed a year ahead. There are few troubles in life you can say that about.',
      'If you are choosing dates, the rest of the year is dry, and October mornings are lovely anyway.',
    ],
    coverAlt: 'Oceanfront tower above its palm-lined pool',
  },
  es: {
    title: 'Los días en que el mar llega a la calle',
    summary: 'Las mareas altas de otoño: qué son y qué cambian en su estancia.',
    body: [
      'Nos llamamos Marea, así que era cuestión de tiempo que nos preguntaran. Algunas veces cada otoño, casi siempre entre septiembre y noviembre, la luna pasa más cerca de la tierra justo cuando es llena o nueva. El mar, además, viene tibio de todo el verano y ocupa más espacio. Juntas, las dos cosas suben el agua unos treinta centímetros más que un día cualquiera. Aquí se le dice *king tide*, la marea reina.',
      '## Qué va a ver',
      'Durante dos o tres días, dos veces al día, el agua sale por las alcantarillas de las calles más bajas, se queda una o dos horas y se va. Muchas veces con el cielo despejado. Es agua salada en un día seco, y la primera vez todo el mundo le toma una foto.',
      'Casi toda la ciudad ni se entera. La lista es corta: partes de Miami Beach del lado de la bahía, algunas cuadras de Edgewater y de Brickell junto al agua, y las calles de la marina en Coconut Grove.',
      '## Qué cambia',
      '- **El auto.** No cruce el agua. La sal daña el auto y la acera no se ve. Espere una hora.\n- **Los zapatos.** Tenga a mano un par que no le importe mojar.\n- **La playa.** Con la marea alta es más angosta; dos horas después se camina mejor.\n- **El kayak.** Esta es la parte buena: se abren los manglares y se puede remar donde nunca se puede.',
      '## Qué conviene hacer',
      'Si su estancia coincide con una marea reina, pregunte por su calle antes de salir en auto. Quien administra la casa sabe hasta dónde suele llegar el agua y por dónde conviene entrar.',
      '> La tabla de mareas es pública, exacta y sale con un año de anticipación. De pocos problemas se puede decir lo mismo.',
      'Si todavía está eligiendo fechas: el resto del año las calles están secas, y las mañanas de octubre son preciosas de todos modos.',
    ],
    coverAlt: 'Torre frente al océano sobre su piscina rodeada de palmeras',
  },
}
