-- The posts and questions that every installation begins with. They were texts of the interface until
-- now, so an edited text is taken over.
CREATE FUNCTION pg_temp.edited_text(of_language text, of_key text, original text) RETURNS text LANGUAGE sql AS $$
  SELECT coalesce(
    (SELECT text FROM texts WHERE client = 'web' AND language = of_language AND key = of_key AND is_edited),
    original)
$$;

CREATE FUNCTION pg_temp.add_article(of_kind article_kind, slug text, starts_at timestamptz, content jsonb, in_group text, at_position integer)
RETURNS void LANGUAGE sql AS $$
  WITH article AS (
    INSERT INTO articles (kind, group_id, position, created_at)
    VALUES (of_kind, (SELECT id FROM faq_groups WHERE anchor = in_group), at_position, starts_at)
    RETURNING id
  ), slugged AS (
    INSERT INTO article_slugs (kind, slug, article_id, is_current, is_chosen)
    SELECT of_kind, add_article.slug, id, true, true FROM article
  ), written AS (
    INSERT INTO article_versions (article_id, content, begun_at, saved_at)
    SELECT id, add_article.content, add_article.starts_at, add_article.starts_at FROM article
    RETURNING id, article_id
  )
  INSERT INTO article_publications (article_id, version_id, starts_at, decided_at)
  SELECT article_id, id, add_article.starts_at, add_article.starts_at FROM written
$$;

INSERT INTO faq_groups (anchor, position, titles) VALUES
  ('prices-and-booking', 1, '{"en": "Prices and booking", "es": "Precios y reservas"}'),
  ('your-stay', 2, '{"en": "Your stay", "es": "Su estancia"}'),
  ('wallet', 3, '{"en": "Wallet", "es": "Billetera"}'),
  ('owners', 4, '{"en": "For owners", "es": "Para propietarios"}');

SELECT pg_temp.add_article('post', 'how-a-house-gets-its-name', '2026-11-02 09:00-05',
  jsonb_build_object('author', '', 'coverKey', NULL, 'texts', jsonb_build_object(
    'en', jsonb_build_object(
      'title', pg_temp.edited_text('en', 'blog.names.title', 'How a home gets its name'),
      'summary', pg_temp.edited_text('en', 'blog.names.description', 'Casa Almendro, not “Stunning 4BR with pool.”'),
      'body', pg_temp.edited_text('en', 'blog.names.1', 'A listing describes what you can count: bedrooms, beds, square feet. A name says what you’ll remember: the almond tree at the gate, the bougainvillea over the wall, the mural across from the loft.')
        || E'\n\n' || pg_temp.edited_text('en', 'blog.names.2', 'So we name homes the way families do, after something you can see from the front door. The numbers come right below, in smaller type, where they’re easy to find.'),
      'coverAlt', ''),
    'es', jsonb_build_object(
      'title', pg_temp.edited_text('es', 'blog.names.title', 'Cómo recibe su nombre una casa'),
      'summary', pg_temp.edited_text('es', 'blog.names.description', 'Casa Almendro, no “Espectacular 4 hab. con piscina”.'),
      'body', pg_temp.edited_text('es', 'blog.names.1', 'Un anuncio describe lo que se cuenta: dormitorios, camas, metros. Un nombre dice lo que se recuerda: el almendro de la entrada, la buganvilla sobre el muro, el mural frente al loft.')
        || E'\n\n' || pg_temp.edited_text('es', 'blog.names.2', 'Por eso nombramos las casas como lo hacen las familias, por algo que se ve desde la puerta. Los números van justo debajo, en letra más pequeña, donde es fácil encontrarlos.'),
      'coverAlt', ''))),
  NULL, NULL);

SELECT pg_temp.add_article('post', 'the-whole-price-first', '2026-11-10 09:00-05',
  jsonb_build_object('author', '', 'coverKey', NULL, 'texts', jsonb_build_object(
    'en', jsonb_build_object(
      'title', pg_temp.edited_text('en', 'blog.price.title', 'Total price, upfront'),
      'summary', pg_temp.edited_text('en', 'blog.price.description', 'Why the first price you see is the price you pay.'),
      'body', pg_temp.edited_text('en', 'blog.price.1', 'A stay has a nightly rate, a cleaning fee, maybe a pet fee, and taxes for the state, the county and the city. Most sites show you the first of these and save the rest for the last page. We think you deserve the whole number from the start.')
        || E'\n\n' || pg_temp.edited_text('en', 'blog.price.2', 'Marea adds everything up before showing you a price. The same calculation produces the number in search, on the home’s page, at checkout and on your receipt, and you can see every line of it.')
        || E'\n\n' || pg_temp.edited_text('en', 'blog.price.3', 'It can make our homes look more expensive in a list. We’d rather lose a click than a guest.'),
      'coverAlt', ''),
    'es', jsonb_build_object(
      'title', pg_temp.edited_text('es', 'blog.price.title', 'El precio total, desde el inicio'),
      'summary', pg_temp.edited_text('es', 'blog.price.description', 'Por qué el primer precio que ve es el que paga.'),
      'body', pg_temp.edited_text('es', 'blog.price.1', 'Una estancia tiene una tarifa por noche, un cargo por limpieza, quizá uno por mascota, e impuestos del estado, del condado y de la ciudad. La mayoría de los sitios muestra lo primero y deja lo demás para la última página. Creemos que usted merece ver el total desde el inicio.')
        || E'\n\n' || pg_temp.edited_text('es', 'blog.price.2', 'Marea suma todo antes de mostrarle un precio. El mismo cálculo da el número de la búsqueda, de la página de la casa, del pago y del recibo, y usted puede ver cada línea.')
        || E'\n\n' || pg_temp.edited_text('es', 'blog.price.3', 'Así nuestras casas pueden parecer más caras en una lista. Preferimos perder un clic antes que un huésped.'),
      'coverAlt', ''))),
  NULL, NULL);

SELECT pg_temp.add_article('question', 'does-the-price-include-taxes-and-fees', '2026-11-01 09:00-04',
  jsonb_build_object('author', '', 'coverKey', NULL, 'texts', jsonb_build_object(
    'en', jsonb_build_object(
      'title', pg_temp.edited_text('en', 'faqs.1.q', 'Does the price include taxes and fees?'),
      'summary', '',
      'body', pg_temp.edited_text('en', 'faqs.1.a', 'Yes. The total for your stay includes the cleaning fee, every other fee and all taxes. It’s the same to the cent in search, on the home’s page, at checkout and on your receipt.'),
      'coverAlt', ''),
    'es', jsonb_build_object(
      'title', pg_temp.edited_text('es', 'faqs.1.q', '¿El precio incluye impuestos y cargos?'),
      'summary', '',
      'body', pg_temp.edited_text('es', 'faqs.1.a', 'Sí. El total de su estancia incluye la limpieza, todos los cargos y todos los impuestos. Es el mismo, al centavo, en la búsqueda, en la página de la casa, al pagar y en el recibo.'),
      'coverAlt', ''))),
  'prices-and-booking', 1);

SELECT pg_temp.add_article('question', 'how-long-are-my-dates-held', '2026-11-01 09:00-04',
  jsonb_build_object('author', '', 'coverKey', NULL, 'texts', jsonb_build_object(
    'en', jsonb_build_object(
      'title', pg_temp.edited_text('en', 'faqs.2.q', 'How long are my dates held while I check out?'),
      'summary', '',
      'body', pg_temp.edited_text('en', 'faqs.2.a', 'Fifteen minutes. During that time, no one else can book them. If you don’t finish, the dates become available again and you aren’t charged.'),
      'coverAlt', ''),
    'es', jsonb_build_object(
      'title', pg_temp.edited_text('es', 'faqs.2.q', '¿Cuánto tiempo se apartan mis fechas mientras pago?'),
      'summary', '',
      'body', pg_temp.edited_text('es', 'faqs.2.a', 'Quince minutos. En ese tiempo nadie más puede reservarlas. Si no termina, las fechas vuelven a estar disponibles y no se le cobra nada.'),
      'coverAlt', ''))),
  'prices-and-booking', 2);

SELECT pg_temp.add_article('question', 'how-much-will-i-get-back-if-i-cancel', '2026-11-01 09:00-04',
  jsonb_build_object('author', '', 'coverKey', NULL, 'texts', jsonb_build_object(
    'en', jsonb_build_object(
      'title', pg_temp.edited_text('en', 'faqs.3.q', 'How much will I get back if I cancel?'),
      'summary', '',
      'body', pg_temp.edited_text('en', 'faqs.3.a', 'It depends on the home’s cancellation policy and when you cancel. You’ll see the full refund schedule before you book and the exact amount before you confirm a cancellation. The policy on your booking never changes.'),
      'coverAlt', ''),
    'es', jsonb_build_object(
      'title', pg_temp.edited_text('es', 'faqs.3.q', '¿Cuánto me reembolsan si cancelo?'),
      'summary', '',
      'body', pg_temp.edited_text('es', 'faqs.3.a', 'Depende de la política de cancelación de la casa y de cuándo cancele. Verá el calendario de reembolsos antes de reservar y el monto exacto antes de confirmar la cancelación. La política de su reserva no cambia.'),
      'coverAlt', ''))),
  'prices-and-booking', 3);

SELECT pg_temp.add_article('question', 'why-do-you-ask-for-the-main-hosts-id', '2026-11-01 09:00-04',
  jsonb_build_object('author', '', 'coverKey', NULL, 'texts', jsonb_build_object(
    'en', jsonb_build_object(
      'title', pg_temp.edited_text('en', 'faqs.4.q', 'Why do you ask for the main host’s ID?'),
      'summary', '',
      'body', pg_temp.edited_text('en', 'faqs.4.a', 'Some buildings and local laws require us to know who is staying. The main host, the guest responsible for the group, uploads one ID per booking. Only authorized people can view it, and we delete it on the date shown when you upload it.'),
      'coverAlt', ''),
    'es', jsonb_build_object(
      'title', pg_temp.edited_text('es', 'faqs.4.q', '¿Por qué piden la identificación del huésped principal?'),
      'summary', '',
      'body', pg_temp.edited_text('es', 'faqs.4.a', 'Algunos edificios y leyes locales exigen saber quién se aloja. El huésped principal, responsable del grupo, sube una identificación por reserva. Solo la ven personas autorizadas y la eliminamos en la fecha indicada al subirla.'),
      'coverAlt', ''))),
  'your-stay', 1);

SELECT pg_temp.add_article('question', 'can-i-bring-a-pet', '2026-11-01 09:00-04',
  jsonb_build_object('author', '', 'coverKey', NULL, 'texts', jsonb_build_object(
    'en', jsonb_build_object(
      'title', pg_temp.edited_text('en', 'faqs.6.q', 'Can I bring a pet?'),
      'summary', '',
      'body', pg_temp.edited_text('en', 'faqs.6.a', 'Yes, at pet-friendly homes. Any pet fee is included in your total from the start.'),
      'coverAlt', ''),
    'es', jsonb_build_object(
      'title', pg_temp.edited_text('es', 'faqs.6.q', '¿Puedo llevar una mascota?'),
      'summary', '',
      'body', pg_temp.edited_text('es', 'faqs.6.a', 'Sí, en las casas que aceptan mascotas. El cargo por mascota está incluido en el total desde el inicio.'),
      'coverAlt', ''))),
  'your-stay', 2);

SELECT pg_temp.add_article('question', 'can-i-ask-for-something-special', '2026-11-01 09:00-04',
  jsonb_build_object('author', '', 'coverKey', NULL, 'texts', jsonb_build_object(
    'en', jsonb_build_object(
      'title', pg_temp.edited_text('en', 'faqs.7.q', 'Can I ask for something special?'),
      'summary', '',
      'body', pg_temp.edited_text('en', 'faqs.7.a', 'Yes. When you book, you can add a baby crib, extra cleaning, or a setup for a birthday, honeymoon or Valentine’s Day. Each extra is listed separately in your price.'),
      'coverAlt', ''),
    'es', jsonb_build_object(
      'title', pg_temp.edited_text('es', 'faqs.7.q', '¿Puedo pedir algo especial?'),
      'summary', '',
      'body', pg_temp.edited_text('es', 'faqs.7.a', 'Sí. Al reservar puede agregar una cuna, limpieza adicional o una decoración para un cumpleaños, una luna de miel o San Valentín. Cada extra aparece por separado en el precio.'),
      'coverAlt', ''))),
  'your-stay', 3);

SELECT pg_temp.add_article('question', 'what-is-the-wallet', '2026-11-01 09:00-04',
  jsonb_build_object('author', '', 'coverKey', NULL, 'texts', jsonb_build_object(
    'en', jsonb_build_object(
      'title', pg_temp.edited_text('en', 'faqs.5.q', 'What is the wallet?'),
      'summary', '',
      'body', pg_temp.edited_text('en', 'faqs.5.a', 'A balance in US dollars that you can use for stays and that receives your refunds. Adding funds is free. Withdrawals to a bank account in the United States or Mexico have a transfer fee, shown before you confirm.'),
      'coverAlt', ''),
    'es', jsonb_build_object(
      'title', pg_temp.edited_text('es', 'faqs.5.q', '¿Qué es la billetera?'),
      'summary', '',
      'body', pg_temp.edited_text('es', 'faqs.5.a', 'Un saldo en dólares estadounidenses que puede usar en estancias y donde recibe reembolsos. Agregar fondos es gratis. Los retiros a una cuenta en Estados Unidos o México tienen una comisión de transferencia, que se muestra antes de confirmar.'),
      'coverAlt', ''))),
  'wallet', 1);

SELECT pg_temp.add_article('question', 'i-own-a-home-how-do-i-start', '2026-11-01 09:00-04',
  jsonb_build_object('author', '', 'coverKey', NULL, 'texts', jsonb_build_object(
    'en', jsonb_build_object(
      'title', pg_temp.edited_text('en', 'faqs.8.q', 'I own a home. How do I start?'),
      'summary', '',
      'body', pg_temp.edited_text('en', 'faqs.8.a', 'Go to “List your home” and send us an application. We’ll visit your home and publish it once its short-term rental license is verified.'),
      'coverAlt', ''),
    'es', jsonb_build_object(
      'title', pg_temp.edited_text('es', 'faqs.8.q', 'Tengo una casa. ¿Cómo empiezo?'),
      'summary', '',
      'body', pg_temp.edited_text('es', 'faqs.8.a', 'Vaya a “Publique su casa” y envíenos una solicitud. Visitaremos su casa y la publicaremos cuando verifiquemos su licencia de alquiler a corto plazo.'),
      'coverAlt', ''))),
  'owners', 1);
