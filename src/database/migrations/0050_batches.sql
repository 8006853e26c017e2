-- Goods of one pack with the same dates on their label. Units without dates are in no batch: what a pack has in stock
-- beyond what is left of its batches.
create table batches (
  id integer generated always as identity primary key,
  pack_id integer not null references packs,
  -- What the label calls it; empty where it calls it nothing.
  code text not null,
  packed_on date not null,
  best_before date not null check (best_before >= packed_on),
  -- In stock, and taken out of it because they are too old or recalled: both are sums of its lines in the ledger.
  left_units integer not null default 0 constraint batch_not_negative check (left_units >= 0),
  aside_units integer not null default 0 check (aside_units >= 0),
  recalled_at timestamptz,
  recall_reason text,
  recalled_by text,
  added_at timestamptz not null,
  check ((recalled_at is null) = (recall_reason is null)),
  constraint one_batch_a_label unique (pack_id, best_before, packed_on, code)
);
create index batches_with_units on batches (best_before, id) where left_units > 0;
create index batches_set_aside on batches (best_before, id) where aside_units > 0;

-- Whether what moves of it has to be looked up by batch. On the pack, whose row every move locks and reads anew.
alter table packs add column has_batches boolean not null default false;

alter table stock_moves add column batch_id integer references batches;
create index stock_moves_of_batch on stock_moves (batch_id, order_id) where batch_id is not null;
alter table stock_moves drop constraint stock_moves_reason_check;
alter table stock_moves add constraint stock_moves_reason_check check (reason in
  ('opening', 'hold', 'hold_returned', 'received', 'correction', 'damaged', 'returned', 'too_old', 'recalled'));

-- What is asked of a batch. No row: nobody has chosen yet, and no batch is asked for.
create table batch_rules (
  only_row boolean primary key default true,
  wanted boolean not null,
  -- What the shopper must have left of the shelf life: such a share of it, or so many days where those are fewer.
  least_percent integer not null check (least_percent between 0 and 90),
  least_days integer not null check (least_days between 0 and 365),
  -- How long a parcel may be on its way: the shopper is to have them left when it arrives.
  way_days integer not null check (way_days between 0 and 60),
  -- The merchant is warned so many days before the last day of sale.
  warn_days integer not null check (warn_days between 1 and 365),
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  changed_by integer references users on delete set null,
  constraint batch_rules_only_row_check check (only_row)
);
