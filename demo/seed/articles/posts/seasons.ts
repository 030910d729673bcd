import type { DemoPost } from './post.ts'

export const seasons: DemoPost = {
  author: 'Camila Ortega',
  cover: 'coconut-grove-tropical-modern/01-hero',
  daysAgo: 18,
  en: {
    title: 'Stone crab, mangoes and other reasons to pick a month',
    summary: 'Miami has seasons. You just have to look in the kitchen and in the trees.',
    body: [
      'Visitors say Miami has no seasons because nobody here owns a coat. Look at a kitchen table instead. It changes every few weeks, and if you have a house with a good stove it is worth planning around.',
      '## October to April: claws',
      'Stone crab season opens on October 15 and closes on May 1. Fishermen take one claw and return the crab to the water, where it grows another. You eat the claws cold, with mustard sauce, on newspaper, outdoors. A pound and a half per person is honest. Ask the fish counter to crack them, or be ready to explain the hammer marks.',
      '## December to March: the dry months',
      'The air is dry, evenings need a sweater and dinner moves to the terrace. Farm stands an hour south in Redland and Homestead have strawberries and tomatoes while the rest of the country has snow. It is also when every home is most wanted: book early, or come on a Monday.',
      '## June to August: mangoes',
      'In July there are more mangoes than people. Neighbors leave bags of them on the doorstep. If the home you rent has a tree, the fruit on the ground is yours and the fruit on the branch will be tomorrow. Eat them over the sink.',
      'Afternoons bring a storm, usually around three, usually over by five. Locals plan for it: swim in the morning, nap, swim again.',
      '## September: the quiet',
      'The least expensive month, with the warmest water. It is also the middle of hurricane season, so choose a home with a flexible policy and read it first. You can see what each policy refunds, day by day, on [this page](/how-it-works#refunds).',
      '> A good week here is three dinners out and four in. Rent the kitchen.',
    ],
    coverAlt: 'Tropical modern house in timber and concrete with pool',
  },
  es: {
    title: 'Cangrejo, mangos y otras razones para elegir un mes',
    summary: 'Miami sí tiene estaciones. Hay que buscarlas en la cocina y en los árboles.',
    body: [
      'Dicen que en Miami no hay estaciones porque nadie tiene abrigo. Mire mejor la mesa: cambia cada pocas semanas, y si la casa tiene una buena cocina vale la pena planear el viaje con eso en mente.',
      '## De octubre a abril: el cangrejo moro',
      'La temporada del *stone crab* abre el 15 de octubre y cierra el primero de mayo. El pescador toma una tenaza y devuelve el cangrejo al agua, donde le crece otra. Se comen frías, con salsa de mostaza, sobre papel periódico y al aire libre. Calcule unos setecientos gramos por persona. Pida en la pescadería que se las quiebren; si no, alguien tendrá que explicar los golpes en la mesa.',
      '## De diciembre a marzo: los meses secos',
      'El aire se vuelve liviano, de noche hace falta un suéter y la cena se muda a la terraza. A una hora al sur, en Redland y Homestead, los puestos del campo venden fresas y tomates mientras en el norte cae nieve. También es cuando todos quieren venir: reserve con tiempo, o llegue un lunes.',
      '## De junio a agosto: los mangos',
      'En julio hay más mangos que gente. Los vecinos los dejan en bolsas en la puerta. Si la casa que reservó tiene un árbol, lo que está en el suelo es suyo y lo que está en la rama lo será mañana. Se comen inclinados sobre el fregadero, como en casa de la abuela.',
      'Por la tarde cae un aguacero, casi siempre a las tres, casi siempre hasta las cinco. Aquí nadie pelea con eso: se nada temprano, se duerme la siesta y se vuelve a nadar.',
      '## Septiembre: la calma',
      'Es el mes más económico y el del agua más tibia. También es plena temporada de huracanes, así que elija una casa con política flexible y léala antes. En [esta página](/how-it-works#refunds) puede ver cuánto reembolsa cada una, día por día.',
      '> Una buena semana aquí son tres cenas fuera y cuatro en casa. La cocina también se reserva.',
    ],
    coverAlt: 'Casa tropical moderna de madera y concreto con piscina',
  },
}
