import type { Jurisdiction } from '@marea/contract/suites/jurisdictions.ts'
import type { Db } from '#platform/db/database.ts'
import { namedStatement, queryNamed } from '#platform/db/named-statement.ts'
import { feeAmountsSql } from '#pricing/fee-columns.ts'
import type { Extra, TaxRate } from '#pricing/price.ts'
import type { TakenNights, Terms } from '#pricing/terms.ts'
import type { PolicyRow } from '#suites/suite-shape.ts'

export type OfferRow = Terms &
  PolicyRow & {
    id: string
    jurisdiction: Jurisdiction
    checkInFrom: string
    timeZone: string
    checkOutUntil: string
    securityDepositAmount: number
    extras: Extra[]
    taxes: TaxRate[]
    taken: TakenNights[]
  }

/**
 * Everything the price of one stay depends on in one query, because every click requests a quote.
 * The taken nights around the stay show whether it lies in a gap.
 */
const offer = namedStatement({
  name: 'offer-for-stay',
  text: `
    select s.id, s.jurisdiction, place.time_zone "timeZone", s.nightly_amount "nightlyAmount", s.weekend_amount "weekendAmount",
      ${feeAmountsSql('s')} "feeAmounts", 
      commission_on(s.agreement_id, (:agreedAt::timestamptz at time zone company_time_zone())::date)
        "commissionPerMille",
      l.floor_amount "floorAmount", coalesce(l.fills_gaps, false) "fillsGaps",
      s.min_nights "minNights", s.max_nights "maxNights", s.guests, s.max_pets "maxPets",
      s.welcomes_children "welcomesChildren", s.welcomes_infants "welcomesInfants",
      s.included_guests "includedGuests",
      s.check_in_from "checkInFrom", s.check_out_until "checkOutUntil", s.cancellation,
      s.security_deposit_amount "securityDepositAmount",
      p.grace_hours "graceHours", p.grace_days_before "graceDaysBefore", p.tiers, p.late,
      (select coalesce(json_agg(json_build_object('from', lower(nights), 'to', upper(nights),
          'nightlyAmount', nightly_amount, 'weekendAmount', weekend_amount,
          'weekdayAmounts', weekday_amounts, 'minNights', min_nights)), '[]')
        from nightly_rates where suite_id = s.id and nights && daterange(:checkIn, :checkOut)) seasons,
      (select coalesce(json_agg(json_build_object('fromNights', from_nights,
          'perMille', per_mille)), '[]')
        from stay_discounts where suite_id = s.id) discounts,
      (select coalesce(json_agg(json_build_object('code', extra, 'amount', amount)
          order by extra), '[]')
        from suite_extras where suite_id = s.id) extras,
      (select coalesce(json_agg(json_build_object('authority', authority, 'rate', rate)
          order by position), '[]')
        from tax_rates join tax_authorities on code = authority
        where jurisdiction = s.jurisdiction and rate > 0 and valid @> :checkIn::date) taxes,
      (select coalesce(json_agg(json_build_object('from', lower(nights), 'to', upper(nights),
          'canExpire', expires_at is not null)), '[]')
        from occupancies where suite_id = s.id
          and nights && daterange(:checkIn::date - 1, :checkOut::date + 30)
          and (expires_at is null or expires_at > :now)
          and reference is distinct from :except) taken
    from suites s join cancellation_policies p on p.code = s.cancellation
    join places place on place.slug = s.place
    left join stay_limits l on l.suite_id = s.id
    where s.slug = :slug and s.status = 'published'`,
})

type OfferQuery = {
  slug: string
  checkIn: string
  checkOut: string
  now: Temporal.Instant
  /** When the stay was booked, because the agreement of that time applies; now for a new one. */
  agreedAt: Temporal.Instant
  /** The reference of nights to ignore. */
  except: string | undefined
}

export async function findOffer(
  db: Db,
  { slug, checkIn, checkOut, now, agreedAt, except }: OfferQuery,
): Promise<OfferRow | undefined> {
  const values = {
    slug,
    checkIn,
    checkOut,
    now: now.toString(),
    agreedAt: agreedAt.toString(),
    except: except ?? null,
  }
  const [row] = await queryNamed<OfferRow>(db, offer, values)
  return row
}
