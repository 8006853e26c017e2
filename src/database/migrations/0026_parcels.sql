-- Between the packing table and the door lie two more steps of a parcel. The specification's word for an order stays as it
-- is derived: it names what ends a parcel's way, not what lies between.
alter table orders
  drop constraint parcel_state_is_known,
  add constraint parcel_state_is_known
    check (parcel_state in ('to_pack', 'packed', 'dispatched', 'delivered', 'cancelled'));

-- The orders that are paid and wait at one step: to be packed, to leave, to arrive.
create index orders_by_parcel on orders (parcel_state, id) where status = 'paid';

-- What left together. An order may leave in several parcels.
create table parcels (
  id integer primary key generated always as identity,
  order_id integer not null references orders on delete cascade,
  courier text not null,
  tracking_number text,
  -- Of the form that it was entered with: the same form, sent again, sends nothing more.
  form_key text not null,
  dispatched_at timestamptz not null,
  delivered_at timestamptz,
  unique (order_id, form_key)
);

create table parcel_items (
  parcel_id integer not null references parcels on delete cascade,
  order_item_id integer not null references order_items on delete cascade,
  quantity integer not null check (quantity > 0),
  primary key (parcel_id, order_item_id)
);
create index parcel_items_of_line on parcel_items (order_item_id);

-- What happened to an order and stands in no other table: its timeline. What is older than this is told by its own dates.
create table order_events (
  id bigint primary key generated always as identity,
  order_id integer not null references orders on delete cascade,
  kind text not null,
  actor_id integer references users on delete set null,
  actor_name text,
  details jsonb not null default '{}',
  form_key text,
  happened_at timestamptz not null,
  unique (order_id, form_key)
);
create index events_of_order on order_events (order_id, id);

-- The last step of its parcel and when it was taken: for a minute it can be taken back.
alter table orders
  add column step_id bigint references order_events,
  add column stepped_at timestamptz;
