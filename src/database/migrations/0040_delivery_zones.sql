-- Where the merchant delivers, and on which terms. Without a row the shop delivers to its district, as its facts say.
create table delivery_zones (
  id integer generated always as identity primary key,
  name text not null constraint zone_name_once unique,
  -- Lists of text: codes (`641012`, `641001-641062`, `641*`), districts (`Coimbatore, Tamil Nadu`) and states.
  area jsonb not null,
  -- Working days from the order to the door: `2` or `3-7`.
  days text not null,
  -- 0: paid to the courier.
  fee_paise integer not null check (fee_paise >= 0),
  free_from_paise integer check (free_from_paise > 0),
  minimum_paise integer check (minimum_paise > 0),
  note text not null,
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  changed_by integer references users on delete set null
);

-- What an order was sold under; its fee is among its adjustments. Orders from before this have neither.
alter table orders add column zone_name text;
alter table orders add column promised_by date;
