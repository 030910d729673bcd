-- Answers say what the product does today. What operations have edited, scheduled or unpublished stays
-- as it is.
CREATE FUNCTION pg_temp.reword_unedited(of_slug text, before_en text, after_en text, before_es text, after_es text)
RETURNS void LANGUAGE sql AS $$
  WITH shown AS (
    SELECT DISTINCT ON (article_id) article_id, version_id
    FROM article_slugs JOIN article_publications publication USING (article_id)
    WHERE slug = of_slug AND is_current AND NOT EXISTS (
      SELECT FROM article_publications decided
      WHERE decided.article_id = publication.article_id AND decided.decided_by IS NOT NULL)
    ORDER BY article_id, starts_at DESC, publication.id DESC
  ), original AS (
    SELECT shown.article_id, content
    FROM shown JOIN article_versions version ON version.id = version_id
    WHERE NOT EXISTS (
      SELECT FROM article_versions edited
      WHERE edited.article_id = shown.article_id AND edited.saved_by IS NOT NULL)
  ), written AS (
    INSERT INTO article_versions (article_id, content, begun_at, saved_at)
    SELECT article_id,
      jsonb_set(jsonb_set(content,
        '{texts,en,body}', to_jsonb(replace(content #>> '{texts,en,body}', before_en, after_en))),
        '{texts,es,body}', to_jsonb(replace(content #>> '{texts,es,body}', before_es, after_es))),
      '2026-11-12 10:00-05', '2026-11-12 10:00-05'
    FROM original
    RETURNING id, article_id
  )
  INSERT INTO article_publications (article_id, version_id, starts_at, decided_at)
  SELECT article_id, id, '2026-11-12 10:00-05', '2026-11-12 10:00-05' FROM written
$$;

SELECT pg_temp.reword_unedited('when-is-my-booking-confirmed',
  'You don’t wait for the owner to accept.',
  'You don’t have to wait for the owner to accept.',
  '', '');

SELECT pg_temp.reword_unedited('when-will-i-get-my-refund',
  'What you paid from your wallet goes back to your wallet right away. When you cancel, you can also choose to have the card’s part in your wallet.',
  'What you paid from your wallet is refunded to your wallet right away. When you cancel, you can also choose to receive the card’s part in your wallet.',
  'vuelve a la billetera de inmediato',
  'se reembolsa a la billetera de inmediato');

SELECT pg_temp.reword_unedited('is-there-a-security-deposit',
  'It isn’t part of your total and isn’t charged when you book. It tells you the amount the owner sets for damage beyond normal wear, which the main host is responsible for under our [terms](/terms).',
  'It isn’t part of your total, and we don’t charge or hold it on your card. It’s an amount the owner sets for damage beyond normal wear, which the main host is responsible for under our [terms](/terms).',
  'No forma parte del total y no se cobra al reservar.',
  'No forma parte del total, y no se cobra ni se retiene en su tarjeta.');

SELECT pg_temp.reword_unedited('what-happens-if-there-is-a-storm',
  'Follow the instructions of local authorities, also if you’re asked to leave.',
  'Follow the instructions of local authorities, including evacuation orders.',
  'Siga las instrucciones de las autoridades locales, también si le piden salir de la casa.',
  'Siga las instrucciones de las autoridades locales, incluidas las órdenes de evacuación.');

SELECT pg_temp.reword_unedited('why-do-you-ask-for-the-main-hosts-id',
  'The home’s owner and our team can view it, every view is logged for you, and we delete it on the date shown when you upload it.',
  'Only the home’s owner and our team can view it. Every view is logged, and you can see the log. We delete the ID on the date shown when you upload it.',
  'La pueden ver el propietario de la casa y nuestro equipo, cada consulta queda registrada para usted y la eliminamos en la fecha indicada al subirla.',
  'Solo la pueden ver el propietario de la casa y nuestro equipo. Cada consulta queda en un registro que usted puede ver. La eliminamos en la fecha indicada al subirla.');

SELECT pg_temp.reword_unedited('how-do-gift-cards-work',
  'You can have one refunded within 14 days if it hasn’t been redeemed.',
  'You can get a refund within 14 days if the gift card hasn’t been redeemed.',
  '', '');

SELECT pg_temp.reword_unedited('what-does-marea-charge',
  'A commission on rent. The percentage is in your agreement, which you see under Financials. It isn’t charged on cleaning fees, pet fees or taxes.',
  'A commission on rent, extra guest fees, and the extras and check-in or check-out times you charge for. The percentage is in your agreement, which you’ll find under Financials. It isn’t charged on cleaning fees, pet fees or taxes.',
  'Una comisión sobre la renta. El porcentaje está en su contrato, que puede ver en Finanzas.',
  'Una comisión sobre la renta, los cargos por huésped adicional y los extras y horarios de llegada o salida que usted cobra. El porcentaje está en su contrato, que puede ver en Finanzas.');

SELECT pg_temp.reword_unedited('when-do-i-get-paid',
  'choose a weekly or monthly payout, or pay out when you like.',
  'choose a weekly or monthly payout, or request one when you like. If your agreement sets a reserve, that amount stays in your balance.',
  'elija un pago semanal o mensual, o solicítelo cuando quiera.',
  'elija un pago semanal o mensual, o solicítelo cuando quiera. Si su contrato fija una reserva de fondos, ese monto queda en su saldo.');

SELECT pg_temp.reword_unedited('which-licenses-do-i-need',
  'We remind you before one expires.',
  'We remind you before one expires. If you don’t enter the renewed license, we remove the home from search.',
  'Le avisamos antes de que una venza.',
  'Le avisamos antes de que una venza. Si no ingresa la licencia renovada, retiramos la casa de la búsqueda.');

SELECT pg_temp.reword_unedited('how-are-expenses-handled',
  'You set a limit: above it, we ask for your approval first. It’s $500 until you change it. Corrections are always a new line, so a month you’ve read stays as it was.',
  'You set a limit: above it, or when our markup is more than 25% of a bill, we ask for your approval first. The limit is $500 until you change it. Corrections are always new entries, so past entries never change.',
  'Usted fija un límite: por encima de él, pedimos antes su aprobación. Es de $500 hasta que lo cambie. Una corrección es siempre una línea nueva, así que un mes que ya leyó no cambia.',
  'Usted fija un límite: por encima de él, o si nuestro cargo de gestión supera el 25% de una factura, pedimos antes su aprobación. El límite es de $500 hasta que lo cambie. Una corrección es siempre un registro nuevo, así que los anteriores nunca cambian.');

SELECT pg_temp.reword_unedited('the-whole-price-first',
  'Most sites show you the first of these and save the rest for the last page.',
  'Many prices start with the first of these and add the rest on the last page.',
  'La mayoría de los sitios muestra lo primero y deja lo demás para la última página.',
  'Muchos precios muestran lo primero y dejan lo demás para la última página.');
