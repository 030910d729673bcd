-- The FAQ page answers thirty questions in five groups. What operations have written, renamed or
-- removed stays as it is: texts are replaced only where they are still the ones of the first version.
CREATE FUNCTION pg_temp.add_question(in_group text, of_slug text, question_en text, answer_en text, question_es text, answer_es text)
RETURNS void LANGUAGE sql AS $$
  WITH place AS (
    SELECT id, (SELECT coalesce(max(position), 0) + 1 FROM articles WHERE group_id = faq_groups.id) AS position
    FROM faq_groups WHERE anchor = in_group
      AND NOT EXISTS (SELECT FROM article_slugs WHERE kind = 'question' AND slug = of_slug)
  ), article AS (
    INSERT INTO articles (kind, group_id, position, created_at)
    SELECT 'question', id, position, '2026-11-01 09:00-04' FROM place
    RETURNING id
  ), slugged AS (
    INSERT INTO article_slugs (kind, slug, article_id, is_current, is_chosen)
    SELECT 'question', of_slug, id, true, true FROM article
  ), written AS (
    INSERT INTO article_versions (article_id, content, begun_at, saved_at)
    SELECT id, jsonb_build_object('author', '', 'coverKey', NULL, 'texts', jsonb_build_object(
      'en', jsonb_build_object('title', question_en, 'summary', '', 'body', answer_en, 'coverAlt', ''),
      'es', jsonb_build_object('title', question_es, 'summary', '', 'body', answer_es, 'coverAlt', ''))),
      '2026-11-01 09:00-04', '2026-11-01 09:00-04'
    FROM article
    RETURNING id, article_id
  )
  INSERT INTO article_publications (article_id, version_id, starts_at, decided_at)
  SELECT article_id, id, '2026-11-01 09:00-04', '2026-11-01 09:00-04' FROM written
$$;

-- Publishes another wording of an article that nobody has edited.
CREATE FUNCTION pg_temp.reword(of_slug text, before_en text, after_en text, before_es text, after_es text)
RETURNS void LANGUAGE sql AS $$
  WITH original AS (
    SELECT version.article_id, version.content
    FROM article_slugs JOIN article_versions version USING (article_id)
    WHERE slug = of_slug AND is_current AND version.saved_by IS NULL
      AND (SELECT count(*) FROM article_versions WHERE article_id = version.article_id) = 1
  ), written AS (
    INSERT INTO article_versions (article_id, content, begun_at, saved_at)
    SELECT article_id,
      jsonb_set(jsonb_set(content,
        '{texts,en,body}', to_jsonb(replace(content #>> '{texts,en,body}', before_en, after_en))),
        '{texts,es,body}', to_jsonb(replace(content #>> '{texts,es,body}', before_es, after_es))),
      '2026-11-10 10:00-05', '2026-11-10 10:00-05'
    FROM original
    RETURNING id, article_id
  )
  INSERT INTO article_publications (article_id, version_id, starts_at, decided_at)
  SELECT article_id, id, '2026-11-10 10:00-05', '2026-11-10 10:00-05' FROM written
$$;

UPDATE faq_groups SET position = position + 1 WHERE position >= 2;
INSERT INTO faq_groups (anchor, position, titles)
VALUES ('payments-and-refunds', 2, '{"en": "Payments and refunds", "es": "Pagos y reembolsos"}')
ON CONFLICT (anchor) DO NOTHING;
UPDATE faq_groups SET titles = '{"en": "Wallet and gift cards", "es": "Billetera y tarjetas de regalo"}'
WHERE anchor = 'wallet' AND titles = '{"en": "Wallet", "es": "Billetera"}';

SELECT pg_temp.add_question('prices-and-booking', 'when-is-my-booking-confirmed',
  'When is my booking confirmed?',
  'As soon as your payment goes through. You don’t wait for the owner to accept. We email your confirmation and receipt, and you’ll find the booking under My bookings.',
  '¿Cuándo se confirma mi reserva?',
  'En cuanto se procesa su pago, sin esperar a que el propietario acepte. Le enviamos la confirmación y el recibo por correo, y la reserva aparece en Mis reservas.');

SELECT pg_temp.add_question('prices-and-booking', 'can-i-change-my-booking',
  'Can I change my booking?',
  'Yes, before check-in. Open your booking and choose Change booking to try other dates, guests or extras. You’ll see the new price before you confirm: we charge or refund the difference. A change never refunds more than canceling would at that moment.',
  '¿Puedo modificar mi reserva?',
  'Sí, antes de la llegada. Abra su reserva y elija Modificar reserva para probar otras fechas, huéspedes o extras. Verá el precio nuevo antes de confirmar: cobramos o reembolsamos la diferencia. Un cambio nunca reembolsa más que una cancelación en ese momento.');

SELECT pg_temp.add_question('prices-and-booking', 'how-do-i-use-a-coupon',
  'How do I use a coupon?',
  'Enter the code at checkout. It reduces the price of the nights, not fees or taxes, and you’ll see the new total before you pay.',
  '¿Cómo uso un cupón?',
  'Escriba el código en la página de pago. Reduce el precio de las noches, no los cargos ni los impuestos, y verá el total nuevo antes de pagar.');

SELECT pg_temp.add_question('payments-and-refunds', 'how-can-i-pay',
  'How can I pay?',
  'By credit or debit card, with Apple Pay or Google Pay where your device offers it, or from your Marea wallet. You can use your wallet for part of the price and a card for the rest. We charge in US dollars. Amounts in other currencies are estimates.',
  '¿Cómo puedo pagar?',
  'Con tarjeta de crédito o débito, con Apple Pay o Google Pay si su dispositivo lo ofrece, o con su billetera de Marea. Puede pagar una parte con la billetera y el resto con una tarjeta. Cobramos en dólares estadounidenses. Los montos en otras monedas son estimaciones.');

SELECT pg_temp.add_question('payments-and-refunds', 'can-i-pay-in-two-parts',
  'Can I pay in two parts?',
  'Yes, for most stays booked at least 30 days before check-in. You pay half now by card, and we charge the other half to the same card later. You’ll see the date before you pay, and we remind you by email. There’s no fee and the total is the same. Homes without a full-refund period don’t offer it.',
  '¿Puedo pagar en dos partes?',
  'Sí, en la mayoría de las estancias que se reservan al menos 30 días antes de la llegada. Paga la mitad ahora con tarjeta y cobramos la otra mitad a la misma tarjeta más adelante. Verá la fecha antes de pagar y se la recordamos por correo. No tiene costo y el total es el mismo. Las casas sin un período de reembolso completo no lo ofrecen.');

SELECT pg_temp.add_question('payments-and-refunds', 'what-if-the-second-payment-fails',
  'What happens if my second payment fails?',
  'We email you, and you can pay with another card or from your wallet. We also try your card again. If it still isn’t paid by the date in that email, we cancel the booking and refund your first payment under your cancellation policy.',
  '¿Qué pasa si falla mi segundo pago?',
  'Le escribimos, y puede pagar con otra tarjeta o con su billetera. También volvemos a intentarlo con su tarjeta. Si no se paga antes de la fecha que indica ese correo, cancelamos la reserva y reembolsamos su primer pago según la política de cancelación.');

UPDATE articles SET group_id = payments.id,
  position = (SELECT coalesce(max(position), 0) + 1 FROM articles WHERE group_id = payments.id)
FROM faq_groups payments, faq_groups prices, article_slugs
WHERE payments.anchor = 'payments-and-refunds' AND prices.anchor = 'prices-and-booking'
  AND articles.group_id = prices.id AND article_slugs.article_id = articles.id
  AND article_slugs.kind = 'question' AND article_slugs.slug = 'how-much-will-i-get-back-if-i-cancel';

SELECT pg_temp.add_question('payments-and-refunds', 'when-will-i-get-my-refund',
  'When will I get my refund?',
  'A refund to a card takes 5–10 business days, depending on your bank. What you paid from your wallet goes back to your wallet right away. When you cancel, you can also choose to have the card’s part in your wallet. Card money in a wallet can be used for stays right away and withdrawn to a bank later, on the date your wallet shows.',
  '¿Cuándo recibiré mi reembolso?',
  'Un reembolso a una tarjeta tarda de 5 a 10 días hábiles, según su banco. Lo que pagó con la billetera vuelve a la billetera de inmediato. Al cancelar, también puede recibir en la billetera la parte de la tarjeta. El dinero de tarjetas se puede usar en estancias de inmediato y retirar a un banco más adelante, en la fecha que muestra su billetera.');

SELECT pg_temp.add_question('payments-and-refunds', 'what-if-the-owner-cancels',
  'What if the owner cancels?',
  'You get a full refund: card payments to the card, wallet payments to your wallet. We email you right away. The owner may offer you another home for the same dates at no extra cost. You decide, and nothing changes until you accept.',
  '¿Qué pasa si cancela el propietario?',
  'Le reembolsamos todo: lo que pagó con tarjeta, a la tarjeta, y lo que pagó con la billetera, a la billetera. Le avisamos por correo de inmediato. El propietario puede ofrecerle otra casa en las mismas fechas sin costo adicional. Usted decide, y nada cambia hasta que acepte.');

SELECT pg_temp.add_question('payments-and-refunds', 'is-there-a-security-deposit',
  'Is there a security deposit?',
  'Some homes list one on their page. It isn’t part of your total and isn’t charged when you book. It tells you the amount the owner sets for damage beyond normal wear, which the main host is responsible for under our [terms](/terms).',
  '¿Hay un depósito de garantía?',
  'Algunas casas lo indican en su página. No forma parte del total y no se cobra al reservar. Es el monto que fija el propietario para daños que vayan más allá del uso normal, de los que responde el huésped principal según nuestros [términos](/terms).');

SELECT pg_temp.add_question('your-stay', 'can-i-check-in-early-or-check-out-late',
  'Can I check in early or check out late?',
  'At homes that offer it, yes. From 14 days before check-in until noon the day before, choose a time on your stay page. You’ll see the price with taxes. Some homes approve it automatically, others ask the owner first. You pay once it’s approved, and only then does the time change.',
  '¿Puedo llegar antes o salir más tarde?',
  'Sí, en las casas que lo ofrecen. Desde 14 días antes de la llegada y hasta el mediodía del día anterior, elija una hora en la página de su estancia. Verá el precio con impuestos. Algunas casas lo aprueban automáticamente y otras consultan al propietario. Paga cuando se aprueba, y solo entonces cambia la hora.');

SELECT pg_temp.add_question('your-stay', 'when-do-i-get-the-address-and-the-door-code',
  'When do I get the address and the door code?',
  'The exact address and check-in instructions are on your stay page once your booking is confirmed. If the home has a door code, it appears there at 8 AM Miami time on the day of check-in. You can share the page with your group by link. It shows no payments or documents and ends at check-out.',
  '¿Cuándo recibo la dirección y el código de la puerta?',
  'La dirección exacta y las instrucciones de llegada están en la página de su estancia en cuanto se confirma la reserva. Si la casa tiene un código, aparece ahí a las 8 a.m., hora de Miami, el día de la llegada. Puede compartir la página con su grupo por un enlace, que no muestra pagos ni documentos y termina con la salida.');

SELECT pg_temp.add_question('your-stay', 'can-i-hold-an-event',
  'Can I hold an event or a party?',
  'Only if the house rules allow it. They’re on the home’s page, and you accept them before you pay. Please ask the owner first about anything larger than dinner with the guests on your booking: buildings, associations and cities have their own rules.',
  '¿Puedo hacer un evento o una fiesta?',
  'Solo si las reglas de la casa lo permiten. Están en la página de la casa y las acepta antes de pagar. Pregunte antes al propietario por cualquier reunión más grande que una cena con los huéspedes de su reserva: los edificios, las asociaciones y las ciudades tienen sus propias reglas.');

SELECT pg_temp.add_question('your-stay', 'how-do-i-find-an-accessible-home',
  'How do I find an accessible home?',
  'Filter your search by step-free entrance, elevator or wheelchair access. Each home’s page has a section on accessibility and safety with what the owner has stated. If something isn’t listed, ask the owner before you book.',
  '¿Cómo encuentro una casa accesible?',
  'Filtre la búsqueda por entrada sin escalones, elevador o acceso en silla de ruedas. La página de cada casa tiene una sección de accesibilidad y seguridad con lo que indicó el propietario. Si algo no aparece, pregúntele antes de reservar.');

SELECT pg_temp.add_question('your-stay', 'what-happens-if-there-is-a-storm',
  'What happens if there’s a storm or hurricane?',
  'Follow the instructions of local authorities, also if you’re asked to leave. If the owner or Marea has to cancel your stay, you get a full refund. If you decide not to travel, your cancellation policy applies, so consider a flexible policy or travel insurance from June to November. Write to us and we’ll help you change dates.',
  '¿Qué pasa si hay una tormenta o un huracán?',
  'Siga las instrucciones de las autoridades locales, también si le piden salir de la casa. Si el propietario o Marea debe cancelar su estancia, le reembolsamos todo. Si usted decide no viajar, se aplica la política de cancelación de su reserva, así que considere una política flexible o un seguro de viaje de junio a noviembre. Escríbanos y le ayudamos a cambiar las fechas.');

SELECT pg_temp.add_question('your-stay', 'whom-do-i-call-in-an-emergency',
  'Who do I call in an emergency?',
  'Call 911 first. The home’s address is on your stay page. For anything else at the home, message the owner from your booking. Our team answers daily from 8 AM to midnight, in English and Spanish.',
  '¿A quién llamo en una emergencia?',
  'Llame primero al 911. La dirección de la casa está en la página de su estancia. Para cualquier otra cosa en la casa, escriba al propietario desde su reserva. Nuestro equipo atiende todos los días de 8 a.m. a medianoche, en español y en inglés.');

SELECT pg_temp.add_question('wallet', 'how-do-i-withdraw-money',
  'How do I withdraw money from my wallet?',
  'Add a bank account in the United States or Mexico, choose an amount and confirm. The transfer fee and the arrival date are shown before you confirm, and our team reviews each withdrawal. Money that came from a card can be withdrawn after a waiting period, and your wallet shows the date. Gift card money can’t be withdrawn.',
  '¿Cómo retiro dinero de mi billetera?',
  'Agregue una cuenta bancaria en Estados Unidos o México, elija un monto y confirme. La comisión de transferencia y la fecha de llegada se muestran antes de confirmar, y nuestro equipo revisa cada retiro. El dinero que llegó de una tarjeta se puede retirar después de un plazo, y su billetera muestra la fecha. El dinero de tarjetas de regalo no se puede retirar.');

SELECT pg_temp.add_question('wallet', 'how-do-gift-cards-work',
  'How do gift cards work?',
  'Choose an amount from $50 to $2,000, a design and a delivery date, and pay by card. The recipient gets a code by email and adds it to a Marea wallet, to use for any stay. Gift cards have no fees and never expire. You can have one refunded within 14 days if it hasn’t been redeemed. [Buy a gift card](/gift-cards)',
  '¿Cómo funcionan las tarjetas de regalo?',
  'Elija un monto de $50 a $2,000, un diseño y una fecha de entrega, y pague con tarjeta. Quien la recibe obtiene un código por correo y lo agrega a su billetera de Marea para usarlo en cualquier estancia. No tienen cargos y nunca vencen. Puede pedir el reembolso durante 14 días si no se ha canjeado. [Comprar una tarjeta de regalo](/gift-cards)');

SELECT pg_temp.add_question('owners', 'what-does-marea-charge',
  'What does Marea charge owners?',
  'A commission on rent. The percentage is in your agreement, which you see under Financials. It isn’t charged on cleaning fees, pet fees or taxes. A new percentage starts on a date we tell you in advance, and bookings already made keep theirs.',
  '¿Cuánto cobra Marea a los propietarios?',
  'Una comisión sobre la renta. El porcentaje está en su contrato, que puede ver en Finanzas. No se cobra sobre los cargos por limpieza o mascota ni sobre los impuestos. Un porcentaje nuevo empieza en una fecha que le avisamos con anticipación, y las reservas ya hechas conservan el suyo.');

SELECT pg_temp.add_question('owners', 'when-do-i-get-paid',
  'When do I get paid?',
  'We release your share 24 hours after the guest checks in. From then on it’s in your balance: choose a weekly or monthly payout, or pay out when you like. Payouts have no fee. Our team reviews each one, and it arrives in 2–3 business days. A new bank account can receive payouts after 3 business days.',
  '¿Cuándo recibo mi dinero?',
  'Liberamos su parte 24 horas después de la llegada del huésped. Desde entonces está en su saldo: elija un pago semanal o mensual, o solicítelo cuando quiera. Los pagos no tienen costo. Nuestro equipo revisa cada uno y llega en 2 o 3 días hábiles. Una cuenta bancaria nueva puede recibir pagos después de 3 días hábiles.');

SELECT pg_temp.add_question('owners', 'who-pays-the-lodging-taxes',
  'Who pays the lodging taxes?',
  'Marea collects them from guests with each stay, files the returns and pays them to the state, the county and the cities. You see the figures for your homes under Taxes. Income tax and property tax remain yours, and your yearly summary has the totals for your accountant.',
  '¿Quién paga los impuestos de hospedaje?',
  'Marea los cobra a los huéspedes en cada estancia, presenta las declaraciones y los paga al estado, al condado y a las ciudades. En Impuestos ve las cifras de sus casas. El impuesto sobre la renta y el predial siguen siendo suyos, y el resumen anual tiene los totales para su contador.');

SELECT pg_temp.add_question('owners', 'which-licenses-do-i-need',
  'Which licenses do I need?',
  'It depends on where the home is. Every home needs a Florida vacation rental license, and most cities require a registration or certificate of their own. The editor asks for the ones your address needs, and you can’t publish without their numbers. We remind you before one expires.',
  '¿Qué licencias necesito?',
  'Depende de dónde esté la casa. Todas necesitan una licencia de alquiler vacacional de Florida, y la mayoría de las ciudades exige además un registro o certificado propio. El editor le pide las que corresponden a su dirección, y no se puede publicar sin sus números. Le avisamos antes de que una venza.');

SELECT pg_temp.add_question('owners', 'how-are-expenses-handled',
  'How are expenses handled?',
  'Expenses that Marea pays for your home, such as repairs, are deducted from your balance, each with its receipt where there is one. You set a limit: above it, we ask for your approval first. It’s $500 until you change it. Corrections are always a new line, so a month you’ve read stays as it was.',
  '¿Cómo se manejan los gastos?',
  'Los gastos que Marea paga por su casa, como reparaciones, se descuentan de su saldo, cada uno con su recibo si lo hay. Usted fija un límite: por encima de él, pedimos antes su aprobación. Es de $500 hasta que lo cambie. Una corrección es siempre una línea nueva, así que un mes que ya leyó no cambia.');

SELECT pg_temp.reword('how-long-are-my-dates-held',
  'Fifteen minutes. During',
  '15 minutes. During',
  'Quince minutos. En ese',
  '15 minutos. En ese');

SELECT pg_temp.reword('i-own-a-home-how-do-i-start',
  'We’ll visit your home and publish it once its short-term rental license is verified.',
  'We reply within 2 business days. Once we approve it, you add photos, prices and licenses, and publish your home.',
  'Visitaremos su casa y la publicaremos cuando verifiquemos su licencia de alquiler a corto plazo.',
  'Respondemos en 2 días hábiles. Cuando la aprobemos, agregue fotos, precios y licencias, y publique su casa.');

SELECT pg_temp.reword('how-a-house-gets-its-name',
  '',
  '',
  'uganvilla',
  'ugambilia');

SELECT pg_temp.reword('why-do-you-ask-for-the-main-hosts-id',
  'Only authorized people can view it, and we delete it on the date shown when you upload it.',
  'The home’s owner and our team can view it, every view is logged for you, and we delete it on the date shown when you upload it.',
  'Solo la ven personas autorizadas y la eliminamos en la fecha indicada al subirla.',
  'La pueden ver el propietario de la casa y nuestro equipo, cada consulta queda registrada para usted y la eliminamos en la fecha indicada al subirla.');

SELECT pg_temp.reword('can-i-ask-for-something-special',
  'Yes. When you book, you can add a baby crib, extra cleaning, or a setup for a birthday, honeymoon or Valentine’s Day.',
  'Yes, at homes that offer it. When you book, you’ll see the extras of that home, such as a baby crib, an extra cleaning or a birthday setup.',
  'Sí. Al reservar puede agregar una cuna, limpieza adicional o una decoración para un cumpleaños, una luna de miel o San Valentín.',
  'Sí, en las casas que lo ofrecen. Al reservar verá los extras de esa casa, como una cuna, una limpieza adicional o una decoración de cumpleaños.');
