-- The merchant's own words of a mail, in a language; an empty one is the shop's own. The version is the optimistic lock
-- of who edits them.
create table mail_texts (
  kind text not null,
  locale text not null,
  subject text not null,
  body text not null,
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  changed_by integer references users on delete set null,
  primary key (kind, locale)
);

-- Which mails the merchant does without, and at which hour the morning's summary comes. No row: nobody has chosen yet.
create table mail_settings (
  only_row boolean primary key default true,
  unwanted jsonb not null,
  summary_hour integer not null check (summary_hour between 0 and 23),
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  changed_by integer references users on delete set null,
  constraint mail_settings_only_row_check check (only_row)
);

-- Which order a mail is about. Confirmations from before say it by their key, and are not written anew.
alter table outbox add column order_id integer references orders;
create index outbox_of_order on outbox (order_id) where order_id is not null;

-- What left on a day, for the morning's summary.
create index parcels_by_dispatch on parcels (dispatched_at);

-- From how many units on a pack is low, and whether the merchant has been told since it was above.
alter table packs add column low_stock_at integer not null default 5 check (low_stock_at >= 0);
alter table packs add column low_stock_told boolean not null default false;
update packs set low_stock_told = true where stock <= low_stock_at;
create index packs_low on packs (stock, product_id) where on_sale and stock <= low_stock_at;
create index packs_low_to_tell on packs (id) where on_sale and low_stock_told = (stock > low_stock_at);

-- What begins low, or is called low from now on, has not become so.
create function note_low_stock() returns trigger language plpgsql as $$
begin
  new.low_stock_told := new.stock <= new.low_stock_at;
  return new;
end $$;
create trigger note_low_stock before insert or update of low_stock_at on packs
  for each row execute function note_low_stock();
