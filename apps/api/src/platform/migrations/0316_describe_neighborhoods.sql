-- What guests read about each neighborhood; a text that is there already stays.
WITH written (slug, about) AS (VALUES
  ('aventura', jsonb_build_object(
    'en', jsonb_build_array(
      'Aventura is a city between the mainland and the Intracoastal Waterway in the north of Miami-Dade County, with residential towers, gated islands and marinas around a golf course.',
      'Aventura Mall is one of the largest shopping centers in Florida. The beach at Sunny Isles is across the William Lehman Causeway, and a Brightline station connects the city with Miami and Fort Lauderdale.'),
    'es', jsonb_build_array(
      'Aventura es una ciudad entre tierra firme y el canal Intracoastal, en el norte del condado de Miami-Dade, con torres residenciales, islas privadas y marinas alrededor de un campo de golf.',
      'Aventura Mall es uno de los centros comerciales más grandes de Florida. La playa de Sunny Isles queda al otro lado de la William Lehman Causeway, y una estación de Brightline une la ciudad con Miami y Fort Lauderdale.'))),
  ('bal-harbour', jsonb_build_object(
    'en', jsonb_build_array(
      'Bal Harbour is a village at the north end of the barrier island it shares with Miami Beach, between the Atlantic Ocean and the bay. Bal Harbour Shops, an open-air mall, is across Collins Avenue from the beach.',
      'A walking path runs behind the beach as far as the jetty at Haulover Inlet. Surfside begins to the south, and Haulover Park is across the bridge to the north.'),
    'es', jsonb_build_array(
      'Bal Harbour es un pueblo en el extremo norte de la isla que comparte con Miami Beach, entre el océano Atlántico y la bahía. Bal Harbour Shops, un centro comercial al aire libre, está frente a la playa, del otro lado de Collins Avenue.',
      'Un sendero peatonal corre detrás de la playa hasta el rompeolas de Haulover Inlet. Surfside empieza al sur, y el parque Haulover está al cruzar el puente, hacia el norte.'))),
  ('brickell', jsonb_build_object(
    'en', jsonb_build_array(
      'Brickell is south of the Miami River, beside Biscayne Bay. Apartment towers, offices and restaurants share its streets, and Brickell City Centre and Mary Brickell Village have most of the shops.',
      'The Metromover, a free elevated train, connects it with downtown, and Metrorail stops here too. Expect traffic at rush hour.'),
    'es', jsonb_build_array(
      'Brickell está al sur del río Miami, junto a la bahía de Biscayne. Torres de apartamentos, oficinas y restaurantes comparten sus calles, y la mayoría de las tiendas está en Brickell City Centre y Mary Brickell Village.',
      'El Metromover, un tren elevado gratuito, la conecta con el centro, y el Metrorail también para aquí. Hay tráfico en las horas pico.'))),
  ('coconut-grove', jsonb_build_object(
    'en', jsonb_build_array(
      'Coconut Grove lies along Biscayne Bay, south of Brickell, with tree-lined streets and several marinas. Most cafés and shops are near Main Highway and Grand Avenue, around CocoWalk.',
      'Peacock Park and Kennedy Park are on the water. The Barnacle, a state park around a house from 1891, is on Main Highway, and Vizcaya Museum and Gardens is a few minutes north by car.'),
    'es', jsonb_build_array(
      'Coconut Grove se extiende junto a la bahía de Biscayne, al sur de Brickell, con calles arboladas y varias marinas. La mayoría de los cafés y las tiendas está cerca de Main Highway y Grand Avenue, alrededor de CocoWalk.',
      'Peacock Park y Kennedy Park dan al agua. The Barnacle, un parque estatal en torno a una casa de 1891, está en Main Highway, y el museo y los jardines de Vizcaya quedan a unos minutos en auto hacia el norte.'))),
  ('coral-gables', jsonb_build_object(
    'en', jsonb_build_array(
      'Coral Gables is a city of its own, planned in the 1920s, with Mediterranean Revival buildings, Spanish street names and streets shaded by oaks and banyans. Miracle Mile is the main shopping street.',
      'The Venetian Pool, a public pool in a former coral rock quarry, and the Biltmore Hotel date from the same years. Fairchild Tropical Botanic Garden is in the south of the city.'),
    'es', jsonb_build_array(
      'Coral Gables es un municipio aparte, planeado en los años veinte, con edificios de estilo neomediterráneo, calles con nombres españoles y la sombra de robles y banianos. Miracle Mile es la principal calle comercial.',
      'La Venetian Pool, una piscina pública en una antigua cantera de roca coralina, y el hotel Biltmore son de esos mismos años. El jardín botánico tropical Fairchild está en el sur de la ciudad.'))),
  ('design-district', jsonb_build_object(
    'en', jsonb_build_array(
      'The Design District is north of Midtown and Wynwood. Its shops, showrooms, galleries and restaurants are on a few blocks around NE 39th and NE 40th Streets, easy to walk.',
      'The Institute of Contemporary Art charges no admission, and there is public art in the streets and in courtyards such as Palm Court. The beach is across the bay, by car.'),
    'es', jsonb_build_array(
      'El Design District está al norte de Midtown y Wynwood. Sus tiendas, salas de exhibición, galerías y restaurantes ocupan unas pocas cuadras alrededor de las calles NE 39 y NE 40, fáciles de recorrer a pie.',
      'El Instituto de Arte Contemporáneo no cobra la entrada, y hay arte público en las calles y en patios como Palm Court. La playa está del otro lado de la bahía, en auto.'))),
  ('edgewater', jsonb_build_object(
    'en', jsonb_build_array(
      'Edgewater is the residential strip between Biscayne Boulevard and Biscayne Bay, north of downtown, with apartment towers along the water. Margaret Pace Park is on the bay.',
      'The Venetian Causeway crosses to Miami Beach from here. Wynwood and the Design District are just inland, and the Arsht Center and the Pérez Art Museum are to the south.'),
    'es', jsonb_build_array(
      'Edgewater es la franja residencial entre Biscayne Boulevard y la bahía de Biscayne, al norte del centro, con torres de apartamentos frente al agua. Margaret Pace Park da a la bahía.',
      'Desde aquí, la Venetian Causeway cruza a Miami Beach. Wynwood y el Design District están tierra adentro, y el Arsht Center y el Pérez Art Museum quedan al sur.'))),
  ('fisher-island', jsonb_build_object(
    'en', jsonb_build_array(
      'Fisher Island is a private island across Government Cut from South Beach. No bridge leads to it: residents and registered guests take the car ferry from the MacArthur Causeway.',
      'People get around the island by golf cart. Its beach, restaurants and sports facilities belong to residents and a members’ club, so ask the owner what your stay includes.'),
    'es', jsonb_build_array(
      'Fisher Island es una isla privada frente a South Beach, del otro lado de Government Cut. Ningún puente llega a ella: los residentes y los huéspedes registrados toman el ferry para autos en la MacArthur Causeway.',
      'En la isla se circula en carritos de golf. La playa, los restaurantes y las instalaciones deportivas son de los residentes y de un club de socios, así que pregunte qué incluye su estancia.'))),
  ('key-biscayne', jsonb_build_object(
    'en', jsonb_build_array(
      'Key Biscayne is a village on an island southeast of downtown Miami, reached by the Rickenbacker Causeway, which charges a toll. Many people get around by bicycle or golf cart.',
      'Crandon Park and its beach are north of the village. Bill Baggs Cape Florida State Park is to the south, with a lighthouse first built in 1825.'),
    'es', jsonb_build_array(
      'Key Biscayne es un pueblo en una isla al sureste del centro de Miami. Se llega por la Rickenbacker Causeway, que cobra peaje. Mucha gente se mueve en bicicleta o en carrito de golf.',
      'El parque Crandon y su playa están al norte del pueblo. Al sur está el parque estatal Bill Baggs Cape Florida, con un faro construido originalmente en 1825.'))),
  ('south-beach', jsonb_build_object(
    'en', jsonb_build_array(
      'South Beach is the southern part of Miami Beach, between Biscayne Bay and the Atlantic Ocean. Its Art Deco district has buildings from the 1920s to the 1940s along Ocean Drive, Collins Avenue and Washington Avenue.',
      'Lummus Park lies between Ocean Drive and the beach, and Lincoln Road is a pedestrian shopping street. Some blocks are loud at night. The city’s trolley is free.'),
    'es', jsonb_build_array(
      'South Beach es la parte sur de Miami Beach, entre la bahía de Biscayne y el océano Atlántico. Su distrito art déco tiene edificios de los años veinte a los cuarenta en Ocean Drive, Collins Avenue y Washington Avenue.',
      'Lummus Park está entre Ocean Drive y la playa, y Lincoln Road es una calle comercial peatonal. Algunas cuadras son ruidosas de noche. El trolley de la ciudad es gratis.'))),
  ('sunny-isles', jsonb_build_object(
    'en', jsonb_build_array(
      'Sunny Isles Beach is a city on the barrier island north of Haulover Park, with residential towers along Collins Avenue between the Atlantic Ocean and the Intracoastal Waterway.',
      'Several paths lead to the public beach, among them the one at Samson Oceanfront Park. Oleta River State Park, with kayaks and bike trails, is on the mainland nearby, and Aventura Mall is a short drive away.'),
    'es', jsonb_build_array(
      'Sunny Isles Beach es una ciudad en la isla al norte del parque Haulover, con torres residenciales en Collins Avenue, entre el océano Atlántico y el canal Intracoastal.',
      'Varios accesos llevan a la playa pública, entre ellos el de Samson Oceanfront Park. El parque estatal Oleta River, con kayaks y senderos para bicicletas, está cerca, en tierra firme, y Aventura Mall queda a poca distancia en auto.'))),
  ('surfside', jsonb_build_object(
    'en', jsonb_build_array(
      'Surfside is a small town on the barrier island between Miami Beach and Bal Harbour. Its low houses are west of Harding Avenue, its apartment buildings along Collins Avenue and the ocean.',
      'Harding Avenue has a few blocks of shops and restaurants. A walking path behind the dunes follows the beach from end to end.'),
    'es', jsonb_build_array(
      'Surfside es un pueblo pequeño en la isla entre Miami Beach y Bal Harbour. Las casas bajas están al oeste de Harding Avenue; los edificios de apartamentos, en Collins Avenue y junto al océano.',
      'Harding Avenue tiene unas cuadras de tiendas y restaurantes. Un sendero detrás de las dunas recorre la playa de un extremo al otro.'))),
  ('wynwood', jsonb_build_object(
    'en', jsonb_build_array(
      'Wynwood is a former warehouse district north of downtown, with murals on many of its walls. Galleries, breweries, restaurants and shops have moved into the old buildings.',
      'Wynwood Walls, a collection of murals, sells tickets; the murals in the streets can be seen at any time. Evenings and weekends are busy. The beach is across the bay, by car.'),
    'es', jsonb_build_array(
      'Wynwood es una antigua zona de bodegas al norte del centro, con murales en muchas de sus paredes. Galerías, cervecerías, restaurantes y tiendas ocupan los viejos edificios.',
      'Wynwood Walls, una colección de murales, cobra la entrada; los murales de las calles se pueden ver a cualquier hora. Hay mucha gente por las noches y los fines de semana. La playa está del otro lado de la bahía, en auto.')))
)
UPDATE neighborhoods SET about = written.about
FROM written WHERE written.slug = neighborhoods.slug AND neighborhoods.about = '{}';
