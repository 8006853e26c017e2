-- Prices of a variant for a period. The price in force stays in packs.price_paise, which every query for shoppers reads,
-- and which indexes and sorts. While a period runs, the regular price is in packs.regular_paise.

create table price_periods (
  id integer primary key generated always as identity,
  pack_id integer not null references packs (id) on delete cascade,
  price_paise integer not null check (price_paise >= 100),
  starts_at timestamptz not null,
  -- Not included. Null: until the merchant ends it.
  ends_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  constraint price_period_ends_after_start check (ends_at > starts_at)
);

-- A variant has one price at a time: the periods of a variant may not begin together. Overlaps are refused under the
-- lock of the variant (save-period.ts).
create unique index price_periods_of_pack on price_periods (pack_id, starts_at);

alter table packs
  -- The price outside of periods; null while no period runs, because price_paise is the regular price then.
  add column regular_paise integer check (regular_paise >= 100),
  -- The start of the running period.
  add column price_since timestamptz,
  -- When the price in force changes next: the running period ends, or the next one starts.
  add column price_changes_at timestamptz,
  add constraint running_price_has_start check ((regular_paise is null) = (price_since is null));

create index packs_by_price_change on packs (price_changes_at) where price_changes_at is not null;
