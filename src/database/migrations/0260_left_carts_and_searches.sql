-- What the reports show of carts that were left, and of searches that found nothing: counts of each day, without visitors.

create table daily_left_carts (
  -- The day of the last change, in the shop's time zone. A day is counted once, after the day that follows it.
  day date primary key,
  -- Carts that still had something in them then.
  carts integer not null,
  units integer not null,
  -- At the prices of then, before discounts and delivery.
  value_paise bigint not null
);

create table daily_failed_searches (
  day date not null,
  -- As in `failed_searches`: nothing that may belong to a person.
  query text not null,
  count integer not null default 1,
  primary key (day, query)
);
